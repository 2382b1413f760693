/// Takes all the space it can get along the stack it stands in, and none across it.
///
/// Outside of a stack it takes space in both directions.
public struct Spacer: Primitive {
  private let minLength: Int

  /// Makes a spacer that takes at least so many cells, where there is room.
  public init(minLength: Int = 0) {
    self.minLength = max(0, minLength.asLength)
  }

  public func resolve(_ resolver: inout Resolver) {
    resolver.leaf(SpacerElement(axis: resolver.values.stackAxis, minLength: Int32(minLength)))
  }
}

private struct SpacerElement: Element {
  let axis: Axis?
  let minLength: Int32

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let least = Int(minLength)
    return Size(
      width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
      height: axis == .horizontal ? 0 : max(least, proposal.height ?? least))
  }
}
