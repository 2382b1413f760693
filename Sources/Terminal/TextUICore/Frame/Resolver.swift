/// Writes the elements of views into a frame, with the inherited environment.
public struct Resolver {
  @usableFromInline var graph: Graph
  @usableFromInline let store: FrameStore
  /// The environment at this place.
  public var values: EnvironmentValues
  /// The identity of this place in the view tree.
  @usableFromInline package var identity: Identity

  init(graph: Graph, store: FrameStore, values: EnvironmentValues, identity: Identity) {
    self.graph = graph
    self.store = store
    self.values = values
    self.identity = identity
  }

  /// The time of the frame.
  public var now: Duration {
    store.log.noteEffect()
    return store.now
  }

  /// True in the first frame, in which views appear without animation.
  public var isFirstFrame: Bool {
    store.log.noteEffect()
    return store.frame == 1
  }

  /// Resolves content one step down the tree.
  @inlinable
  public mutating func scope(_ step: UInt64, _ content: (inout Resolver) -> Void) {
    moved(to: identity.child(step), content)
  }

  /// Resolves content one step down the tree, by the type of a modifier.
  @inlinable
  public mutating func scope(_ step: Any.Type, _ content: (inout Resolver) -> Void) {
    moved(to: identity.child(step), content)
  }

  /// Runs an action once the frame exists.
  public func afterFrame(_ action: @escaping () -> Void) {
    store.log.noteEffect()
    store.effects.perform(action)
  }

  /// Announces a sentence to screen readers and status lines.
  public func announce(_ sentence: String) {
    store.log.noteEffect()
    store.effects.announce(sentence)
  }

  /// The scheduler of further frames.
  public var redraw: Redraw {
    store.log.noteEffect()
    return store.redraw
  }

  /// Resolves content as if it were at another place of the tree.
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

  /// Adds a node with all of the content as its children.
  @inlinable
  public mutating func container(_ element: some Element, _ content: (inout Resolver) -> Void) {
    let index = begin(element)
    scope(Identity.Step.content, content)
    graph.end(index)
  }

  /// Wraps each view of the content in a node.
  ///
  /// Nothing is added if the content has no nodes. The layout values of the content are passed on
  /// to its container.
  @inlinable
  public mutating func wrapper(_ element: some Element, _ content: (inout Resolver) -> Void) {
    let index = begin(element)
    scope(Identity.Step.content, content)
    if graph.isLast(index + 1) {
      graph.end(index)
      graph.forwardTraits(of: index + 1, at: index)
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

  /// Wraps each of the nodes after `index` in the node at `index`, or removes it.
  @usableFromInline
  mutating func distribute(_ index: Int) {
    let tail = graph.removeNodes(from: index)
    let wrapper = tail[0]
    var child = 1
    while child < tail.count {
      let span = Int(tail[child].span)
      var node = wrapper
      // Not by index, because preceding views may appear and disappear.
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
  package var frameNumber: Int {
    store.log.noteEffect()
    return store.frame
  }

  /// Resolves content only for its announcements and texts, without showing it.
  package func rehearse(at place: Identity, _ content: (inout Resolver) -> Void) {
    store.log.noteEffect()
    var rehearsal = Resolver(
      graph: store.pool.take(for: store), store: store, values: values, identity: place)
    rehearsal.values.listener = -1
    rehearsal.values.setsWindowTitle = false
    store.layers.discarding { content(&rehearsal) }
    store.pool.recycle(rehearsal.graph)
  }

  mutating func append(_ node: Node) {
    if graph.isFull { graph = graph.grown() }
    graph.append(node)
  }

  /// Appends nodes with their descendants.
  mutating func append(contentsOf nodes: ArraySlice<Node>) {
    for node in nodes { append(node) }
  }

  /// Appends nodes of an earlier frame with the movement animation of this place.
  mutating func append(copiesOf nodes: [Node], movement: UInt8) {
    while graph.state.pointee.capacity - graph.count < nodes.count { graph = graph.grown() }
    graph.append(copiesOf: nodes, movement: movement)
  }

  /// Sets a layout value of every view of the content.
  mutating func trait(_ change: (Traits) -> Void, _ content: (inout Resolver) -> Void) {
    let start = graph.count
    scope(Identity.Step.content, content)
    graph.changeTraits(from: start, change)
  }

  /// Records that sizes depend on the container, so that cached sizes must be dropped when it
  /// changes.
  public func readsContainer() {
    store.log.noteEffect()
    graph.noteContainerReader()
  }
}
