/// A colour is a view that fills all proposed space.
extension Color: Primitive {
  public func resolve(_ resolver: inout Resolver) {
    if self == .clear { return resolver.leaf(ClearElement()) }
    let color = resolver.animated(self, .background)
    resolver.leaf(ColorElement(color: color, opacity: resolver.values.opacity))
  }
}

/// Takes the proposed space, transparent for drawing and hit tests.
private struct ClearElement: Element {
  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 1, height: 1))
  }
}

private struct ColorElement: Element {
  let color: Color
  let opacity: UInt8

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: Size(width: 1, height: 1))
  }

  func draw(in rect: Rect, on painter: inout Painter) {
    painter.takeHits(in: rect)
    painter.fill(rect, with: color, opacity: opacity)
  }
}
