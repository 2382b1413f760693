/// How far something has come that is loaded, and what there is of it meanwhile.
public enum LoadState<Value> {
  /// Nobody has asked for it.
  case idle
  /// It is being loaded; what there was before is still there.
  case loading(last: Value?)
  /// It is there.
  case loaded(Value, from: LoadSource)
  /// It could not be loaded for a reason, in words; what there was before is still there.
  case failed(reason: String, last: Value?)

  /// What there is: what was loaded last; nil if nothing ever was.
  public var value: Value? {
    switch self {
    case .idle: nil
    case .loading(let last), .failed(_, let last): last
    case .loaded(let value, _): value
    }
  }

  /// Whether it is being loaded.
  public var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }

  /// Why it could not be loaded; nil unless it has failed.
  public var failure: String? {
    if case .failed(let reason, _) = self { return reason }
    return nil
  }
}

extension LoadState: Equatable where Value: Equatable {}
extension LoadState: Sendable where Value: Sendable {}

/// Where something that is there has come from.
public enum LoadSource: Hashable, Sendable {
  /// It was kept from an earlier time, and may have changed since.
  case cache
  /// It has just been loaded.
  case fresh
}
