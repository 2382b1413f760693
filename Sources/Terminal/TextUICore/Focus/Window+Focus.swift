extension Window {
  /// Moves the focus as the frame requires: into the topmost popup, back after its removal, to a
  /// requesting view, to the default, or to the first field of a popup that has just opened.
  ///
  /// - Returns: True if the focus did not move.
  func settleFocus() -> Bool {
    guard let frame else { return true }
    let before = store.focus.current
    store.focus.update(target(before))
    followLayers(frame)
    // Bindings report the new focus only in the next frame.
    guard store.focus.current == before else { return false }
    let order = frame.focusOrder
    let isNewLayer = store.focus.takeNewLayer()
    if let request = store.focus.newRequest(among: order.filter(\.isRequested).map(\.identity)) {
      focus(request)
    } else if !order.contains(where: { $0.identity == before && !$0.isDeclined }) {
      let field = isNewLayer ? order.first { $0.focusTarget?.isField == true } : nil
      focus((order.successor(of: before) ?? field)?.identity)
    }
    return store.focus.current == before
  }

  private func followLayers(_ frame: Frame) {
    let open = Set(frame.modalLayers.map(\.identity))
    while let closed = store.focus.removeTop(unless: open.contains) { focus(closed.focus) }
    for layer in frame.modalLayers where !store.focus.isAbove(layer.identity) {
      cancelPress(at: store.now)
      store.focus.enter(layer.identity)
      focus(nil)
    }
  }

  /// Moves the focus, and notifies the concerned views.
  func focus(_ identity: Identity?) {
    let before = store.focus.current
    guard before != identity else { return }
    let loser = target(before) ?? store.focus.target
    store.focus.move(to: identity, target(identity))
    store.redraw.request()
    calling {
      loser?.onChange(false)
      store.focus.target?.onChange(true)
    }
    let sentence = target(identity)?.words?.sentence ?? ""
    if !sentence.isEmpty { store.effects.announce(sentence) }
  }

  private func target(_ identity: Identity?) -> FocusTarget? {
    identity.flatMap { frame?.region($0)?.focusTarget }
  }

  /// Moves the focus along the view order, wrapping around at the end.
  func focusNext(_ step: Int, in frame: Frame) -> Bool {
    let order = frame.focusOrder
    guard !order.isEmpty else { return false }
    guard let index = order.firstIndex(where: { $0.identity == store.focus.current }) else {
      focus(step > 0 ? order.first?.identity : order.last?.identity)
      return true
    }
    focus(order[(index + step + order.count) % order.count].identity)
    return true
  }

  /// Moves the focus to the nearest view in a direction.
  func focusNearest(x: Int, y: Int, in frame: Frame) -> Bool {
    let order = frame.focusOrder
    guard let current = order.first(where: { $0.identity == store.focus.current }) else {
      return focusNext(x + y, in: frame)
    }
    let candidates = order.filter { $0.rect.isBeyond(current.rect, x: x, y: y) }
    let nearest = candidates.min {
      $0.rect.distance(from: current.rect, x: x, y: y)
        < $1.rect.distance(from: current.rect, x: x, y: y)
    }
    guard let nearest else { return false }
    focus(nearest.identity)
    return true
  }
}

extension [HitRegion] {
  /// Returns the view that gets the focus after its owner: a requesting view, or the default.
  fileprivate func successor(of owner: Identity?) -> HitRegion? {
    let others = filter { $0.identity != owner }
    return others.first { $0.isRequested } ?? others.first { $0.focusTarget?.isDefault == true }
  }
}

extension HitRegion {
  var focusTarget: FocusTarget? {
    if case .focus(let target) = handler { return target }
    return nil
  }

  fileprivate var isRequested: Bool { focusTarget?.request == true }

  /// True if a binding rejects the focus.
  fileprivate var isDeclined: Bool { focusTarget?.request == false }
}

extension Rect {
  /// Returns true if the rectangle lies further in a direction than another one.
  fileprivate func isBeyond(_ other: Rect, x: Int, y: Int) -> Bool {
    let across = (self.x * 2 + width) - (other.x * 2 + other.width)
    let down = (self.y * 2 + height) - (other.y * 2 + other.height)
    return x != 0 ? across * x > 0 : down * y > 0
  }

  /// Returns the distance in a direction, between centres; a row counts twice, and a view that does
  /// not overlap straight ahead counts twice again.
  ///
  /// - Returns: 1 if it lies beside rather than ahead, otherwise 0; the distance; and the sideways
  ///   distance of the centres. The smallest in this order is the nearest.
  fileprivate func distance(
    from other: Rect, x: Int, y: Int
  ) -> (beside: Int, distance: Int, aside: Int) {
    let across = abs((self.x * 2 + width) - (other.x * 2 + other.width))
    let down = abs((self.y * 2 + height) - (other.y * 2 + other.height)) * 2
    let columns = max(0, max(self.x, other.x) + 1 - min(maxX, other.maxX))
    let rows = max(0, max(self.y, other.y) + 1 - min(maxY, other.maxY))
    return x != 0
      ? (columns == 0 ? 1 : 0, across + rows * 8, down)
      : (rows == 0 ? 1 : 0, down + columns * 4, across)
  }
}
