extension Graph {
  /// Prepares the placement for animated movements.
  func prepareMovements(from origin: Point) {
    let store = state.pointee.placementContext.store
    state.pointee.placed = (store.frame, count)
    state.pointee.origin = origin
    state.pointee.movesViews = store.movements.prepare(store.pool)
  }

  /// Places the first node of a graph that stands for a node of another graph, with which it moves.
  func placeRoot(in rect: Rect, _ layoutContext: LayoutContext) {
    state.pointee.layoutContext = layoutContext
    prepareMovements(from: rect.origin)
    if state.pointee.movesViews {
      placeMoving(0, in: rect.bounded, by: .zero)
    } else {
      put(0, in: rect)
    }
  }

  /// Returns the offset of an animated node from its place.
  func movement(of node: Int, to rect: Rect) -> Point {
    let flags = nodes[node].flags
    guard !flags.contains(.jumps) else { return .zero }
    let target = rect.origin - state.pointee.origin
    let movements = state.pointee.placementContext.store.movements
    let size = measures.isChain(node) ? rect.size : nil
    return movements.shown(nodes[node].identity, at: target, size, by: flags.movement) - target
  }

  /// Places a node that is shown with its descendants at an offset.
  func placeMoving(_ node: Int, in rect: Rect, by way: Point) {
    let (origin, moved) = (state.pointee.origin, state.pointee.layoutContext.moved)
    let shown = rect.offset(x: way.x, y: way.y)
    state.pointee.origin = shown.origin
    state.pointee.layoutContext.moved = moved + way
    put(node, in: shown)
    (state.pointee.origin, state.pointee.layoutContext.moved) = (origin, moved)
  }

  /// Places a node without an animated movement.
  func placeAtOnce(_ node: Int, in rect: Rect) {
    measures[node].isAtOnce = true
    if state.pointee.movesViews {
      placeMoving(node, in: rect.bounded, by: .zero)
    } else {
      put(node, in: rect)
    }
  }
}

extension Subview {
  /// Places the child without an animated movement.
  ///
  /// For containers that move it themselves: by scrolling, flying or a transition.
  @usableFromInline
  package func placeAtOnce(in rect: Rect) {
    graph.placeAtOnce(node, in: rect)
  }

  /// Places the child, clipped to a slot that moves with it.
  package func place(in rect: Rect, clippedTo slot: Rect) {
    let way = graph.state.pointee.movesViews ? graph.movement(of: node, to: rect) : .zero
    graph.withClip(slot.offset(x: way.x, y: way.y)) { place(in: rect) }
  }
}

extension Subviews {
  /// Places children that fly independently of the views around them.
  ///
  /// - Parameters:
  ///   - rect: The visible frame of the node.
  ///   - place: Receives the frame of its place.
  func atHome(_ rect: Rect, _ place: (Rect) -> Void) {
    let moved = graph.state.pointee.layoutContext.moved
    graph.state.pointee.layoutContext.moved = .zero
    place(rect.offset(x: -moved.x, y: -moved.y))
    graph.state.pointee.layoutContext.moved = moved
  }
}
