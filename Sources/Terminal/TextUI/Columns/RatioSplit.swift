/// Two views side by side, or below each other, that share a space in a ratio.
///
/// With a binding there is a line between them that can be dragged, or focused and moved by arrows.
/// Each part is a container for `containerRelativeFrame`.
public struct RatioSplit<First: View, Second: View>: Primitive {
  private let axis: Axis
  private let ratio: Binding<Double>
  private let hasDivider: Bool
  private let first: First
  private let second: Second

  /// Makes a split with a line that moves.
  ///
  /// - Parameters:
  ///   - axis: The direction the two lie in.
  ///   - ratio: The part of the space the first gets, from 0 to 1; other numbers count as the
  ///     nearest of these, and what is no number as 0.
  ///   - first: The view on the left, or above.
  ///   - second: The other.
  public init(
    _ axis: Axis = .horizontal, ratio: Binding<Double>, @ViewBuilder first: () -> First,
    @ViewBuilder second: () -> Second
  ) {
    self.axis = axis
    self.ratio = ratio
    hasDivider = true
    self.first = first()
    self.second = second()
  }

  /// Makes a split that stays as it is, without a line.
  public init(
    _ axis: Axis = .horizontal, ratio: Double, @ViewBuilder first: () -> First,
    @ViewBuilder second: () -> Second
  ) {
    self.axis = axis
    self.ratio = .constant(ratio)
    hasDivider = false
    self.first = first()
    self.second = second()
  }

  public func resolve(_ resolver: inout Resolver) {
    let place = resolver.remembered { Remembered(Rect.zero) }
    let divider = RatioDivider(axis: axis, ratio: ratio, place: place)
    let shown = resolver.animated(AnimatableVector(divider.current))[0]
    let layout = SplitLayout(axis: axis, place: place) {
      RatioShares.lengths(of: $0, weights: [shown, 1 - shown])[0]
    }
    resolver.container(layout) { inner in
      inner.part(Identity.Step.first, first)
      inner.part(Identity.Step.second, second)
      if hasDivider { inner.stack(ZStackLayout(), axis) { divider.resolve(&$0) } }
    }
  }
}

extension Resolver {
  fileprivate mutating func part(_ step: UInt64, _ view: some View) {
    scope(step) { inner in
      inner.container(SplitPart()) { $0.stack(ZStackLayout(), nil) { view.resolve(&$0) } }
    }
  }
}

/// A part of a split, which is the container of what is in it.
private struct SplitPart: Layout {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    children.inContainer(proposal.replacingUnspecified(by: children.containerSize)) {
      children.first?.sizeThatFits(proposal) ?? .zero
    }
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    children.inContainer(rect.size) { children.first?.place(in: rect) }
  }
}
