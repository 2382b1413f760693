/// Shows its child only within its own rectangle.
@usableFromInline
struct Clip: Element {
  @usableFromInline
  func place(in rect: Rect, _ children: Subviews, _ context: PlacementContext) {
    children.clipped(to: rect) {
      for child in children { child.place(in: rect) }
    }
  }
}

extension View {
  /// Cuts off what sticks out of the view: it is neither seen nor hit there.
  public func clipped() -> some View {
    ModifiedView(Clip(), self)
  }
}
