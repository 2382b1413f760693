/// Returns the error that some work throws, or nil.
func fault<Fault: Error & Equatable, Value>(
  _ type: Fault.Type = Fault.self, of work: () throws -> Value
) -> Fault? {
  do {
    _ = try work()
    return nil
  } catch {
    return error as? Fault
  }
}
