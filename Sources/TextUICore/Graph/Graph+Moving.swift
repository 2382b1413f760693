extension Graph {
  /// How far from its place a node is shown that is on its way there.
  func movement(of node: Int, to rect: Rect) -> Point {
    guard !nodes[node].flags.contains(.jumps) else { return Point(x: 0, y: 0) }
    let target = rect.origin - state.pointee.origin
    let movements = state.pointee.placementContext.store.movements
    return movements.shown(target, rect.size, of: nodes[node].identity) - target
  }

  /// Gives a node its place, and shows it and all that is in it elsewhere.
  func placeMoving(_ node: Int, in rect: Rect, by way: Point) {
    let (origin, moved) = (state.pointee.origin, state.pointee.layoutContext.moved)
    let shown = rect.offset(x: way.x, y: way.y)
    state.pointee.origin = shown.origin
    state.pointee.layoutContext.moved = moved + way
    placeAtOnce(node, in: shown)
    (state.pointee.origin, state.pointee.layoutContext.moved) = (origin, moved)
  }
}

extension Subviews {
  /// Places children that fly by themselves, whatever the views round them do.
  ///
  /// - Parameters:
  ///   - rect: Where the node is shown.
  ///   - place: Told where its place is.
  func atHome(_ rect: Rect, _ place: (Rect) -> Void) {
    guard graph.state.pointee.movesViews else { return place(rect) }
    let moved = graph.state.pointee.layoutContext.moved
    graph.state.pointee.layoutContext.moved = Point(x: 0, y: 0)
    place(rect.offset(x: -moved.x, y: -moved.y))
    graph.state.pointee.layoutContext.moved = moved
  }
}

extension Subview {
  /// Gives the child its rectangle, in which it is shown at once even if a change is animated.
  ///
  /// For those who move it themselves: what scrolls, flies or comes in.
  package func placeAtOnce(in rect: Rect) {
    if graph.state.pointee.movesViews {
      graph.placeMoving(node, in: rect, by: Point(x: 0, y: 0))
    } else {
      graph.placeAtOnce(node, in: rect)
    }
  }

  /// Gives the child its rectangle, and nothing of it is seen outside a slot, which goes with it.
  package func place(in rect: Rect, clippedTo slot: Rect) {
    let way =
      graph.state.pointee.movesViews ? graph.movement(of: node, to: rect) : Point(x: 0, y: 0)
    graph.withClip(slot.offset(x: way.x, y: way.y)) { place(in: rect) }
  }
}
