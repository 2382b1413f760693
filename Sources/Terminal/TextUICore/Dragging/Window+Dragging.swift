extension Window {
  /// Lifts the value of a drag that has just taken over the press.
  func lift(_ item: DragItem, from region: HitRegion, in frame: Frame) {
    guard let press = press?.press else { return }
    store.drag = DragSession(item, from: region, by: press, in: frame, store.frame)
  }

  /// Moves the dragged value to the mouse.
  func carry(in frame: Frame) {
    guard let drag = carried, let place = press?.press.location else { return }
    drag.location = place
    aim(drag, at: frame.dropTarget(at: place, for: drag.value))
    store.redraw.request()
  }

  /// Drops the dragged value on the target under the mouse.
  func drop(in frame: Frame) {
    carry(in: frame)
    guard let drag = carried else { return }
    let target = drag.target
    startReturn(drag)
    if let target, let taker = target.dropTarget,
      taker.drop(drag.value, drag.location - target.rect.origin)
    {
      store.drag = nil
    }
  }

  /// Sends the dragged value back.
  func cancelDrag() {
    if let drag = carried { startReturn(drag) }
  }

  /// The value dragged by the current press.
  private var carried: DragSession? {
    guard let drag = store.drag, !drag.isReturning else { return nil }
    return drag
  }

  /// Starts the return animation if the source view still exists.
  private func startReturn(_ drag: DragSession) {
    drag.isReturning = true
    if !drag.hasHome(in: store.frame) { store.drag = nil }
    aim(drag, at: nil)
    store.redraw.request()
  }

  private func aim(_ drag: DragSession, at target: HitRegion?) {
    let former = drag.target
    drag.target = target
    guard former?.identity != target?.identity else { return }
    former?.dropTarget?.isTargeted(false)
    target?.dropTarget?.isTargeted(true)
  }
}
