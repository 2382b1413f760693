extension Graph {
  /// Notes the frame that the nodes are placed in, and whether they may be shown elsewhere.
  func prepareMovements(from origin: Point) {
    let store = state.pointee.placementContext.store
    state.pointee.placed = (store.frame, count)
    state.pointee.origin = origin
    state.pointee.movesViews = store.movements.prepare(store.pool.resting)
  }

  /// How far from its place a node is shown that is on its way there.
  func movement(of node: Int, to rect: Rect) -> Point {
    let flags = nodes[node].flags
    guard !flags.contains(.jumps) else { return .zero }
    let target = rect.origin - state.pointee.origin
    let movements = state.pointee.placementContext.store.movements
    let size = measures.isChain(node) ? rect.size : nil
    return movements.shown(nodes[node].identity, at: target, size, by: flags.movement) - target
  }

  /// Gives a node its place, and shows it and all that is in it elsewhere.
  func placeMoving(_ node: Int, in rect: Rect, by way: Point) {
    let (origin, moved) = (state.pointee.origin, state.pointee.layoutContext.moved)
    let shown = rect.offset(x: way.x, y: way.y)
    state.pointee.origin = shown.origin
    state.pointee.layoutContext.moved = moved + way
    put(node, in: shown)
    (state.pointee.origin, state.pointee.layoutContext.moved) = (origin, moved)
  }

  /// Gives a node a place that it is shown in at once.
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
  /// Gives the child its rectangle, in which it is shown at once even if a change is animated.
  ///
  /// For those who move it themselves: what scrolls, flies or comes in.
  @usableFromInline
  package func placeAtOnce(in rect: Rect) {
    graph.placeAtOnce(node, in: rect)
  }

  /// Gives the child its rectangle, and nothing of it is seen outside a slot, which goes with it.
  package func place(in rect: Rect, clippedTo slot: Rect) {
    let way = graph.state.pointee.movesViews ? graph.movement(of: node, to: rect) : .zero
    graph.withClip(slot.offset(x: way.x, y: way.y)) { place(in: rect) }
  }
}

extension Subviews {
  /// Places children that fly by themselves, whatever the views round them do.
  ///
  /// - Parameters:
  ///   - rect: Where the node is shown.
  ///   - place: Told where its place is.
  func atHome(_ rect: Rect, _ place: (Rect) -> Void) {
    let moved = graph.state.pointee.layoutContext.moved
    graph.state.pointee.layoutContext.moved = .zero
    place(rect.offset(x: -moved.x, y: -moved.y))
    graph.state.pointee.layoutContext.moved = moved
  }
}
