/// A press that has not ended.
struct ActivePress {
  var press: Press
  /// The views that may receive the press, the innermost first.
  var chain: [Identity]
  /// The view whose gesture has taken over the press; nil for none.
  var owner: Identity?
  /// True once the views have received the press.
  var isNotified = false

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
    var press = Press(
      phase: .began, location: mouse.location, previousLocation: mouse.location,
      startLocation: mouse.location, time: now, startTime: now,
      tapCount: tapCount(of: mouse.location, button, at: now), button: button,
      modifiers: mouse.modifiers)
    let identities = chain.map { frame.regions[$0].identity }
    press.hits = Set(identities)
    self.press = ActivePress(press: press, chain: identities)
    lastPress = press
    beginGestures(chain, in: frame)
    makePaneKey(chain, in: frame)
    if let focusable = chain.first(where: { frame.regions[$0].focusTarget != nil }) {
      focus(frame.regions[focusable].identity)
    }
    if recognize(in: frame) {
      self.press?.isNotified = true
      notifyPress(in: frame)
    }
    return !chain.isEmpty
  }

  /// Returns the tap count; the next tap must come within 0.4 s and one cell.
  private func tapCount(of place: Point, _ button: MouseEvent.Button, at now: Duration) -> Int {
    guard let last = lastPress, last.button == button, now - last.startTime <= .milliseconds(400),
      abs(last.startLocation.x - place.x) <= 1, abs(last.startLocation.y - place.y) <= 1
    else { return 1 }
    return last.tapCount + 1
  }

  private func move(_ mouse: MouseEvent, in frame: Frame, at now: Duration) -> Bool {
    guard var active = press else { return false }
    let isStill = mouse.location == active.press.location
    active.goOn(isStill ? .stationary : .moved, mouse, at: now)
    active.press.hits = hits(mouse.location, in: frame)
    press = active
    if recognize(in: frame) { notifyPress(in: frame) }
    carry(in: frame)
    return !active.chain.isEmpty
  }

  private func end(_ mouse: MouseEvent, in frame: Frame, at now: Duration) -> Bool {
    guard var active = press else { return false }
    active.goOn(.ended, mouse, at: now)
    active.press.hits = hits(mouse.location, in: frame)
    press = active
    if recognize(in: frame) {
      notifyPress(in: frame)
    } else {
      drop(in: frame)
    }
    press = nil
    recognizers.end()
    return !active.chain.isEmpty
  }

  /// Returns the regions that are hit at a cell.
  private func hits(_ place: Point, in frame: Frame) -> Set<Identity> {
    Set(frame.chain(from: frame.hitTest(place)).map { frame.regions[$0].identity })
  }

  /// Notifies all views of a press.
  func notifyPress(in frame: Frame) {
    if let active = press { notify(active.press, in: frame) { _ in true } }
  }

  /// Notifies the views of a press of another event without a movement of the mouse.
  ///
  /// The press keeps its time.
  func holdPress(in frame: Frame) {
    guard var active = press, active.owner == nil else { return }
    active.press.phase = .stationary
    active.press.previousLocation = active.press.location
    press = active
    notifyPress(in: frame)
  }

  /// Notifies some views of a press.
  func notify(_ press: Press, in frame: Frame, _ isConcerned: (Identity) -> Bool) {
    for identity in self.press?.chain ?? [] where isConcerned(identity) {
      guard let region = frame.region(identity), case .press(let action) = region.handler
      else { continue }
      action(press.relative(to: region, among: store.places.rects))
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
      case .gesture where y != 0:
        let handler = frame.regions[index].handler
        guard mouse.modifiers.contains(.control) || handler?.receivesWheel == true else {
          return false
        }
        return handler?.zoom(by: -y.signum(), at: mouse.location) == true
      default: return false
      }
    }
  }
}
