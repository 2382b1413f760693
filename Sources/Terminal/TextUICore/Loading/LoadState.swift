/// The state of loading a value, with the value that is available meanwhile.
public enum LoadState<Value> {
  /// Loading was not requested.
  case none
  /// Loading from a source is in progress; the previous value stays available.
  case loading(last: Value?, from: LoadSource)
  /// The value was loaded.
  case loaded(Value, from: LoadSource)
  /// Loading from a source failed with a reason; the previous value stays available.
  case failed(reason: String, last: Value?, from: LoadSource)

  /// The last loaded value, or nil.
  public var value: Value? {
    switch self {
    case .none: nil
    case .loading(let last, _), .failed(_, let last, _): last
    case .loaded(let value, _): value
    }
  }

  /// The source of the value that is loading, loaded or failed; nil before loading.
  public var source: LoadSource? {
    switch self {
    case .none: nil
    case .loading(_, let source), .loaded(_, let source), .failed(_, _, let source): source
    }
  }

  /// True while loading is in progress.
  public var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }

  /// The reason of a failure, or nil.
  public var failure: String? {
    if case .failed(let reason, _, _) = self { return reason }
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
