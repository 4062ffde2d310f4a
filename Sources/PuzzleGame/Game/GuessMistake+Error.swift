// The schema owns the words; parsing a guess throws them.

typealias GuessMistake = TelemetryEvent.GuessMistake

extension GuessMistake: Error {}
