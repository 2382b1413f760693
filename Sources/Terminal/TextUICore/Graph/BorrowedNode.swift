/// A node as it is asked for its size, placed and drawn.
///
/// It cannot be copied, so that asking it copies no element: with a copy for each question a frame of
/// a board of cards takes a third longer.
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
  /// The same nodes, to be asked; a structure of one property lies in memory as that property does.
  var borrowed: UnsafeMutablePointer<BorrowedNode> {
    UnsafeMutableRawPointer(nodes).assumingMemoryBound(to: BorrowedNode.self)
  }
}
