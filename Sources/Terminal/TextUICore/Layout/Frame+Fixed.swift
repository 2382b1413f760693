/// A frame with a fixed size on some axes.
@usableFromInline
package struct FixedFrame: Element {
  private let lengths: Proposal
  private let alignment: Alignment

  /// Creates a frame; a length that is nil is taken from the child.
  @usableFromInline
  package init(_ lengths: Proposal, alignment: Alignment) {
    self.lengths = lengths
    self.alignment = alignment
  }

  @usableFromInline
  package func animated(in resolver: borrowing Resolver) -> FixedFrame {
    let target = AnimatableVector(Double(lengths.width ?? 0), Double(lengths.height ?? 0))
    let shown = resolver.animated(target)
    if shown == target { return self }
    return FixedFrame(
      Proposal(
        width: lengths.width.map { _ in Int(rounding: shown[0]) },
        height: lengths.height.map { _ in Int(rounding: shown[1]) }), alignment: alignment)
  }

  @usableFromInline
  package func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    if let width = lengths.width, let height = lengths.height {
      return Size(width: width, height: height)
    }
    let size = children.first?.sizeThatFits(inner(proposal)) ?? .zero
    return lengths.replacingUnspecified(by: size)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }

  @usableFromInline
  package func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    guard let child = children.first else { return }
    let size = child.sizeThatFits(inner(children.proposal(answeredBy: rect.size)))
    child.place(in: alignment.rect(of: size, in: rect))
  }
}

extension View {
  /// Places the view in a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width in columns, at least zero; nil for the view's width.
  ///   - height: The height in rows, at least zero; nil for the view's height.
  ///   - alignment: The alignment of the view in the frame; a larger view overflows.
  /// - Returns: The frame with the view.
  @inlinable
  public consuming func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    ModifiedView(FixedFrame(Proposal(width: width, height: height), alignment: alignment), self)
  }
}
