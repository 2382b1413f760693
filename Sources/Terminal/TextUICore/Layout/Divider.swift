/// A thin line across the stack that contains it.
public struct Divider: Primitive {
  /// Creates a line as long as the stack is wide or high.
  public init() {}

  public func resolve(_ resolver: inout Resolver) {
    let isUpright = resolver.values.stackAxis == .horizontal
    let line: Unicode.Scalar =
      switch (isUpright, resolver.values.drawsLines) {
      case (true, true): "│"
      case (false, true): "─"
      case (true, false): "|"
      case (false, false): "-"
      }
    resolver.leaf(
      DividerElement(isUpright: isUpright, cell: Cell(grapheme: line.value), ink: resolver.ink))
  }
}

private struct DividerElement: Element {
  let isUpright: Bool
  let cell: Cell
  let ink: Ink

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    isUpright
      ? Size(width: 1, height: proposal.height ?? 1) : Size(width: proposal.width ?? 1, height: 1)
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.fill(rect, with: cell, in: ink)
  }
}
