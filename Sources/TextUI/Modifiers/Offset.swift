/// Shows its child elsewhere, without the layout noticing.
public struct Offset: Element {
  let x: Int32
  let y: Int32

  init(x: Double, y: Double) {
    self.x = Int32(Int(rounding: x))
    self.y = Int32(Int(rounding: y))
  }

  /// An offset of so much as is to be shown now.
  @usableFromInline
  init(x: Int, y: Int, _ resolver: borrowing Resolver) {
    let shown = resolver.animated(AnimatableVector(Double(x), Double(y)))
    self.init(x: shown[0], y: shown[1])
  }

  public func place(in rect: Rect, _ children: Subviews) {
    children.first?.place(in: rect.offset(x: Int(x), y: Int(y)))
  }
}

/// A view shown beside its place.
public struct OffsetView<Content: View>: Primitive {
  @usableFromInline let content: Content
  @usableFromInline let x: Int
  @usableFromInline let y: Int

  @inlinable
  init(content: Content, x: Int, y: Int) {
    self.content = content
    self.x = x
    self.y = y
  }

  @inlinable
  public func resolve(_ resolver: inout Resolver) {
    resolver.wrapper(Offset(x: x, y: y, resolver)) { content.resolve(&$0) }
  }
}

extension View {
  /// Shows the view so many columns to the right and rows below its place, which stays free.
  @inlinable
  public consuming func offset(x: Int = 0, y: Int = 0) -> OffsetView<Self> {
    OffsetView(content: self, x: x.asLength, y: y.asLength)
  }
}
