/// The state of a popup while it is shown.
final class PopupRecord {
  var wasPresented = false
  /// True if the popup is presented, or its exit animation runs.
  var isShown = false
  /// The target of the drag: the distance from the popup's place.
  var offset = Size.zero
  /// The offset at the start of the current drag.
  var offsetBefore: Size?
  /// The displayed offset, which keeps a draggable popup in the safe area.
  var shownOffset = Size.zero
  /// The edge to which the popup slides out.
  var exit = Edge.bottom

  /// True if the anchor view has existed since the popup was presented.
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
  /// Returns whether the anchor view is scrolled out of sight, or has disappeared since it existed.
  func isOutOfSight(_ anchor: Identity, among places: NamedPlaces) -> Bool {
    hadAnchor = hadAnchor || places[anchor] != nil
    return hadAnchor && !places.isVisible(anchor)
  }

  /// Follows a drag: freely, or towards the exit edge only.
  func follow(_ translation: Size, freely: Bool) {
    let before = offsetBefore ?? shownOffset
    offsetBefore = before
    offset =
      freely
      ? Size(width: before.width + translation.width, height: before.height + translation.height)
      : exit.movement(exit.length(of: translation))
  }

  /// Ends a drag; a cancelled one moves the popup, but never closes it.
  ///
  /// - Returns: True if the popup is to be closed.
  func endDrag(_ drag: DragGesture.Value, freely: Bool, cellAspect: Double) -> Bool {
    // The whole drag can have happened since the last frame.
    if freely { follow(drag.translation, freely: true) }
    offsetBefore = nil
    if freely { return false }
    let length = Double(exit.length(of: drag.translation))
    if !drag.isCancelled, length * (exit.isVertical ? 1 : cellAspect) > 3 { return true }
    offset = .zero
    return false
  }
}
