/// A scrollable view of content that may be larger than its space.
///
/// It takes the proposed length along the axes that scroll, and the content's length across. It is
/// scrolled by the wheel, by dragging, by keys while it or a view in it has focus, and by its bar,
/// which takes a column or row only if there is something to scroll. It scrolls to a view that gets
/// focus. Its visible part is a container for `containerRelativeFrame`.
public struct ScrollView<Content: View>: Primitive {
  let axes: Axis.Set
  let showsIndicators: Bool
  let position: Binding<Point>?
  let content: Content
  /// True if the scroll view can have focus while no view in it can.
  var wantsKeys = true
  /// True if content that need not scroll can ignore the safe area of the scroll view.
  var keepsSafeArea = false
  /// True if the anchor of the environment counts.
  var followsAnchor = true

  /// Creates a scroll view of views in a column, or in a row if it scrolls only horizontally.
  ///
  /// - Parameters:
  ///   - axes: The axes that scroll.
  ///   - showsIndicators: True to show scroll bars.
  ///   - position: The columns and rows scrolled away; if nil, the view keeps its own state.
  ///   - content: The views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, position: Binding<Point>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.position = position
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    let state = resolver.remembered {
      ScrollState(places: resolver.places, redraw: resolver.redraw)
    }
    prepare(state, &resolver)
    resolver.respond(state) { inner in
      let layout = ScrollLayout(
        state: state, axes: axes, showsBars: showsIndicators, keepsSafeArea: keepsSafeArea)
      inner.container(layout) { inner in
        inner.scope(0) { resolveContent(state, &$0) }
        inner.scope(1) { $0.scrollBar(state, .vertical) }
        inner.scope(2) { $0.scrollBar(state, .horizontal) }
      }
    }
  }

  private func prepare(_ state: ScrollState, _ resolver: inout Resolver) {
    state.isEnabled = resolver.values[ScrollEnabledKey.self] && resolver.values.isEnabled
    state.locators.removeAll(keepingCapacity: true)
    resolver.values[ScrollReaderKey.self]?.add(state)
    state.wantsKeys = wantsKeys
    state.overscroll = resolver.values[OverscrollKey.self]
    state.anchor = followsAnchor ? resolver.values[ScrollAnchorKey.self] : nil
    state.binding = position
    state.followBinding()
    let shown = resolver.animated(
      AnimatableVector(Double(state.offset.x), Double(state.offset.y)))
    state.shown = Point(x: Int(rounding: shown[0]), y: Int(rounding: shown[1]))
  }

  private func resolveContent(_ state: ScrollState, _ resolver: inout Resolver) {
    let outer = resolver.values
    resolver.values[ScrollStateKey.self] = state
    if resolver.values[ScrollAnchorKey.self] != nil { resolver.values[ScrollAnchorKey.self] = nil }
    if axes == .horizontal {
      let row = StackLayout(horizontal: .center, spacing: 1)
      resolver.stack(row, .horizontal) { content.resolve(&$0) }
    } else {
      let column = StackLayout(vertical: .center, spacing: 0)
      resolver.stack(column, .vertical) { content.resolve(&$0) }
    }
    resolver.values = outer
  }
}

/// The state of the nearest enclosing scroll view.
enum ScrollStateKey: EnvironmentKey {
  static var defaultValue: ScrollState? { nil }
}

/// The gesture that receives the part of a drag beyond the content of a scroll view.
enum OverscrollKey: EnvironmentKey {
  static var defaultValue: DragGesture? { nil }
}

/// True if the user can scroll.
enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension View {
  /// Disables scrolling by the user for the scroll views in the view; the program can still scroll.
  public func scrollDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment { if isDisabled { $0[ScrollEnabledKey.self] = false } }
  }
}
