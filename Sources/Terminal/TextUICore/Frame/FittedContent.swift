/// The root of a window that is as high as its content: it stacks its views at the top left.
struct FittedContent: Layout {
  /// The height of the content in the latest frame.
  let height: Remembered<Int>

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    guard let stack = children.first else { return }
    let ideal = stack.sizeThatFits(Proposal(width: rect.width, height: nil)).height
    height.value = min(max(1, ideal), rect.height)
    let size = stack.sizeThatFits(Proposal(width: rect.width, height: height.value))
    stack.place(in: Rect(origin: rect.origin, size: size))
  }
}

extension FittedContent {
  /// Resolves a root in this layout.
  func resolve(_ root: (inout Resolver) -> Void, in resolver: inout Resolver) {
    resolver.container(self) { inner in
      inner.stack(StackLayout(vertical: .leading, spacing: 0), .vertical, root)
    }
  }

  /// Returns a picture without the rows below the content, unless a popup is drawn there.
  func trimmed(_ buffer: CellBuffer) -> CellBuffer {
    buffer.withHeight(max(height.value, buffer.contentHeight))
  }
}
