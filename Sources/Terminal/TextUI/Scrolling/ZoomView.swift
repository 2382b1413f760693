/// A view whose content can be zoomed and moved.
///
/// Text has only one size: zoomed content is proposed more space, and has to make use of it. At
/// zoom 1 the content fits. Control with the wheel zooms about the mouse, the keys `+` and `-`
/// about the middle, and `0` resets the zoom; dragging, the wheel and arrows that do not move the
/// focus move the content. If the wheel zooms, it needs no Control, and does not move the content.
/// Content dragged beyond its margins follows at half the distance, and springs back when released.
public struct ZoomView<Content: View>: Primitive {
  private let viewport: Binding<Viewport>?
  private let initial: Viewport
  private let wheelZooms: Bool
  private let content: Content

  /// Creates a zoom view that keeps its viewport in its own state.
  ///
  /// - Parameters:
  ///   - zoomRange: The valid zooms.
  ///   - margins: The columns and rows that may stay free beside larger content.
  ///   - content: The content.
  public init(
    zoomRange: ClosedRange<Double> = 1...8, margins: Size = .zero,
    @ViewBuilder content: () -> Content
  ) {
    viewport = nil
    initial = Viewport(zoomRange: zoomRange, margins: margins)
    wheelZooms = false
    self.content = content()
  }

  /// Creates a zoom view whose viewport is bound; the view sets the viewport's sizes.
  ///
  /// - Parameters:
  ///   - viewport: The zoom and the position.
  ///   - wheelZooms: True if the wheel zooms about the mouse without Control.
  ///   - content: The content.
  public init(
    viewport: Binding<Viewport>, wheelZooms: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.viewport = viewport
    initial = viewport.wrappedValue
    self.wheelZooms = wheelZooms
    self.content = content()
  }

  public func resolve(_ resolver: inout Resolver) {
    let state = resolver.remembered { ZoomState(initial, redraw: resolver.redraw) }
    state.follow(viewport)
    let beyond = resolver.animated(
      AnimatableVector(Double(state.beyond.width), Double(state.beyond.height)),
      key: ZoomState.self, animation: state.isDragging ? nil : .spring)
    state.shownBeyond = Size(width: Int(rounding: beyond[0]), height: Int(rounding: beyond[1]))
    let layout = ZoomLayout(state: state)
    let view = ModifierContent { inner in
      inner.container(layout) { $0.stack(ZStackLayout(), nil) { content.resolve(&$0) } }
    }
    resolver.responding(to: .fallbackKey(state.move(by:))) {
      view.responding(to: state, wheelZooms: wheelZooms).resolve(&$0)
    }
  }
}

extension ModifierContent {
  fileprivate func responding(to state: ZoomState, wheelZooms: Bool) -> some View {
    onWheel { wheelZooms ? .ignored : state.move(columns: -$0, rows: -$1) }
      .gesture(
        DragGesture().onChanged(state.drag).onEnded { _ in state.endDrag() }
          .onEscape(state.cancelDrag)
      )
      .gesture(
        MagnifyGesture(followsWheel: wheelZooms)
          .onChanged { state.zoom(by: $0.step, at: $0.location) }
      )
      .onKeyPress { press in
        press.key == .character("0") && press.modifiers.isEmpty ? state.reset() : .ignored
      }
  }
}

/// A layout that places its child at the frame given by the viewport.
private struct ZoomLayout: Element {
  let state: ZoomState

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: children.first?.sizeThatFits(proposal) ?? .zero)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    guard let child = children.first else { return }
    state.settle(content: child.sizeThatFits(Proposal(rect.size)), in: rect, context)
    let place = state.contentRect.offset(x: rect.x, y: rect.y)
    children.clipped(to: rect) { child.placeAtOnce(in: place) }
  }
}
