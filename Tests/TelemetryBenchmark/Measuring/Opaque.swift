/// `value`, of which the optimizer knows nothing any more.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
