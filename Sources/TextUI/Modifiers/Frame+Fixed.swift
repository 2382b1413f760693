/// Takes a size of its own on the axes it names, whatever is proposed and whatever its child takes.
public struct FixedFrame: Element {
  private let lengths: Proposal
  private let alignment: Alignment

  /// A frame with the lengths that are to be shown now.
  @usableFromInline
  init(width: Int?, height: Int?, alignment: Alignment, _ resolver: borrowing Resolver) {
    let target = AnimatableVector(Double(width ?? 0), Double(height ?? 0))
    let shown = resolver.animated(target)
    lengths = Proposal(
      width: width.map { _ in Int(rounding: shown[0]) },
      height: height.map { _ in Int(rounding: shown[1]) })
    self.alignment = alignment
  }

  public func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    let inner = inner(proposal)
    if let width = lengths.width, let height = lengths.height {
      return Size(width: width, height: height)
    }
    let size = children.first?.sizeThatFits(inner) ?? .zero
    return lengths.replacingUnspecified(by: size)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
  }

  public func place(in rect: Rect, _ children: Subviews) {
    guard let child = children.first else { return }
    let size = child.sizeThatFits(inner(children.proposal(answeredBy: rect.size)))
    child.place(in: alignment.rect(of: size, in: rect))
  }
}

/// A view in a frame of a fixed width, a fixed height, or both.
public struct FixedFrameView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let width: Int?
  @usableFromInline let height: Int?
  @usableFromInline let alignment: Alignment

  @inlinable
  init(content: Content, width: Int?, height: Int?, alignment: Alignment) {
    self.content = content
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    let frame = FixedFrame(width: width, height: height, alignment: alignment, resolver)
    resolver.wrapper(frame) { content.resolve(&$0) }
  }
}

extension View {
  /// Puts the view into a frame of a fixed size.
  ///
  /// - Parameters:
  ///   - width: Columns; below zero counts as zero; nil for those the view takes.
  ///   - height: Rows; below zero counts as zero; nil for those the view takes.
  ///   - alignment: Where the view lies in the frame; a larger one sticks out.
  /// - Returns: The frame with the view.
  @inlinable
  public consuming func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> FixedFrameView<Self> {
    FixedFrameView(content: self, width: width, height: height, alignment: alignment)
  }
}
