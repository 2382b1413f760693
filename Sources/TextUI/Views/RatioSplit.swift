/// Two views side by side, or below each other, that share a space in a ratio.
///
/// With a binding there is a line between them that can be dragged, or focused and moved by arrows.
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
    resolver.container(RatioSplitLayout(axis: axis, ratio: shown, place: place)) { inner in
      inner.part(Identity.Step.first, first)
      inner.part(Identity.Step.second, second)
      if hasDivider { inner.stack(ZStackLayout(), axis) { divider.resolve(&$0) } }
    }
  }
}

extension Resolver {
  fileprivate mutating func part(_ step: UInt64, _ view: some View) {
    scope(step) { $0.stack(ZStackLayout(), nil) { view.resolve(&$0) } }
  }
}

/// Shares a length out between two children, after the third, which lies between them.
private struct RatioSplitLayout: Layout {
  let axis: Axis
  let ratio: Double
  let place: Remembered<Rect>

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let sizes = children.map { $0.sizeThatFits(proposal) }
    let across = sizes.map { axis == .horizontal ? $0.height : $0.width }.max() ?? 0
    let along = sizes.reduce(0) { $0 + (axis == .horizontal ? $1.width : $1.height) }
    return proposal.replacingUnspecified(
      by: axis == .horizontal
        ? Size(width: along, height: across) : Size(width: across, height: along))
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    place.value = rect
    let parts = Array(children)
    let length = axis == .horizontal ? rect.width : rect.height
    let line = parts.count == 3 ? min(1, max(0, length)) : 0
    let lengths = RatioShares.lengths(of: length - line, weights: [ratio, 1 - ratio])
    let starts = [0, lengths[0] + line, lengths[0]]
    for (part, (start, length)) in zip(parts, zip(starts, lengths + [line])) {
      let part = (part, axis.slice(of: rect, from: start, length))
      children.clipped(to: part.1) { part.0.place(in: part.1) }
    }
  }
}

extension Axis {
  /// A part of a rectangle along the axis.
  func slice(of rect: Rect, from start: Int, _ length: Int) -> Rect {
    self == .horizontal
      ? Rect(x: rect.x + start, y: rect.y, width: length, height: rect.height)
      : Rect(x: rect.x, y: rect.y + start, width: rect.width, height: length)
  }
}
