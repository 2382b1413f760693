/// Takes all proposed space and centres its child at a position in it.
struct Position: Element {
  let x: Int32
  let y: Int32

  func animated(in resolver: borrowing Resolver) -> Position {
    let shown = resolver.animated(AnimatableVector(Double(x), Double(y)))
    return Position(x: Int32(Int(rounding: shown[0])), y: Int32(Int(rounding: shown[1])))
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    if let width = proposal.width, let height = proposal.height {
      return Size(width: width, height: height)
    }
    return proposal.replacingUnspecified(by: children.first?.sizeThatFits(proposal) ?? .zero)
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    guard let child = children.first else { return }
    let size = child.sizeThatFits(children.proposal(answeredBy: rect.size))
    let middle = Rect(size: size).center
    child.placeAtOnce(
      in: Rect(
        x: rect.x + Int(x) - middle.x, y: rect.y + Int(y) - middle.y, width: size.width,
        height: size.height))
  }
}

extension View {
  /// Places the view's centre at a position in the proposed space, and takes all of that space.
  ///
  /// The centre of an even number of cells is the left or upper one of the middle two.
  ///
  /// - Parameters:
  ///   - x: The column from the left edge of the space.
  ///   - y: The row from its top.
  /// - Returns: The view in its space; it may overflow.
  public func position(x: Int = 0, y: Int = 0) -> some View {
    wrapped(in: Position(x: Int32(x.asLength), y: Int32(y.asLength)))
  }
}
