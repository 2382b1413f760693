extension Graph {
  /// Ends a node: all nodes added since are its descendants.
  @inlinable
  func end(_ node: Int) {
    let span = Int32(truncatingIfNeeded: count - node)
    nodes[node].span = span
    measures[node].span = span
  }

  /// Returns true if a node with its descendants is the only one from there on.
  @inlinable
  func isLast(_ node: Int) -> Bool {
    node < count && node + Int(nodes[node].span) == count
  }

  /// Passes a view's layout values on to the node around it.
  @inlinable
  func forwardTraits(of child: Int, at node: Int) {
    if nodes[child].traits != nil { nodes[node].traits = nodes[child].traits }
  }

  /// Moves a view's layout values to the node around it: its `zIndex` raises it above its siblings,
  /// but not above its own overlay.
  func moveTraits(of child: Int, to node: Int) {
    nodes[node].traits = nodes[child].traits
    nodes[child].traits = nil
  }

  /// Sets layout values of every view from a node on.
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

  /// Records that sizes depend on the container.
  func noteContainerReader() {
    state.pointee.readsContainer = true
  }

  /// Appends nodes that were removed, or those of an earlier frame.
  ///
  /// - Precondition: There is capacity.
  func append(copiesOf earlier: [Node], movement: UInt8) {
    earlier.withUnsafeBufferPointer { earlier in
      guard let first = earlier.baseAddress else { return }
      let start = count
      (nodes + start).initialize(from: first, count: earlier.count)
      for index in start..<start + earlier.count {
        nodes[index].flags.movement = movement
        let node = nodes[index]
        (measures + index).initialize(
          to: Measure(of: node.identity, node.flags, span: node.span))
      }
      state.pointee.count = start + earlier.count
    }
  }

  /// Returns the nodes from an index on.
  func nodes(from index: Int) -> [Node] {
    Array(UnsafeBufferPointer(start: nodes + index, count: count - index))
  }

  /// Records that nodes have a `zIndex`.
  func noteLayers() {
    state.pointee.hasLayers = true
  }

  /// Removes the last nodes, to be appended in another order.
  func removeNodes(from index: Int) -> [Node] {
    let tail = nodes(from: index)
    (nodes + index).deinitialize(count: tail.count)
    state.pointee.count = index
    return tail
  }
}
