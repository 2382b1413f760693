/// Takes what is proposed, within limits of its own.
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

  /// What was proposed for the size the frame chose; where that was left open, and the child is of
  /// another length, the frame's own.
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

/// The limits of one axis of a flexible frame, in the ten bytes that keep the frame small.
@usableFromInline
struct LengthLimits {
  /// -1 where nothing is said.
  private let least: Int32
  private let most: Int32
  private let ideal: Int16

  /// The least, the preferred and the most; nil where nothing is said.
  @usableFromInline
  init(_ least: Int?, _ ideal: Int?, _ most: Int?) {
    self.least = least.map { Int32(max(0, min($0, Proposal.infinity))) } ?? -1
    let limit = most.map { Int32(max(0, min($0, Proposal.infinity))) } ?? -1
    self.most = limit < 0 ? limit : max(limit, self.least)
    self.ideal = ideal.map { Int16(max(0, min($0, Int(Int16.max)))) } ?? -1
  }

  /// Where a limit is given the frame takes the proposal within it; where not, what the child takes.
  func length(for proposed: Int32, child: Int) -> Int {
    if proposed == Proposal.unspecifiedLength {
      return ideal >= 0 ? Int(ideal) : clamp(child)
    }
    let lower = least >= 0 ? Int(least) : most >= 0 ? min(child, Int(most)) : child
    let upper = most >= 0 ? Int(most) : max(child, lower)
    return max(lower, min(Int(proposed), upper))
  }

  /// What the child is proposed.
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
  /// Puts the view into a frame that takes what is proposed, within limits.
  ///
  /// An axis without limits takes what the view takes. An ideal length answers a parent that leaves
  /// it open. Where a minimum is above a maximum, the minimum counts.
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
