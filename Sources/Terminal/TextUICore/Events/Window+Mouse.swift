extension Handler {
  /// The tap count of the handler.
  fileprivate var tapCount: Int? {
    switch self {
    case .tap: 1
    case .taps(let count, _): count
    default: nil
    }
  }

  fileprivate func tapped(_ press: Press) {
    switch self {
    case .tap(let action): action()
    case .taps(_, let action): action(press)
    default: break
    }
  }
}

/// A press that has not ended.
struct ActivePress {
  var press: Press
  /// The views that may receive the press, the innermost first.
  var chain: [Identity]
  /// The view whose gesture has taken over the press; nil for none.
  var owner: Identity?
  /// The deadline of a long press, and its view.
  var longPress: (deadline: Duration, identity: Identity)?

  fileprivate mutating func goOn(_ phase: Press.Phase, _ mouse: MouseEvent, at now: Duration) {
    press.phase = phase
    (press.previousLocation, press.location) = (press.location, mouse.location)
    (press.time, press.modifiers) = (now, mouse.modifiers)
  }
}

extension Window {
  func send(_ mouse: MouseEvent, in frame: Frame, at now: Duration) -> Bool {
    switch mouse.action {
    case .down(let button): begin(button, mouse, in: frame, at: now)
    case .moved(nil): hover(mouse.location, in: frame)
    case .moved: move(mouse, in: frame, at: now)
    case .up: end(mouse, in: frame, at: now)
    case .wheel(let x, let y): turnWheel(x, y, mouse, in: frame)
    }
  }

  private func begin(
    _ button: MouseEvent.Button, _ mouse: MouseEvent, in frame: Frame, at now: Duration
  ) -> Bool {
    _ = cancelPress(at: now)
    let chain = Array(frame.chain(from: frame.hitTest(mouse.location)))
    let press = Press(
      phase: .began, location: mouse.location, previousLocation: mouse.location,
      startLocation: mouse.location, time: now, startTime: now,
      tapCount: tapCount(of: mouse.location, button, at: now), button: button,
      modifiers: mouse.modifiers)
    self.press = ActivePress(press: press, chain: chain.map { frame.regions[$0].identity })
    lastPress = press
    if button == .left { startLongPress(chain, in: frame, at: now) }
    makePaneKey(chain, in: frame)
    if let focusable = chain.first(where: { frame.regions[$0].focusTarget != nil }) {
      focus(frame.regions[focusable].identity)
    }
    notifyPress(in: frame)
    startDrag(in: frame)
    drag(in: frame)?.changed(value(of: press))
    return !chain.isEmpty
  }

  /// Returns the tap count; the next tap must come within 0.4 s and one cell.
  private func tapCount(of place: Point, _ button: MouseEvent.Button, at now: Duration) -> Int {
    guard let last = lastPress, last.button == button, now - last.startTime <= .milliseconds(400),
      abs(last.startLocation.x - place.x) <= 1, abs(last.startLocation.y - place.y) <= 1
    else { return 1 }
    return last.tapCount + 1
  }

  private func startLongPress(_ chain: [Int], in frame: Frame, at now: Duration) {
    for index in chain {
      if case .longPress(let gesture) = frame.regions[index].handler {
        press?.longPress = (now + gesture.minimumDuration, frame.regions[index].identity)
        return
      }
    }
  }

  private func move(_ mouse: MouseEvent, in frame: Frame, at now: Duration) -> Bool {
    guard var active = press else { return false }
    let isStill = mouse.location == active.press.location
    active.goOn(isStill ? .stationary : .moved, mouse, at: now)
    if active.press.location != active.press.startLocation { active.longPress = nil }
    press = active
    if active.owner == nil { startDrag(in: frame) }
    if active.owner == nil, press?.owner == nil { notifyPress(in: frame) }
    drag(in: frame)?.changed(value(of: active.press))
    carry(in: frame)
    return !active.chain.isEmpty
  }

  /// Lets the innermost drag with enough movement own the press, and cancels the other handlers.
  private func startDrag(in frame: Frame) {
    guard let active = press, active.press.button == .left else { return }
    let (start, place) = (active.press.startLocation, active.press.location)
    let distance = max(abs(place.x - start.x), abs(place.y - start.y))
    for identity in active.chain {
      guard let region = frame.region(identity), case .drag(let gesture) = region.handler,
        distance >= gesture.minimumDistance
      else { continue }
      press?.press.phase = .cancelled
      notifyPress(in: frame)
      lastPress = nil
      press?.press.phase = .moved
      press?.owner = identity
      press?.longPress = nil
      if let item = gesture.item { lift(item, from: region, in: frame) }
      return
    }
  }

