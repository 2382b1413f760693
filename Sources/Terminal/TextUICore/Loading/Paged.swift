/// Items that are loaded batch by batch, as far as somebody looks; `loadsMore` loads them.
///
/// To load everything anew, put a new value into its place.
public struct Paged<Item> {
  /// What there is, and whether more of it is being loaded.
  public private(set) var state: LoadState<[Item]>
  /// Whether there are no more items than these.
  public private(set) var isAtEnd = false

  /// Makes a list of items from an earlier time, or of none, that goes on behind them.
  public init(cached items: [Item] = []) {
    state = items.isEmpty ? .idle : .loaded(items, from: .cache)
  }

  /// All items so far.
  public var items: [Item] { state.value ?? [] }

  /// Loads again what could not be loaded; does nothing unless the last batch failed.
  public mutating func retry() {
    if state.failure != nil { state = .loading(last: items) }
  }

  /// Whether another batch may be loaded: none is on its way, the last one came, and was not the end.
  var canLoadMore: Bool { !isAtEnd && !state.isLoading && state.failure == nil }

  /// Begins to load another batch, if it may be.
  mutating func loadMore() {
    if canLoadMore { state = .loading(last: items) }
  }

  /// Takes a batch; one with fewer items than were asked for is the last.
  mutating func take(_ batch: [Item], of count: Int) {
    isAtEnd = batch.count < count
    state = .loaded(items + batch, from: .fresh)
  }

  mutating func fail(_ reason: String) {
    state = .failed(reason: reason, last: items)
  }
}

extension Paged: Equatable where Item: Equatable {}
extension Paged: Sendable where Item: Sendable {}
