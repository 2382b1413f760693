/// Clips its child to its own frame.
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
  /// Clips the view to its frame, for drawing and for hit tests.
  public func clipped() -> some View {
    ModifiedView(Clip(), self)
  }
}