  /// Returns the drag that owns the press.
  func drag(in frame: Frame) -> DragGesture? {
    guard case .drag(let gesture) = press?.owner.flatMap(frame.region)?.handler else { return nil }
    return gesture
  }

  func value(of press: Press) -> DragGesture.Value {
    DragGesture.Value(
      startLocation: press.startLocation, location: press.location, time: press.time,
      isCancelled: press.phase == .cancelled)
  }

  private func end(_ mouse: MouseEvent, in frame: Frame, at now: Duration) -> Bool {
    guard var active = press else { return false }
    active.goOn(.ended, mouse, at: now)
    press = active
    if active.owner != nil {
      drag(in: frame)?.ended(value(of: active.press))
      drop(in: frame)
    } else {
      notifyPress(in: frame)
      if active.press.button == .left { tap(active, in: frame) }
    }
    press = nil
    return !active.chain.isEmpty
  }

  /// Taps the innermost view with this tap count if it was pressed and released over it.
  private func tap(_ active: ActivePress, in frame: Frame) {
    let under = Array(frame.chain(from: frame.hitTest(active.press.location)))
    for index in under where active.chain.contains(frame.regions[index].identity) {
      let region = frame.regions[index]
      let taps = active.press.tapCount
      guard let count = region.handler?.tapCount,
        count == taps
          || (count == 1 && !under.contains { frame.regions[$0].handler?.tapCount == taps })
      else { continue }
      region.handler?.tapped(active.press.relative(to: region.rect, among: store.places.rects))
      return
    }
  }

  /// Notifies all views of a press.
  func notifyPress(in frame: Frame) {
    if let active = press { notify(active.press, in: frame) { _ in true } }
  }

  /// Notifies the views of a press of another event without a movement of the mouse.
  func holdPress(in frame: Frame, at now: Duration) {
    guard var active = press, active.owner == nil else { return }
    (active.press.phase, active.press.time) = (.stationary, now)
    active.press.previousLocation = active.press.location
    press = active
    notifyPress(in: frame)
  }

  /// Notifies some views of a press.
  func notify(_ press: Press, in frame: Frame, _ isConcerned: (Identity) -> Bool) {
    for identity in self.press?.chain ?? [] where isConcerned(identity) {
      guard let region = frame.region(identity), case .press(let action) = region.handler
      else { continue }
      action(press.relative(to: region.rect, among: store.places.rects))
    }
  }

  private func hover(_ place: Point, in frame: Frame) -> Bool {
    let under = frame.chain(from: frame.hitTest(place)).map { frame.regions[$0].identity }
    for identity in hovered where !under.contains(identity) { tellHover(identity, false, frame) }
    for identity in under where !hovered.contains(identity) { tellHover(identity, true, frame) }
    hovered = under
    return !under.isEmpty
  }

  private func tellHover(_ identity: Identity, _ isOver: Bool, _ frame: Frame) {
    if case .hover(let action) = frame.region(identity)?.handler { action(isOver) }
  }

  private func turnWheel(_ x: Int, _ y: Int, _ mouse: MouseEvent, in frame: Frame) -> Bool {
    frame.chain(from: frame.hitTest(mouse.location)).contains { index in
      switch frame.regions[index].handler {
      case .wheel(let action) where !mouse.modifiers.contains(.control):
        return action(x, y) == .handled
      case .magnify(let gesture) where mouse.modifiers.contains(.control) && y != 0:
        gesture.changed(MagnifyGesture.Value(step: -y.signum(), location: mouse.location))
        return true
      default: return false
      }
    }
  }
}

extension Window {
  /// The deadline of a long press.
  var pressDeadline: Duration? { press?.longPress?.deadline }

  /// Advances the time of a press.
  func pressLasts(until now: Duration) {
    guard let active = press, let (deadline, identity) = active.longPress, now >= deadline
    else { return }
    press?.longPress = nil
    guard let frame, let region = frame.region(identity),
      case .longPress(let gesture) = region.handler
    else { return }
    lastPress = nil
    press?.press.phase = .cancelled
    calling { notifyPress(in: frame) }
    press?.owner = identity
    var press = active.press.relative(to: region.rect, among: store.places.rects)
    press.time = now
    press.phase = .stationary
    calling { gesture.ended(press) }
  }
}
