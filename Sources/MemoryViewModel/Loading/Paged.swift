import MemoryModel
public import Observation

/// A long list that is loaded page by page, as far as it is looked at.
///
/// All calls, also that of a completion, come from one thread, that of the screen.
@Observable public final class Paged<Item> {
  /// Some items in a row.
  public struct Page {
    public let items: [Item]
    /// Whether others follow.
    public let hasMore: Bool

    public init(items: [Item], hasMore: Bool) {
      self.items = items
      self.hasMore = hasMore
    }
  }

  public typealias Completion = (Result<Page, any Error>) -> Void

  private enum State: Equatable {
    case hasMore
    case loading
    case failed(String)
    case done
  }

  /// What was loaded so far.
  public private(set) var items: [Item] = []
  private var state = State.hasMore
  /// Counts the loads, so that each is answered at most once and in its time.
  @ObservationIgnored private var load = 0
  @ObservationIgnored private let loadPage: (_ start: Int, @escaping Completion) -> Void

  /// - Parameter loadPage: Loads the page that begins with an item's number, and calls the
  ///   completion then, at once or later. A page without items is the last one.
  public init(loadPage: @escaping (_ start: Int, @escaping Completion) -> Void) {
    self.loadPage = loadPage
  }

  /// Whether there may be items beyond those loaded.
  public var hasMore: Bool { state != .done }

  public var isLoading: Bool { state == .loading }

  /// Whether everything is loaded.
  public var isDone: Bool { state == .done }

  /// Why the last page did not come, as one printable line; `nil` when it did.
  public var failure: String? {
    if case .failed(let reason) = state { reason } else { nil }
  }

  /// Whether the window shows the end of what is loaded and more can be had.
  ///
  /// After a failure it is `false` until `loadMore()` is called again.
  ///
  /// - Parameters:
  ///   - contentBottom: Where the loaded content ends, in any unit.
  ///   - windowBottom: Where the window ends, from the same origin and in the same unit.
  /// - Returns: `true` also for content that is shorter than the window.
  public func needsMore<Length: Comparable>(contentBottom: Length, windowBottom: Length) -> Bool {
    state == .hasMore && contentBottom < windowBottom
  }

  /// Loads the next page, or tries the failed one again; nothing happens meanwhile and at the end.
  public func loadMore() {
    guard !isLoading, !isDone else { return }
    load += 1
    state = .loading
    let load = load
    loadPage(items.count) { [weak self] result in self?.finish(load, result) }
  }

  /// Forgets all that was loaded, as before the first page; a page under way is not awaited.
  public func reset() {
    load += 1
    items = []
    state = .hasMore
  }

  private func finish(_ load: Int, _ result: Result<Page, any Error>) {
    guard isLoading, load == self.load else { return }
    switch result {
    case .success(let page):
      items += page.items
      state = page.hasMore && !page.items.isEmpty ? .hasMore : .done
    case .failure(let error):
      state = .failed("\(error)".printable(atMost: 200))
    }
  }
}
