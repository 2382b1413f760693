/// Whether something keeps inside of a space, or covers it.
public enum ContentMode: Sendable {
  /// All of it is seen, and some of the space may stay free.
  case fit
  /// All of the space is covered, and some of it may be cut.
  case fill
}

/// Proposes a size of a certain shape to its child.
struct AspectRatioLayout: Element {
  /// Columns a row; zero for the shape the child likes.
  let ratio: Double
  let mode: ContentMode

  /// From the ratio of lengths on the screen.
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

  /// The largest size of the shape in a space, or the smallest that covers it.
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

  /// The nearest whole number of cells; one where there is anything at all.
  private func length(_ other: Int, _ length: Double) -> Int {
    switch other {
    case 0: 0
    case Proposal.infinity: Proposal.infinity
    default: max(1, Int(rounding: length))
    }
  }
}

extension View {
  /// Offers the view a space of a certain shape, as it looks on the screen.
  ///
  /// Lengths are rounded to the nearest cell, so shapes are as true as cells allow.
  ///
  /// - Parameters:
  ///   - ratio: Width divided by height, measured on the screen; nil, or what is no number above
  ///     zero, for the shape of the size the view likes.
  ///   - mode: Whether the space keeps inside of what is offered, or covers it.
  /// - Returns: The view, as large as it chooses in that space.
  public func aspectRatio(
    _ ratio: Double? = nil, contentMode mode: ContentMode
  ) -> some View {
    let isShape = (ratio ?? 0) > 0 && ratio?.isFinite == true
    return wrapped(in: AspectRatioLayout(ratio: isShape ? ratio ?? 0 : 0, mode: mode))
  }

  /// Offers the view the largest space of its own shape that keeps inside of what is offered.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Offers the view the smallest space of its own shape that covers what is offered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
