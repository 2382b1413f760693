/// Returns the error of a type that a closure throws, or nil if the closure throws none of the type.
func thrown<Failure: Error, Value>(
  _ type: Failure.Type = Failure.self, by body: () throws -> Value
) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? Failure
  }
}
