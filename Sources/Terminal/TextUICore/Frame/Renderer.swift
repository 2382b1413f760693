/// Makes frames from views.
///
/// A frame is a value: the same view, size, environment, time and store give the same frame. State
/// that outlives a frame is in the store.
@MainActor public struct Renderer {
  /// The state that outlives a frame.
  public let store: FrameStore

  /// Creates a renderer, with an empty store by default.
  public init(store: FrameStore = FrameStore()) {
    self.store = store
  }

  /// Evaluates, lays out, places and draws a view.
  ///
  /// - Parameters:
  ///   - view: The root.
  ///   - size: The size of the window in cells, of at most `CellBuffer.mostCells`; negative counts
  ///     as
  ///     zero.
  ///   - environment: The environment of the root.
  ///   - now: The time of the frame, since any fixed moment; it never decreases.
  ///   - safeArea: The insets of the safe area.
  /// - Returns: The frame.
  public func frame(
    of view: some View, size: Size, environment: EnvironmentValues = EnvironmentValues(),
    at now: Duration, safeArea: EdgeInsets = .zero
  ) -> Frame {
    let window = Rect(size: Size(width: max(0, size.width), height: max(0, size.height)))
    let safeArea = safeArea.bounded
    store.beginFrame(at: now, in: window.inset(by: safeArea))
    let graph = resolve(view, environment)
    store.layers.beginPlacing(in: window.inset(by: safeArea))
    place(graph, in: window, safeArea)
    store.layers.placeAll { place($0, in: window, safeArea) }
    for layer in store.addLeavingViews(environment) {
      store.layers.place(layer) { place($0, in: window, safeArea) }
    }
    if let layer = store.addDragPreview() {
      store.layers.place(layer) { place($0, in: window, safeArea) }
    }
    defer { store.pool.recycle(graph) }
    return finish(draw(graph, window.size, environment))
  }

  private func resolve(_ view: some View, _ environment: EnvironmentValues) -> Graph {
    var resolver = Resolver(
      graph: store.pool.take(for: store), store: store, values: environment, identity: .root)
    resolver.container(WindowElement(), view.resolve)
    return resolver.graph
  }

  private func place(_ graph: Graph, in window: Rect, _ safeArea: EdgeInsets) {
    graph.place(in: window.inset(by: safeArea), layoutContext(window, safeArea))
  }

  private func layoutContext(_ window: Rect, _ safeArea: EdgeInsets) -> LayoutContext {
    let safe = window.inset(by: safeArea)
    return LayoutContext(container: safe.size, clip: window, safeArea: safeArea, safeRect: safe)
  }

  private func place(_ layer: Layer, in window: Rect, _ safeArea: EdgeInsets) {
    layer.subtree.place(in: layer.rect ?? window, layoutContext(window, safeArea))
  }

  private func draw(
    _ graph: Graph, _ size: Size, _ environment: EnvironmentValues
  ) -> (buffer: CellBuffer, regions: [HitRegion], cursor: Point?) {
    let table = store.table
    var buffer = CellBuffer(size: size, table: table)
    let (regions, cursor) = buffer.cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return ([HitRegion](), Point?.none) }
      var painter = Painter(
        cells: start, size: size, table: table, environment, at: store.now, store.redraw,
        store.drawings)
      painter.regions.reserveCapacity(store.regionCount)
      graph.draw(on: &painter)
      drawLayers(on: &painter)
      return (painter.regions, painter.cursor)
    }
    store.regionCount = regions.count
    return (buffer, regions, cursor)
  }

  private func drawLayers(on painter: inout Painter) {
    for (index, layer) in store.layers.all.enumerated() {
      painter.layer = index + 1
      layer.subtree.draw(on: &painter)
    }
  }

  private func finish(
    _ drawn: (buffer: CellBuffer, regions: [HitRegion], cursor: Point?)
  ) -> Frame {
    store.endFrame()
    let effects = store.effects.endFrame(store.redraw)
    return Frame(
      buffer: drawn.buffer, focused: store.focus.current, regions: drawn.regions,
      modalLayers: store.layers.modal, hasPanes: store.layers.hasPanes, cursor: drawn.cursor,
      announcements: effects.sentences, title: store.effects.title,
      wake: store.redraw.time, effects: effects.actions)
  }
}

/// The root of a frame, which centres its content.
struct WindowElement: Layout {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    for child in children {
      let size = child.sizeThatFits(Proposal(rect.size))
      child.place(in: Alignment.center.rect(of: size, in: rect))
    }
  }
}
