/// Items that `loadsMore` loads in batches as the user scrolls.
///
/// To reload everything, assign a new value.
public struct Paged<Item> {
  /// The items so far, and the state of loading.
  public private(set) var state: LoadState<[Item]>
  /// True if there are no further items.
  public private(set) var isAtEnd = false

  /// Creates a list of cached items, or an empty one, to which further items are appended.
  public init(cached items: [Item] = []) {
    state = items.isEmpty ? .idle : .loaded(items, from: .cache)
  }

  /// The items loaded so far.
  public var items: [Item] { state.value ?? [] }

  /// Retries the last batch if it failed; otherwise does nothing.
  public mutating func retry() {
    if state.failure != nil { state = .loading(last: items) }
  }

  /// True if another batch may be loaded: none is loading or failed, and the end was not reached.
  var canLoadMore: Bool { !isAtEnd && !state.isLoading && state.failure == nil }

  /// Begins to load another batch, if allowed.
  mutating func loadMore() {
    if canLoadMore { state = .loading(last: items) }
  }

  /// Appends a batch; one with fewer items than requested is the last.
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
