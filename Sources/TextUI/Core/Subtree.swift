/// Content that is resolved when its place is known, in a graph of its own.
///
/// `GeometryReader`, lazy stacks and the layers above the window's content are made of it.
final class Subtree {
  private unowned let store: FrameStore
  private let pool: GraphPool
  private let values: EnvironmentValues
  private let identity: Identity
  private let scope: Identity
  private let content: (inout Resolver, Rect) -> Void
  private var graph: Graph?

  /// Remembers where the content stands; what it will be is told by its place.
  init(_ resolver: Resolver, content: @escaping (inout Resolver, Rect) -> Void) {
    store = resolver.store
    pool = resolver.store.pool
    values = resolver.values
    identity = resolver.identity.child(Identity.Step.subtree)
    scope = resolver.store.scope
    self.content = content
  }

  deinit {
    if let graph { pool.giveBack(graph) }
  }

  /// Resolves the content for its place and lays it out there.
  ///
  /// - Parameters:
  ///   - rect: The place.
  ///   - surroundings: The container, clip and insets that hold there.
  ///   - alignment: Where content smaller than its place lies.
  func place(in rect: Rect, _ surroundings: Graph.State, alignment: Alignment = .topLeading) {
    let outer = store.scope
    store.scope = scope
    defer { store.scope = outer }
    var resolver = Resolver(
      graph: graph ?? pool.take(), store: store, values: values, identity: identity)
    resolver.graph.removeAll()
    resolver.container(ZStackLayout(alignment: alignment)) { content(&$0, rect) }
    graph = resolver.graph
    resolver.graph.adopt(surroundings)
    resolver.graph.place(0, in: rect)
  }

  func draw(on painter: inout Painter) {
    guard let graph else { return }
    let outer = painter.enterGraph()
    graph.draw(on: &painter)
    painter.leaveGraph(outer)
  }
}

extension Graph {
  func adopt(_ surroundings: State) {
    state.pointee.container = surroundings.container
    state.pointee.clip = surroundings.clip
    state.pointee.safeArea = surroundings.safeArea
    state.pointee.safeRect = surroundings.safeRect
  }
}

extension Subviews {
  /// What holds where the node is being placed.
  var surroundings: Graph.State { graph.state.pointee }
}

extension Painter {
  /// What must be put back after the nodes of another graph have been drawn.
  struct Outer {
    let node: Int
    let end: Int
    let identity: Identity
    let clip: Rect
    let base: Int
  }

  mutating func enterGraph() -> Outer {
    Outer(node: node, end: nodeEnd, identity: identity, clip: clip, base: responders.enterGraph())
  }

  mutating func leaveGraph(_ outer: Outer) {
    responders.leaveGraph(outer.base)
    node = outer.node
    nodeEnd = outer.end
    identity = outer.identity
    clip = outer.clip
  }
}
