/// A node while it is measured, placed and drawn.
///
/// Noncopyable, so that calls do not copy the element: with a copy per call a frame of a board of
/// cards takes a third longer.
struct BorrowedNode: ~Copyable {
  private let node: Node

  borrowing func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    node.element.sizeThatFits(proposal, children)
  }

  borrowing func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    node.element.place(in: rect, children, context)
  }

  borrowing func draw(in rect: Rect, on painter: inout Painter) {
    node.element.draw(in: rect, on: &painter)
  }
}

extension Graph {
  /// The nodes as borrowed nodes; a structure of one property has the layout of that property.
  var borrowed: UnsafeMutablePointer<BorrowedNode> {
    UnsafeMutableRawPointer(nodes).assumingMemoryBound(to: BorrowedNode.self)
  }
}
