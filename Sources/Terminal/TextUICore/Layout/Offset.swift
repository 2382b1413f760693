/// Draws its child at an offset without changing the layout.
@usableFromInline
struct Offset: Element {
  let x: Int32
  let y: Int32

  @usableFromInline
  init(x: Int, y: Int) {
    self.x = Int32(x.asLength)
    self.y = Int32(y.asLength)
  }

  @usableFromInline
  func animated(in resolver: borrowing Resolver) -> Offset {
    let shown = resolver.animated(AnimatableVector(Double(x), Double(y)))
    return Offset(x: Int(rounding: shown[0]), y: Int(rounding: shown[1]))
  }

  @usableFromInline
  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    children.first?.placeAtOnce(in: rect.offset(x: Int(x), y: Int(y)))
  }
}

extension View {
  /// Draws the view at an offset to the right and down; its place in the layout is unchanged.
  @inlinable
  public consuming func offset(x: Int = 0, y: Int = 0) -> some View {
    ModifiedView(Offset(x: x, y: y), self)
  }
}
