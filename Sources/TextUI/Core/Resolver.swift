/// Writes the elements of views into a frame, and carries down what children inherit.
public struct Resolver {
  @usableFromInline var graph: Graph
  @usableFromInline let store: FrameStore
  /// What the views inherit here.
  public var values: EnvironmentValues
  /// Where in the tree of views this is.
  @usableFromInline var identity: Identity

  init(graph: Graph, store: FrameStore, values: EnvironmentValues, identity: Identity) {
    self.graph = graph
    self.store = store
    self.values = values
    self.identity = identity
  }

  /// The time the frame is made for.
  public var now: Duration { store.now }

  /// Resolves content one step further down the tree.
  @inlinable
  public mutating func scope(_ step: UInt64, _ content: (inout Resolver) -> Void) {
    let outer = identity
    identity = outer.child(step)
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
    end(index)
  }

  /// Adds a node round its content: one round each, if the content are several views.
  ///
  /// Round content that leaves no node nothing is added. What the content says to its container is
  /// heard through the node.
  @inlinable
  public mutating func wrapper(_ element: some Element, _ content: (inout Resolver) -> Void) {
    let index = begin(element)
    scope(Identity.Step.content, content)
    let first = index + 1
    if first < graph.count, first + Int(graph.nodes[first].span) == graph.count {
      end(index)
      if graph.nodes[first].traits != nil { graph.nodes[index].traits = graph.nodes[first].traits }
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

  @inlinable
  func end(_ index: Int) {
    graph.nodes[index].span = Int32(truncatingIfNeeded: graph.count - index)
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
    var node = graph.count
    scope(Identity.Step.content, content)
    while node < graph.count {
      let traits = graph.nodes[node].traits?.copy() ?? Traits()
      change(traits)
      graph.nodes[node].traits = traits
      if traits.zIndex != 0 { graph.state.pointee.hasLayers = true }
      node += Int(graph.nodes[node].span)
    }
  }
}

extension Graph {
  /// Takes the last nodes out, to be put back in another order.
  func removeNodes(from index: Int) -> [Node] {
    let tail = Array(UnsafeBufferPointer(start: nodes + index, count: count - index))
    (nodes + index).deinitialize(count: tail.count)
    state.pointee.count = index
    return tail
  }
}
