/// A split of a space between two views in a ratio, side by side or stacked.
///
/// With a binding there is a divider that can be dragged, or focused and moved by arrow keys. Each
/// part is a container for `containerRelativeFrame`.
public struct RatioSplit<First: View, Second: View>: Primitive {
  private let axis: Axis
  private let ratio: Binding<Double>
  private let hasDivider: Bool
  private let first: First
  private let second: Second

  /// Creates a split with a movable divider.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the views are placed.
  ///   - ratio: The share of the first view, limited to 0 through 1; NaN counts as 0.
  ///   - first: The view on the left or at the top.
  ///   - second: The view on the right or at the bottom.
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

  /// Creates a split with a fixed ratio, without a divider.
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

@MainActor extension Resolver {
  fileprivate mutating func part(_ step: UInt64, _ view: some View) {
    scope(step) { inner in
      inner.container(RelativeFrameContainer()) {
        $0.stack(ZStackLayout(), nil) { view.resolve(&$0) }
      }
    }
  }
}
