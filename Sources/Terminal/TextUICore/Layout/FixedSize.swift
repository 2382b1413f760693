/// Gives its child its ideal size on some axes.
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
  /// Fixes the view at its ideal size, even if it exceeds its container.
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
