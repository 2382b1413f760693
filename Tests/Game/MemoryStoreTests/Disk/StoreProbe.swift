import TestSupport

extension ProbeProcess {
  /// The probe of this library.
  convenience init(_ arguments: [String]) throws { try self.init("StoreProbe", arguments) }
}
