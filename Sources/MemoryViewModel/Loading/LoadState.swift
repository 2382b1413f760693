/// How far the loading of something from a source has come.
public enum LoadState<Source, Value> {
  case none
  case loading(Source)
  case loaded(Value)
  /// The reason is one printable line.
  case failed(reason: String)

  public var isLoading: Bool {
    if case .loading = self { true } else { false }
  }

  public var value: Value? {
    if case .loaded(let value) = self { value } else { nil }
  }
}

extension LoadState: Equatable where Source: Equatable, Value: Equatable {}
extension LoadState: Sendable where Source: Sendable, Value: Sendable {}
