/// The children of a node, in the order of the views.
///
/// Only good during the call they are handed to.
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

  /// The first of them, found at once; nil where there are none.
  @inlinable
  public var first: Subview? {
    position < end ? Subview(graph: graph, node: position) : nil
  }

  /// The last of them, found by going through all.
  var last: Subview? { reduce(nil) { $1 } }

  /// Whether there are none, found at once.
  @inlinable public var isEmpty: Bool { position >= end }

  package var parentIdentity: Identity { graph.nodes[parent].identity }

  /// The proposal that their parent last answered with a size, or the size as a proposal.
  ///
  /// A parent placed in the size it chose should share it out as it did when it chose it: the same
  /// size proposed to the same children need not give the same shares.
  public func proposal(answeredBy size: Size) -> Proposal {
    graph.proposal(to: parent, answeredBy: size) ?? Proposal(size)
  }

  /// How many children there are; counted anew each time.
  @inlinable
  public var count: Int { reduce(0) { count, _ in count + 1 } }
}

/// A child as the layout of its parent sees it.
public struct Subview {
  @usableFromInline let graph: Graph
  @usableFromInline let node: Int

  @inlinable
  init(graph: Graph, node: Int) {
    self.graph = graph
    self.node = node
  }

  /// The size the child chooses for a proposal; repeated questions cost little.
  @inlinable
  public func sizeThatFits(_ proposal: Proposal) -> Size {
    graph.size(of: node, for: proposal)
  }

  /// Gives the child its rectangle, in cells of the buffer.
  ///
  /// The rectangle should be of a size the child has chosen; whatever it is, the child has it.
  @inlinable
  public func place(in rect: Rect) {
    graph.place(node, in: rect)
  }

  /// The place the child was given, for those that are placed after it.
  public var rect: Rect { graph.measures[node].rect }

  /// The higher, the earlier stacks serve it; 0 if nothing was said.
  @inlinable
  public var layoutPriority: Double {
    graph.nodes[node].traits == nil ? 0 : traitPriority
  }

  @usableFromInline
  var traitPriority: Double { graph.nodes[node].traits?.layoutPriority ?? 0 }

  /// What the view said with `layoutValue(key:value:)`.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    graph.nodes[node].traits?[key] ?? Key.defaultValue
  }
}
