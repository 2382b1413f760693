/// A node's behaviour: it chooses its size, places its children and draws itself.
///
/// The methods are called in this order, sizing as often as parents need; so a size must depend
/// only on the proposal and the children. An element measures, places and draws itself by its
/// properties alone, because those of a view that has not changed are used in the next frame again.
/// An element of up to 24 bytes needs no allocation.
public protocol Element: SendableMetatype {
  /// Returns the element with its animated values at the current time.
  ///
  /// Called for elements that modify a view, before they become nodes. The default is no change.
  func animated(in resolver: borrowing Resolver) -> Self

  /// Returns the size for a proposal.
  ///
  /// The default is the size of the only child.
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size

  /// Places every child, in cells of the buffer.
  ///
  /// By default all children get the whole rectangle. The context offers further operations of
  /// placement.
  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext)

  /// Draws the node itself, below its children.
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
