/// A view that lets a program scroll to views with an id in the scroll views it contains.
public struct ScrollViewReader<Content: View>: Primitive {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: Returns the content, given a proxy to use in event handlers.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public func resolve(_ resolver: inout Resolver) {
    let registry = resolver.remembered { ScrollRegistry(redraw: resolver.redraw) }
    let outer = resolver.values
    registry.begin(in: outer[ScrollReaderKey.self])
    resolver.values[ScrollReaderKey.self] = registry
    resolver.scope(Identity.Step.content) {
      content(ScrollViewProxy(registry: registry)).resolve(&$0)
    }
    resolver.values = outer
  }
}

/// A proxy that scrolls the scroll views in a reader.
public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Scrolls to a view; an unknown id is ignored.
  ///
  /// In `withAnimation`, the scrolling is animated.
  ///
  /// - Parameters:
  ///   - id: The id set with `id(_:)`, or the id of a lazy stack's element.
  ///   - anchor: The view's position in the visible part, if possible; nil for the least scrolling.
  public func scrollTo(_ id: some Hashable, anchor: Alignment? = nil) {
    registry.request(ScrollRequest(id: AnyHashable(id), anchor: anchor))
  }
}

extension ScrollViewProxy {
  /// The number of rows that the first scroll view shows.
  var visibleRows: Int { registry.visibleRows }

  /// Scrolls to a view as soon as the scroll views are placed; called while they are evaluated.
  ///
  /// There is a further frame only if the view is out of sight.
  func revealNow(_ id: some Hashable) {
    registry.next = ScrollRequest(id: AnyHashable(id), anchor: nil)
  }

  /// Scrolls to a view whose place in the last frame is known, so that the next frame shows it.
  func reveal(_ id: some Hashable) {
    registry.reveal(ScrollRequest(id: AnyHashable(id), anchor: nil))
  }

  /// The rows of cells that the first scroll view shows; nil if it is at its start.
  var scrolledRows: Range<Int>? { registry.scrolledRows }
}

/// The scroll views in a reader.
final class ScrollRegistry {
  private var states: [ScrollState] = []
  private weak var outer: ScrollRegistry?
  /// The request for the scroll views that are evaluated next.
  var next: ScrollRequest?
  private let redraw: Redraw

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  var visibleRows: Int { states.first?.viewport.height ?? 0 }

  var scrolledRows: Range<Int>? {
    guard let state = states.first, state.offset.y > 0 else { return nil }
    return state.offset.y..<state.offset.y + state.viewport.height
  }

  func begin(in outer: ScrollRegistry?) {
    states.removeAll(keepingCapacity: true)
    next = nil
    self.outer = outer
  }

  func add(_ state: ScrollState) {
    states.append(state)
    if let next { state.request = next }
    outer?.add(state)
  }

  /// Scrolls at once if the view is placed, for animation, and again after the next layout.
  func request(_ request: ScrollRequest) {
    reveal(request)
    for state in states { state.request = request }
    redraw.request()
  }

  func reveal(_ request: ScrollRequest) {
    for state in states { state.scroll(to: request) }
  }
}

enum ScrollReaderKey: EnvironmentKey {
  static var defaultValue: ScrollRegistry? { nil }
}
