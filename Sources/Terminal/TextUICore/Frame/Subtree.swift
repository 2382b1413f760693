/// Content that is resolved when its place is known, in a graph of its own.
///
/// `GeometryReader`, lazy stacks and the layers above the window's content are made of it.
package final class Subtree {
  private unowned let store: FrameStore
  private let pool: GraphPool
  private let values: EnvironmentValues
  private let identity: Identity
  private let scope: Identity
  private let content: (inout Resolver, Rect) -> Void
  private var graph: Graph?

  /// Remembers where the content stands; what it will be is told by its place.
  package init(_ resolver: Resolver, content: @escaping (inout Resolver, Rect) -> Void) {
    store = resolver.store
    pool = resolver.store.pool
    values = resolver.values
    identity = resolver.identity.child(Identity.Step.subtree)
    scope = resolver.store.storage.scope
    self.content = content
  }

  deinit {
    if let graph { pool.giveBack(graph) }
  }

  /// Resolves the content for its place and lays it out there.
  ///
  /// - Parameters:
  ///   - rect: The place.
  ///   - layoutContext: The container, clip and insets that hold there.
  ///   - alignment: Where content smaller than its place lies.
  package func place(
    in rect: Rect, _ layoutContext: LayoutContext, alignment: Alignment = .topLeading
  ) {
    let outer = store.storage.goBack(to: scope)
    defer { store.storage.goBack(to: outer) }
    if let graph { pool.giveBack(graph) }
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
  /// Draws the nodes of another graph in the middle of a node.
  fileprivate mutating func leavingNode(_ draw: (inout Painter) -> Void) {
    let outer = (node, nodeEnd, identity, clip)
    let base = responders.enterGraph()
    draw(&self)
    responders.leaveGraph(base)
    (node, nodeEnd, identity, clip) = outer
  }
}
