/// Lets a program scroll the scroll views in it to views with an id.
public struct ScrollViewReader<Content: View>: Primitive {
  private let content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  ///
  /// - Parameter content: Makes the content, with a proxy to be used when something happens.
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

/// Scrolls the scroll views in a reader.
public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Scrolls until a view is to be seen; if no view has the id, nothing happens.
  ///
  /// In `withAnimation` the content glides.
  ///
  /// - Parameters:
  ///   - id: What the view said with `id(_:)`, or the id of a lazy stack's element.
  ///   - anchor: Where in the visible part it should lie, as far as there is content; nil for as
  ///     little scrolling as possible.
  public func scrollTo(_ id: some Hashable, anchor: Alignment? = nil) {
    registry.request(ScrollRequest(id: AnyHashable(id), anchor: anchor))
  }
}

extension ScrollViewProxy {
  /// How many rows the first of the scroll views shows.
  var visibleRows: Int { registry.visibleRows }
}

/// The scroll views in a reader.
final class ScrollRegistry {
  private var states: [ScrollState] = []
  private weak var outer: ScrollRegistry?
  private let redraw: Redraw

  init(redraw: Redraw) {
    self.redraw = redraw
  }

  var visibleRows: Int { states.first?.viewport.height ?? 0 }

  func begin(in outer: ScrollRegistry?) {
    states.removeAll(keepingCapacity: true)
    self.outer = outer
  }

  func add(_ state: ScrollState) {
    states.append(state)
    outer?.add(state)
  }

  /// What is known already can glide; the next frame corrects it, and finds what is new.
  func request(_ request: ScrollRequest) {
    for state in states {
      state.scroll(to: request)
      state.request = request
    }
    redraw.request()
  }
}

enum ScrollReaderKey: EnvironmentKey {
  static var defaultValue: ScrollRegistry? { nil }
}
