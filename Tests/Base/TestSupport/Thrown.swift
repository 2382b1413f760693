/// Returns the error that a closure throws if it is of a type, otherwise nil.
///
/// Several such errors can be compared in one expectation.
public func thrown<Failure: Error, Value>(
  _ type: Failure.Type = Failure.self, by body: () throws -> Value
) -> Failure? {
  do {
    _ = try body()
    return nil
  } catch {
    return error as? Failure
  }
}
