/// What is remembered of a popup while it is shown.
final class PopupRecord {
  var wasPresented = false
  /// Whether it is presented, or still on its way out.
  var isShown = false
  /// How far it has been dragged from its place.
  var offset = Size.zero
  /// How far it had been dragged when the drag that is going on began.
  var offsetBefore: Size?
  /// How far it is shown from its place: a popup dragged anywhere stays in the safe area.
  var shownOffset = Size.zero
  /// The edge it goes out by.
  var exit = Edge.bottom

  /// Whether the view it belongs to has been there since it was presented.
  var hadAnchor = false

  var isDragging: Bool { offsetBefore != nil }

  func begin() {
    offset = .zero
    offsetBefore = nil
    shownOffset = .zero
    hadAnchor = false
  }
}

extension PopupRecord {
  /// Whether the view it belongs to is out of sight: scrolled away, or gone since it was there.
  func isOutOfSight(_ anchor: Identity, among places: NamedPlaces) -> Bool {
    hadAnchor = hadAnchor || places[anchor] != nil
    return hadAnchor && !places.isInSight(anchor)
  }

  /// Follows a drag: anywhere, or towards the exit edge only.
  func follow(_ translation: Size, freely: Bool) {
    let before = offsetBefore ?? shownOffset
    offsetBefore = before
    offset =
      freely
      ? Size(width: before.width + translation.width, height: before.height + translation.height)
      : exit.movement(exit.length(of: translation))
  }

  /// Ends a drag; one that is cancelled moves the popup as any other, but never away.
  ///
  /// - Returns: Whether the popup is to go.
  func letGo(_ drag: DragGesture.Value, freely: Bool, cellAspect: Double) -> Bool {
    // All of a drag may have come since the last frame.
    if freely { follow(drag.translation, freely: true) }
    offsetBefore = nil
    if freely { return false }
    let length = Double(exit.length(of: drag.translation))
    if !drag.isCancelled, length * (exit.isVertical ? 1 : cellAspect) > 3 { return true }
    offset = .zero
    return false
  }
}
