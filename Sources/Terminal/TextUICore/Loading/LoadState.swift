/// The state of loading a value, with the value that is available meanwhile.
public enum LoadState<Value> {
  /// Loading was not requested.
  case idle
  /// Loading is in progress; the previous value stays available.
  case loading(last: Value?)
  /// The value was loaded.
  case loaded(Value, from: LoadSource)
  /// Loading failed with a reason; the previous value stays available.
  case failed(reason: String, last: Value?)

  /// The last loaded value, or nil.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let last), .failed(_, let last): last
    case .loaded(let value, _): value
    }
  }

  /// True while loading is in progress.
  public var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }

  /// The reason of a failure, or nil.
  public var failure: String? {
    if case .failed(let reason, _) = self { return reason }
    return nil
  }
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

/// The source of a loaded value.
public enum LoadSource: Hashable, Sendable {
  /// The value was cached earlier, and may be outdated.
  case cache
  /// The value has just been loaded.
  case fresh
}
