/// The way in which content of other proportions uses a space.
public enum ContentMode: Sendable {
  /// The content fits within the space, which may leave margins.
  case fit
  /// The content covers the space and may be clipped.
  case fill
}

/// Proposes a size of fixed proportions to its child.
struct AspectRatioLayout: Element {
  /// The number of columns divided by the number of rows; zero for the child's ideal proportions.
  let ratio: Double
  let mode: ContentMode

  /// Animates the ratio of lengths on the screen.
  func animated(in resolver: borrowing Resolver) -> AspectRatioLayout {
    let cellAspect = resolver.values.cellAspect
    return AspectRatioLayout(ratio: cellAspect > 0 ? ratio / cellAspect : 0, mode: mode)
  }

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    guard let child = children.first else { return .zero }
    return child.sizeThatFits(inner(proposal, child))
  }

  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    guard let child = children.first else { return }
    let size = child.sizeThatFits(inner(children.proposal(answeredBy: rect.size), child))
    child.place(in: Alignment.center.rect(of: size, in: rect))
  }

  private func inner(_ proposal: Proposal, _ child: Subview) -> Proposal {
    let ratio = ratio > 0 ? ratio : idealRatio(of: child)
    guard ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return shaped(child.sizeThatFits(.unspecified), ratio)
    case (let width?, nil): return Proposal(width: width, height: height(for: width, ratio))
    case (nil, let height?): return Proposal(width: width(for: height, ratio), height: height)
    case (let width?, let height?): return shaped(Size(width: width, height: height), ratio)
    }
  }

  private func idealRatio(of child: Subview) -> Double {
    let size = child.sizeThatFits(.unspecified)
    return size.height > 0 ? Double(size.width) / Double(size.height) : 0
  }

  /// Returns the largest size of the ratio within a space, or the smallest that covers it.
  private func shaped(_ space: Size, _ ratio: Double) -> Proposal {
    let height = height(for: space.width, ratio)
    let isLimitedByWidth = mode == .fit ? height <= space.height : height >= space.height
    if isLimitedByWidth { return Proposal(width: space.width, height: height) }
    return Proposal(width: width(for: space.height, ratio), height: space.height)
  }

  private func height(for width: Int, _ ratio: Double) -> Int {
    length(width, Double(width) / ratio)
  }

  private func width(for height: Int, _ ratio: Double) -> Int {
    length(height, Double(height) * ratio)
  }

  /// Rounds to the nearest number of cells, at least one if the space is not empty.
  private func length(_ other: Int, _ length: Double) -> Int {
    switch other {
    case 0: 0
    case Proposal.infinity: Proposal.infinity
    default: max(1, Int(rounding: length))
    }
  }
}

extension View {
  /// Constrains the view to visual proportions.
  ///
  /// Lengths are rounded to the nearest cell, so the proportions are approximate.
  ///
  /// - Parameters:
  ///   - ratio: The visual width divided by the height; nil, or a number that is not above zero,
  ///     for
  ///     the proportions of the view's ideal size.
  ///   - mode: The content mode.
  /// - Returns: The view, as large as it chooses in that space.
  public func aspectRatio(
    _ ratio: Double? = nil, contentMode mode: ContentMode
  ) -> some View {
    let isShape = (ratio ?? 0) > 0 && ratio?.isFinite == true
    return wrapped(in: AspectRatioLayout(ratio: isShape ? ratio ?? 0 : 0, mode: mode))
  }

  /// Scales the view to fit the proposed space, in its own proportions.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the proposed space, in its own proportions.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
