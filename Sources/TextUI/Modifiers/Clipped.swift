/// Shows its child only within its own rectangle.
public struct Clip: Element {
  public func place(in rect: Rect, _ children: Subviews) {
    children.clipped(to: rect) {
      for child in children { child.place(in: rect) }
    }
  }
}

extension Subviews {
  /// Places children of which nothing is seen outside a rectangle.
  public func clipped(to rect: Rect, _ place: () -> Void) {
    graph.withClip(rect, place)
  }
}

extension View {
  /// Cuts off what sticks out of the view: it is neither seen nor hit there.
  public func clipped() -> ModifiedView<Clip, Self> {
    ModifiedView(Clip(), self)
  }
}
