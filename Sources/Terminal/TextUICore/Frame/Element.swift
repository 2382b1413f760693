/// What one node of a frame does: it chooses its size, places its children and draws itself.
///
/// A frame asks in that order, and asks for the size as often as parents like; so the answer must
/// follow from the proposal and the children alone. Elements are made anew for every frame. Those
/// of up to 24 bytes cost no allocation.
public protocol Element {
  /// The element as it is where its view stands, with numbers that may be on their way.
  ///
  /// Asked of an element that modifies a view, before it becomes a node. By default the same element.
  func animated(in resolver: borrowing Resolver) -> Self

  /// The size the node takes when its parent proposes one.
  ///
  /// By default that of the only child.
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size

  /// Gives every child its rectangle, in cells of the buffer.
  ///
  /// By default all children get the whole of the node's own. What else placing may note is in the
  /// context.
  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext)

  /// Draws what the node itself shows, below what its children will draw.
  func draw(in rect: Rect, on painter: inout Painter)
}

extension Element {
  @inlinable
  public func animated(in resolver: borrowing Resolver) -> Self { self }

  @inlinable
  public func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.first?.sizeThatFits(proposal) ?? .zero
  }

  @inlinable
  public func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    for child in children { child.place(in: rect) }
  }

  @inlinable
  public func draw(in rect: Rect, on painter: inout Painter) {}
}
