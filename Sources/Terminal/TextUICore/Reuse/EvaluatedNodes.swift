/// The nodes of a reused view, in a graph that is kept between frames with the sizes that they have
/// chosen, their places and the cells that they have drawn.
///
/// In the graph of a frame they are one node, an `EvaluatedElement`. So nothing is measured, placed
/// or drawn again as long as the view is reused in the same place.
final class EvaluatedNodes {
  let graph: Graph
  private let pool: GraphPool
  /// The state; behind a pointer, because exclusivity checks take a tenth of a frame.
  private let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
  /// True if content is resolved during placement, whose sizes may change without an evaluation.
  private let hasSubtrees: Bool

  private struct State {
    /// The last frame in which the nodes are a part.
    var frame = 0
    var sizes = ChosenSizes()
    /// Nil if the nodes must be placed again.
    var placement: Placement?
    /// The bounds of what the nodes have drawn; nil if their drawing depends on more than the cells
    /// below, or if they were not drawn since they were placed.
    var bounds: Rect?
    var drawn: DrawnCells?
  }

  /// The last placement of the nodes.
  private struct Placement {
    let rect: Rect
    let context: LayoutContext
    /// The number of sizes that had been chosen in the frame.
    let askedCount: Int
    /// The focusable views.
    let targets: [FocusTargetPlace]
  }

  /// Moves the last nodes of a frame's graph.
  init(nodesOf graph: Graph, from start: Int, in pool: GraphPool, hasSubtrees: Bool) {
    (self.pool, self.hasSubtrees) = (pool, hasSubtrees)
    self.graph = pool.keep(nodesOf: graph, from: start)
    state.initialize(to: State())
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
    pool.release(graph)
  }

  /// The last frame in which the nodes are a part.
  var frame: Int { state.pointee.frame }
}

extension EvaluatedNodes {
  /// Appends the node that stands for these nodes.
  func append(to resolver: inout Resolver) {
    if frame > 0 { beginFrame() }
    state.pointee.frame = resolver.store.frame
    setMovement(resolver.values.flags.movement)
    let root = graph.nodes[0]
    var node = Node(
      element: EvaluatedElement(content: self), identity: root.identity, flags: root.flags)
    node.traits = root.traits
    node.flags.insert(graph.measures.isChain(0) ? .isGraph : [.isGraph, .hidesBranches])
    resolver.append(node)
    if (root.traits?.zIndex ?? 0) != 0 { resolver.graph.noteLayers() }
  }

  /// Expects the proposals of the last frame.
  private func beginFrame() {
    state.pointee.sizes.beginFrame()
    if hasSubtrees { measure() }
  }

  private func setMovement(_ number: UInt8) {
    guard graph.nodes[0].flags.movement != number else { return }
    for node in 0..<graph.count { graph.nodes[node].flags.movement = number }
  }
}

/// A node that stands for the nodes of a reused view.
struct EvaluatedElement: Element {
  let content: EvaluatedNodes

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    content.size(for: proposal)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    content.place(in: rect, children.graph.state, context)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    content.draw(on: &painter)
  }
}

extension EvaluatedNodes {
  fileprivate func size(for proposal: Proposal) -> Size {
    if let size = state.pointee.sizes.known(for: proposal) { return size }
    if !state.pointee.sizes.areNew { measure() }
    let size = graph.size(of: 0, for: proposal)
    state.pointee.sizes.append(size, for: proposal)
    return size
  }

  /// Measures the nodes for the proposals of this frame.
  private func measure() {
    graph.forgetSizes()
    for node in 0..<graph.count where graph.nodes[node].flags.contains(.isGraph) {
      (graph.nodes[node].element as? EvaluatedElement)?.content.beginFrame()
    }
    for proposal in state.pointee.sizes.beginAgain() { _ = graph.size(of: 0, for: proposal) }
  }

  /// Places the nodes, unless they are placed there already.
  fileprivate func place(
    in rect: Rect, _ outer: UnsafeMutablePointer<Graph.State>, _ context: PlacementContext
  ) {
    if !outer.pointee.movesViews, isPlaced(in: rect, outer.pointee.layoutContext) {
      for target in state.pointee.placement?.targets ?? [] {
        context.note(focusTarget: target.identity, in: target.rect)
      }
    } else {
      if !state.pointee.sizes.areNew { measure() }
      placeAgain(in: rect, outer, context.store.placements)
    }
  }

  private func isPlaced(in rect: Rect, _ context: LayoutContext) -> Bool {
    guard let placement = state.pointee.placement, !state.pointee.sizes.areNew else { return false }
    return placement.rect == rect && placement.askedCount == state.pointee.sizes.askedCount
      && placement.context == context
  }

  private func placeAgain(
    in rect: Rect, _ outer: UnsafeMutablePointer<Graph.State>, _ log: PlacementLog
  ) {
    graph.forgetPlaces()
    (state.pointee.bounds, state.pointee.drawn, state.pointee.placement) = (nil, nil, nil)
    let context = outer.pointee.layoutContext
    let targets = log.logging { graph.placeRoot(in: rect, context) }
    guard let targets, !outer.pointee.movesViews else { return }
    state.pointee.placement = Placement(
      rect: rect, context: context, askedCount: state.pointee.sizes.askedCount, targets: targets)
  }

  /// Draws the nodes, or what they have drawn.
  ///
  /// The second drawing in a place is kept, because only then it is known which cells it needs.
  fileprivate func draw(on painter: inout Painter) {
    if let drawn = state.pointee.drawn, drawn.draw(on: &painter) { return }
    let before = state.pointee.bounds
    let ground = before.flatMap { painter.ground(of: $0) }
    let regions = painter.regions.count
    let bounds = painter.drawnBounds { painter in painter.leavingNode { graph.draw(on: &$0) } }
    (state.pointee.bounds, state.pointee.drawn) = (bounds, nil)
    guard let ground, let bounds, bounds == before else { return }
    state.pointee.drawn = DrawnCells(of: painter, in: bounds, over: ground, regionsFrom: regions)
  }
}
