extension Window {
  /// Passes a phase of the press to its gestures, before the views receive it.
  ///
  /// - Returns: False if a gesture has taken the press over.
  func recognize(in frame: Frame) -> Bool {
    guard let press = press?.press else { return false }
    recognizers.latest = press
    for index in recognizers.all.indices {
      receive(.press, press, at: index, in: frame)
      // A gesture of several presses whose next press is too late starts again with it.
      if press.phase == .began, recognizers.all[index].isOver, recognizers.all[index].presses > 1 {
        restart(index, press, in: frame)
      }
    }
    settle(in: frame)
    return self.press?.owner == nil
  }

  private enum Cause {
    case press
    case deadline(Duration)
  }

  private func receive(_ cause: Cause, _ press: Press, at index: Int, in frame: Frame) {
    guard let region = frame.region(of: recognizers.all[index]),
      let gesture = region.handler?.attached?.gesture
    else { return }
    let own = press.relative(to: region, among: store.places.rects)
    let event =
      switch cause {
      case .press: GestureEvent.press(own)
      case .deadline(let now): GestureEvent.elapsed(own, at: now)
      }
    recognizers.all[index].receive(event, by: gesture)
  }

  private func restart(_ index: Int, _ press: Press, in frame: Frame) {
    let old = recognizers.all[index]
    perform(old, in: frame)
    guard let attached = frame.region(of: old)?.handler?.attached else { return }
    recognizers.all[index] = Recognition(old.identity, at: old.index, attached)
    recognizers.all[index].blockers = old.blockers
    releaseWaiting(in: frame, unless: old.identity)
    receive(.press, press, at: index, in: frame)
  }

  /// Performs what the gestures have recognized: the winner's and the simultaneous phases.
  func settle(in frame: Frame) {
    while let index = nextPerformed {
      let gesture = recognizers.all[index]
      if gesture.isHeld, gesture.priority != .simultaneous, recognizers.winner == nil {
        win(gesture, in: frame)
      }
      recognizers.all[index].held = []
      recognizers.all[index].isPerformed = true
      perform(gesture, in: frame)
    }
    releaseWaiting(in: frame)
  }

  /// The next gesture to perform, of those recognized at once: one that takes the press over before
  /// others, then one of more presses, then an inner one.
  private var nextPerformed: Int? {
    let ready = recognizers.all.indices.filter {
      let gesture = recognizers.all[$0]
      return !gesture.held.isEmpty && (!gesture.hasBegun || !recognizers.isBlocked(gesture))
    }
    return ready.max { recognizers.precedes($1, $0) }
  }

  /// Lets a gesture win: the others fail, except those that wait for another press.
  private func win(_ gesture: Recognition, in frame: Frame) {
    recognizers.winner = gesture.identity
    let isEnd = press?.press.phase == .ended
    for index in recognizers.all.indices {
      let other = recognizers.all[index]
      let goesOn = isEnd && other.isUndecided && other.deadline != nil && !gesture.traits.takesPress
      if other.identity == gesture.identity || other.isOver && !other.isHeld { continue }
      if other.priority == .simultaneous || goesOn { continue }
      if let own = frame.gesture(of: other) {
        recognizers.all[index].fail(own)
      }
    }
    recognizers.waiting.removeAll { $0.blockers.contains(gesture.identity) }
    if gesture.traits.takesPress { takeOver(gesture, in: frame) }
  }

  /// Lets a gesture own the press, which is cancelled for the views.
  private func takeOver(_ gesture: Recognition, in frame: Frame) {
    guard let active = press else { return }
    lastPress = nil
    press?.owner = gesture.identity
    if active.isNotified {
      var press = active.press
      press.phase = .cancelled
      notify(press, in: frame) { _ in true }
    }
    if let item = gesture.traits.item, let region = frame.region(of: gesture) {
      lift(item, from: region, in: frame)
    }
  }

  /// Performs the held phases of a gesture by the actions of the frame.
  private func perform(_ recognition: Recognition, in frame: Frame) {
    guard let gesture = frame.gesture(of: recognition) else { return }
    calling { gesture.perform(held: recognition.held) }
  }

  /// Performs the gestures of earlier presses whose blockers have failed.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - failed: A gesture that has failed, although it is starting again.
  private func releaseWaiting(in frame: Frame, unless failed: Identity? = nil) {
    let free = recognizers.waiting.filter { gesture in
      !recognizers.all.contains {
        !$0.isOver && $0.identity != failed && gesture.blockers.contains($0.identity)
      }
    }
    guard !free.isEmpty else { return }
    recognizers.waiting.removeAll { gesture in free.contains { $0.identity == gesture.identity } }
    for gesture in free { perform(gesture, in: frame) }
  }
}

extension Window {
  /// Ends the gestures of earlier presses that cannot go on with a new one, and starts the new
  /// ones.
  func beginGestures(_ chain: [Int], in frame: Frame) {
    let under = Set(chain.map { frame.regions[$0].identity })
    for index in recognizers.all.indices where !under.contains(recognizers.all[index].identity) {
      fail(index, in: frame)
    }
    releaseWaiting(in: frame)
    recognizers.begin(chain, in: frame)
  }

  private func fail(_ index: Int, in frame: Frame) {
    let gesture = recognizers.all[index]
    guard !gesture.isOver || gesture.isHeld, let own = frame.gesture(of: gesture)
    else { return }
    recognizers.all[index].fail(own)
    perform(recognizers.all[index], in: frame)
    recognizers.all[index].held = []
  }

  /// Gives a deadline to the gestures that wait for it.
  func pressLasts(until now: Duration) {
    guard let frame, let deadline = recognizers.deadline, now >= deadline,
      var latest = press?.press ?? recognizers.latest
    else { return }
    if press != nil { latest.phase = .stationary }
    let due = recognizers.all.indices.filter {
      recognizers.all[$0].isDue(at: now)
    }
    for index in due { receive(.deadline(now), latest, at: index, in: frame) }
    calling { settle(in: frame) }
    if press == nil { recognizers.end() }
  }

  /// Cancels the gestures of some views.
  func cancelGestures(in frame: Frame, at now: Duration, _ isConcerned: (Identity) -> Bool) {
    guard var press = press?.press ?? recognizers.latest else { return }
    (press.phase, press.time) = (.cancelled, now)
    for index in recognizers.all.indices where isConcerned(recognizers.all[index].identity) {
      if recognizers.all[index].isHeld {
        fail(index, in: frame)
        continue
      }
      receive(.press, press, at: index, in: frame)
      perform(recognizers.all[index], in: frame)
      recognizers.all[index].held = []
    }
  }

  /// The action of Escape of a gesture that goes on; nil if none has one.
  var gestureEscape: (() -> Void)? {
    let current = recognizers.all.filter { $0.isPerformed && $0.hasBegun && !$0.isOver }
    return current.lazy.compactMap(\.traits.escape).first
  }
}
