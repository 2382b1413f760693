/// A frame that takes the proposed size within limits.
@usableFromInline
struct FlexibleFrame: Element {
  private let width: LengthLimits
  private let height: LengthLimits
  private let alignment: Int8

  @usableFromInline
  init(width: LengthLimits, height: LengthLimits, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = Int8(alignment.horizontal.rawValue * 3 + alignment.vertical.rawValue)
  }

  @usableFromInline
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let size = children.first?.sizeThatFits(inner(proposal)) ?? .zero
    return Size(
      width: width.length(for: proposal.rawWidth, child: size.width),
      height: height.length(for: proposal.rawHeight, child: size.height))
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    inner.rawWidth = width.proposal(for: proposal.rawWidth)
    inner.rawHeight = height.proposal(for: proposal.rawHeight)
    return inner
  }

  /// Returns the proposal for the chosen size; if that axis was unspecified and the child is of
  /// another length, the frame's own length.
  private func proposal(to child: Subview, in size: Size, _ children: Subviews) -> Proposal {
    var proposal = inner(children.proposal(answeredBy: size))
    let chosen = child.sizeThatFits(proposal)
    if proposal.width == nil, chosen.width != size.width { proposal.width = size.width }
    if proposal.height == nil, chosen.height != size.height { proposal.height = size.height }
    return proposal
  }

  @usableFromInline
  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    guard let child = children.first else { return }
    let proposal = proposal(to: child, in: rect.size, children)
    let alignment = Alignment(
      horizontal: HorizontalAlignment(rawValue: Int(alignment) / 3) ?? .center,
      vertical: VerticalAlignment(rawValue: Int(alignment) % 3) ?? .center)
    child.place(in: alignment.rect(of: child.sizeThatFits(proposal), in: rect))
  }
}

/// The limits of one axis of a flexible frame, in ten bytes to keep the frame small.
@usableFromInline
struct LengthLimits {
  /// The lower limit, or -1 for none.
  private let least: Int32
  private let most: Int32
  private let ideal: Int16

  /// Creates limits: the minimum, the ideal and the maximum; nil for none.
  @usableFromInline
  init(_ least: Int?, _ ideal: Int?, _ most: Int?) {
    self.least = least.map { Int32(max(0, min($0, Proposal.infinity))) } ?? -1
    let limit = most.map { Int32(max(0, min($0, Proposal.infinity))) } ?? -1
    self.most = limit < 0 ? limit : max(limit, self.least)
    self.ideal = ideal.map { Int16(max(0, min($0, Int(Int16.max)))) } ?? -1
  }

  /// Returns the proposal clamped to the limits, or the child's length on an axis without limits.
  func length(for proposed: Int32, child: Int) -> Int {
    if proposed == Proposal.unspecifiedLength {
      return ideal >= 0 ? Int(ideal) : clamp(child)
    }
    let lower = least >= 0 ? Int(least) : most >= 0 ? min(child, Int(most)) : child
    let upper = most >= 0 ? Int(most) : max(child, lower)
    return max(lower, min(Int(proposed), upper))
  }

  /// Returns the proposal for the child.
  func proposal(for proposed: Int32) -> Int32 {
    if proposed == Proposal.unspecifiedLength {
      return ideal >= 0 ? Int32(clamp(Int(ideal))) : proposed
    }
    return Int32(truncatingIfNeeded: clamp(Int(proposed)))
  }

  private func clamp(_ length: Int) -> Int {
    max(Int(least), 0, most >= 0 ? min(length, Int(most)) : length)
  }
}

extension View {
  /// Places the view in a frame that takes the proposed size within limits.
  ///
  /// An axis without limits takes the view's length. The ideal length is used for an unspecified
  /// proposal. If a minimum exceeds a maximum, the minimum is used.
  @inlinable
  public consuming func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil, minHeight: Int? = nil,
    idealHeight: Int? = nil, maxHeight: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = FlexibleFrame(
      width: LengthLimits(minWidth, idealWidth, maxWidth),
      height: LengthLimits(minHeight, idealHeight, maxHeight), alignment: alignment)
    return ModifiedView(frame, self)
  }
}
