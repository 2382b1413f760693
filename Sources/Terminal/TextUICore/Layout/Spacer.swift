/// A flexible space along the axis of its stack, without extent across it.
///
/// It is measured after all other children, whatever their priority. Outside of a stack it expands
/// on both axes.
public struct Spacer: Primitive {
  private let minLength: Int

  /// Creates a spacer with a minimum length, as far as there is room.
  public init(minLength: Int = 0) {
    self.minLength = max(0, minLength.asLength)
  }

  public func resolve(_ resolver: inout Resolver) {
    let element = SpacerElement(axis: resolver.values.stackAxis, minLength: Int32(minLength))
    resolver.trait { traits in
      traits.layoutPriority = -.infinity
    } _: { inner in
      inner.leaf(element)
    }
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
