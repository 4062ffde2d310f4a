// The plugin fills this module; a target needs one file of its own.
