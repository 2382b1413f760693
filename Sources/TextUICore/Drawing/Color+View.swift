/// A colour is a view that fills whatever space it is offered.
extension Color: Primitive {
  public func resolve(_ resolver: inout Resolver) {
    let color = resolver.animated(self, .background)
    resolver.leaf(ColorElement(color: color, opacity: resolver.values.opacity))
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
