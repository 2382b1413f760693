extension Graph {
  /// Draws all nodes, each before its children.
  func draw(on painter: inout Painter) {
    state.pointee.placementContext.store.inspection?.look(at: self)
    if state.pointee.hasLayers {
      let start = painter.regions.count
      var owners: [Int] = []
      drawInLayers(0, on: &painter, &owners)
      painter.orderRegions(from: start, by: owners)
    } else {
      drawInOrder(0..<count, on: &painter)
    }
  }

  private func drawInOrder(_ range: Range<Int>, on painter: inout Painter) {
    var node = range.lowerBound
    while node < range.upperBound {
      painter.leaveResponders(endingAt: node)
      if nodes[node].flags.contains(.hidden) || !measures[node].isPlaced {
        node += Int(nodes[node].span)
      } else {
        draw(node, on: &painter)
        node += 1
      }
    }
    painter.leaveResponders(endingAt: range.upperBound)
  }

  private func draw(_ node: Int, on painter: inout Painter) {
    painter.node = node
    painter.nodeEnd = node + Int(nodes[node].span)
    painter.identity = nodes[node].identity
    painter.responseCount = 0
    painter.ignoresHits = nodes[node].flags.contains(.ignoresHits)
    painter.clip = measures[node].clip
    borrowed[node].draw(in: measures[node].rect, on: &painter)
  }

  /// Draws nodes with a `zIndex`: siblings in the order of their numbers.
  ///
  /// Records the node of each region that is added.
  private func drawInLayers(_ node: Int, on painter: inout Painter, _ owners: inout [Int]) {
    guard !nodes[node].flags.contains(.hidden), measures[node].isPlaced else { return }
    let (depth, count) = (painter.responders.depth, painter.regions.count)
    draw(node, on: &painter)
    owners += repeatElement(node, count: painter.regions.count - count)
    let children = Subviews(graph: self, of: node).map(\.node)
    for child in children.sorted(by: isBelow) { drawInLayers(child, on: &painter, &owners) }
    painter.responders.leave(to: depth)
  }

  private func isBelow(_ first: Int, _ second: Int) -> Bool {
    let (lower, upper) = (nodes[first].traits?.zIndex ?? 0, nodes[second].traits?.zIndex ?? 0)
    return lower == upper ? first < second : lower < upper
  }
}
