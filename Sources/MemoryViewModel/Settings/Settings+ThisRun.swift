extension Settings {
  /// Whether the value of a setting is one for this run only, from the command line or the
  /// environment; setting it ends that.
  public func isForThisRun<Value>(_ setting: KeyPath<Overrides, Value?>) -> Bool {
    overrides[keyPath: setting] != nil
  }

  /// Whether any value is one for this run only.
  public var isAnyForThisRun: Bool { overrides != Overrides() }
}
