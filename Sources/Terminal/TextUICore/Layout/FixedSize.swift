/// Lets its child take the size it likes on some axes, whatever is proposed.
@usableFromInline
struct FixedSize: Element {
  let axes: Axis.Set

  @usableFromInline
  init(axes: Axis.Set) {
    self.axes = axes
  }

  @usableFromInline
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.first?.sizeThatFits(inner(proposal)) ?? .zero
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

extension View {
  /// Lets the view take the size it likes, even if it sticks out.
  @inlinable
  public consuming func fixedSize(
    horizontal: Bool = true, vertical: Bool = true
  ) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return ModifiedView(FixedSize(axes: axes), self)
  }
}
