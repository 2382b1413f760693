import TestSupport

extension ProbeProcess {
  /// Starts the probe of this library.
  convenience init(_ arguments: [String]) throws { try self.init("StoreProbe", arguments) }
}
