/// Tells where its child stands.
struct PlaceObserver: Element {
  let notice: (Rect, Subviews) -> Void

  func place(in rect: Rect, _ children: Subviews) {
    notice(rect, children)
    for child in children { child.place(in: rect) }
  }
}
