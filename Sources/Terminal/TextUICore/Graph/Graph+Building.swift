extension Graph {
  /// Ends a node: all that has been added since it was is below it.
  @inlinable
  func end(_ node: Int) {
    let span = Int32(truncatingIfNeeded: count - node)
    nodes[node].span = span
    measures[node].span = span
  }

  /// Whether a node, with all that is below it, is the only one from there on.
  @inlinable
  func isLast(_ node: Int) -> Bool {
    node < count && node + Int(nodes[node].span) == count
  }

  /// Lets what a view says to its container be heard through the node round it.
  @inlinable
  func hearTraits(of child: Int, at node: Int) {
    if nodes[child].traits != nil { nodes[node].traits = nodes[child].traits }
  }

  /// The same where the view says it only there: its `zIndex` lifts it above its siblings, but not
  /// above what is in front of it.
  func moveTraits(of child: Int, to node: Int) {
    nodes[node].traits = nodes[child].traits
    nodes[child].traits = nil
  }

  /// Says something to the container about every view from a node on.
  func changeTraits(from start: Int, _ change: (Traits) -> Void) {
    var node = start
    while node < count {
      let traits = nodes[node].traits?.copy() ?? Traits()
      change(traits)
      nodes[node].traits = traits
      if traits.zIndex != 0 { state.pointee.hasLayers = true }
      node += Int(nodes[node].span)
    }
  }

  /// Notes that sizes depend on the container they stand in.
  func noteContainerReader() {
    state.pointee.readsContainer = true
  }

  /// Takes the last nodes out, to be put back in another order.
  func removeNodes(from index: Int) -> [Node] {
    let tail = Array(UnsafeBufferPointer(start: nodes + index, count: count - index))
    (nodes + index).deinitialize(count: tail.count)
    state.pointee.count = index
    return tail
  }
}
