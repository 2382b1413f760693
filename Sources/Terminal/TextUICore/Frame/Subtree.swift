/// Content that is resolved after its container was placed, in a graph of its own.
///
/// The basis of `GeometryReader`, lazy stacks and the layers above the window's content.
package final class Subtree {
  private unowned let store: FrameStore
  private let pool: GraphPool
  private let values: EnvironmentValues
  private let identity: Identity
  private let scope: Identity
  private let content: (inout Resolver, Rect) -> Void
  private var graph: Graph?

  /// Captures the place in the tree; the content is resolved when its frame is known.
  package init(_ resolver: Resolver, content: @escaping (inout Resolver, Rect) -> Void) {
    store = resolver.store
    if store.log.isRunning { store.log.noteSubtree() }
    pool = resolver.store.pool
    values = resolver.values
    identity = resolver.identity.child(Identity.Step.subtree)
    scope = resolver.store.storage.scope
    self.content = content
  }

  deinit {
    if let graph { pool.recycle(graph) }
  }

  /// Resolves the content for its frame and lays it out there.
  ///
  /// - Parameters:
  ///   - rect: The frame.
  ///   - layoutContext: The container, clip and insets of the frame.
  ///   - alignment: The alignment of smaller content.
  package func place(
    in rect: Rect, _ layoutContext: LayoutContext, alignment: Alignment = .topLeading
  ) {
    store.placements.noteEffect()
    let outer = store.storage.restore(scope)
    defer { store.storage.restore(outer) }
    if let graph { pool.recycle(graph) }
    var resolver = Resolver(
      graph: pool.take(for: store), store: store, values: values, identity: identity)
    resolver.container(ZStackLayout(alignment: alignment)) { content(&$0, rect) }
    graph = resolver.graph
    resolver.graph.place(in: rect, layoutContext)
  }

  package func draw(on painter: inout Painter) {
    guard let graph else { return }
    painter.leavingNode { graph.draw(on: &$0) }
  }
}

extension Painter {
  /// Draws the nodes of another graph within a node.
  mutating func leavingNode(_ draw: (inout Painter) -> Void) {
    let outer = (node, nodeEnd, identity, clip)
    let base = responders.enterGraph()
    draw(&self)
    responders.leaveGraph(base)
    (node, nodeEnd, identity, clip) = outer
  }
}
