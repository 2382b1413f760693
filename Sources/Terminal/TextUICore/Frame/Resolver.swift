/// Writes the elements of views into a frame, and carries down what children inherit.
public struct Resolver {
  @usableFromInline var graph: Graph
  @usableFromInline let store: FrameStore
  /// What the views inherit here.
  public var values: EnvironmentValues
  /// Where in the tree of views this is.
  @usableFromInline package var identity: Identity

  init(graph: Graph, store: FrameStore, values: EnvironmentValues, identity: Identity) {
    self.graph = graph
    self.store = store
    self.values = values
    self.identity = identity
  }

  /// The time the frame is made for.
  public var now: Duration { store.now }

  /// Whether nothing has been shown before, so that nothing need come in slowly.
  public var isFirstFrame: Bool { store.frame == 1 }

  /// Resolves content one step further down the tree.
  @inlinable
  public mutating func scope(_ step: UInt64, _ content: (inout Resolver) -> Void) {
    moved(to: identity.child(step), content)
  }

  /// Resolves content one step further down the tree, where a modifier puts it.
  @inlinable
  public mutating func scope(_ step: Any.Type, _ content: (inout Resolver) -> Void) {
    moved(to: identity.child(step), content)
  }

  /// Does something once the frame exists.
  public func afterFrame(_ action: @escaping () -> Void) {
    store.effects.perform(action)
  }

  /// Says a sentence to screen readers and status lines.
  public func announce(_ sentence: String) {
    store.effects.announce(sentence)
  }

  /// Asks for further frames.
  public var redraw: Redraw { store.redraw }

  /// Resolves content as if it stood elsewhere in the tree.
  @inlinable
  package mutating func moved(to place: Identity, _ content: (inout Resolver) -> Void) {
    let outer = identity
    identity = place
    content(&self)
    identity = outer
  }

  /// Adds a node without children.
  @inlinable
  public mutating func leaf(_ element: some Element) {
    begin(element)
  }

  /// Adds a container node: all of its content are its children.
  @inlinable
  public mutating func container(_ element: some Element, _ content: (inout Resolver) -> Void) {
    let index = begin(element)
    scope(Identity.Step.content, content)
    graph.end(index)
  }

  /// Adds a node round its content: one round each, if the content are several views.
  ///
  /// Round content that leaves no node nothing is added. What the content says to its container is
  /// heard through the node.
  @inlinable
  public mutating func wrapper(_ element: some Element, _ content: (inout Resolver) -> Void) {
    let index = begin(element)
    scope(Identity.Step.content, content)
    if graph.isLast(index + 1) {
      graph.end(index)
      graph.hearTraits(of: index + 1, at: index)
    } else {
      distribute(index)
    }
  }

  @inlinable
  @discardableResult
  mutating func begin(_ element: some Element) -> Int {
    if graph.isFull { graph = graph.grown() }
    let index = graph.count
    graph.append(Node(element: element, identity: identity, flags: values.flags))
    return index
  }

  /// Puts the node at `index` round each of the nodes that follow it, or takes it away.
  @usableFromInline
  mutating func distribute(_ index: Int) {
    let tail = graph.removeNodes(from: index)
    let wrapper = tail[0]
    var child = 1
    while child < tail.count {
      let span = Int(tail[child].span)
      var node = wrapper
      // Not by its number: views before it may come and go.
      node.identity = wrapper.identity.child(tail[child].identity.raw)
      node.traits = tail[child].traits
      node.span = Int32(span + 1)
      append(node)
      append(contentsOf: tail[child..<child + span])
      child += span
    }
  }
}

extension Resolver {
  /// The number of the frame.
  package var frameNumber: Int { store.frame }

  /// Resolves content at a place only to hear what it says; it is not shown.
  package func rehearse(at place: Identity, _ content: (inout Resolver) -> Void) {
    var rehearsal = Resolver(
      graph: store.pool.take(for: store), store: store, values: values, identity: place)
    rehearsal.values.listener = -1
    store.layers.discarding { content(&rehearsal) }
    store.pool.giveBack(rehearsal.graph)
  }

  mutating func append(_ node: Node) {
    if graph.isFull { graph = graph.grown() }
    graph.append(node)
  }

  /// Adds nodes with all that is below them.
  mutating func append(contentsOf nodes: ArraySlice<Node>) {
    for node in nodes { append(node) }
  }

  /// Says something to the container about every view of the content.
  mutating func trait(_ change: (Traits) -> Void, _ content: (inout Resolver) -> Void) {
    let start = graph.count
    scope(Identity.Step.content, content)
    graph.changeTraits(from: start, change)
  }

  /// Notes that sizes below depend on the size of the container, which remembered answers do not
  /// mention.
  public func readsContainer() {
    graph.noteContainerReader()
  }
}
