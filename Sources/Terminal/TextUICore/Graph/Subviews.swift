/// The children of a node, in the order of the views.
///
/// Valid only during the call.
public struct Subviews: Sequence, IteratorProtocol {
  @usableFromInline let graph: Graph
  @usableFromInline var position: Int
  @usableFromInline let end: Int
  @usableFromInline let parent: Int

  @inlinable
  init(graph: Graph, of node: Int) {
    self.graph = graph
    parent = node
    position = node + 1
    end = node + Int(graph.nodes[node].span)
  }

  @inlinable
  public mutating func next() -> Subview? {
    guard position < end else { return nil }
    defer { position += Int(graph.nodes[position].span) }
    return Subview(graph: graph, node: position)
  }

  /// The first child in constant time, or nil.
  @inlinable
  public var first: Subview? {
    position < end ? Subview(graph: graph, node: position) : nil
  }

  /// The last child in linear time, or nil.
  var last: Subview? { reduce(nil) { $1 } }

  /// True if there are no children, in constant time.
  @inlinable public var isEmpty: Bool { position >= end }

  package var parentIdentity: Identity { graph.nodes[parent].identity }

  /// Returns the proposal for which their parent last chose a size, otherwise the size as a
  /// proposal.
  ///
  /// A parent placed in its chosen size must divide it as it did when it was measured; proposing
  /// the size itself may give other shares.
  public func proposal(answeredBy size: Size) -> Proposal {
    graph.proposal(to: parent, answeredBy: size) ?? Proposal(size)
  }

  /// The number of children, in linear time.
  @inlinable
  public var count: Int { reduce(0) { count, _ in count + 1 } }
}

/// A child as its parent's layout uses it.
public struct Subview {
  @usableFromInline let graph: Graph
  @usableFromInline let node: Int

  @inlinable
  init(graph: Graph, node: Int) {
    self.graph = graph
    self.node = node
  }

  /// Returns the child's size for a proposal; repeated calls are cached.
  @inlinable
  public func sizeThatFits(_ proposal: Proposal) -> Size {
    graph.size(of: node, for: proposal)
  }

  /// Places the child, in cells of the buffer.
  ///
  /// The size should be one that the child has chosen, but the child gets every size that is
  /// passed.
  @inlinable
  public func place(in rect: Rect) {
    graph.place(node, in: rect)
  }

  /// The frame of the child, for siblings that are placed after it.
  public var rect: Rect { graph.measures[node].rect }

  /// The layout priority, 0 by default; stacks offer space to higher ones first.
  @inlinable
  public var layoutPriority: Double {
    graph.nodes[node].traits == nil ? 0 : traitPriority
  }

  @usableFromInline
  var traitPriority: Double { graph.nodes[node].traits?.layoutPriority ?? 0 }

  /// Returns the value that the view set with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    graph.nodes[node].traits?[key] ?? Key.defaultValue
  }
}
