/// The gestures of the current press, and those that wait for the next one.
struct PressRecognizers {
  /// The gestures in the order in which they win.
  var all: [Recognition] = []
  /// The recognized gestures of earlier presses that wait for others to fail.
  var waiting: [Recognition] = []
  /// The gesture that has won the press; nil for none.
  var winner: Identity?
  /// The latest press.
  var latest: Press?

  /// The time of the next event that a gesture needs.
  var deadline: Duration? { all.lazy.filter { !$0.isOver }.compactMap(\.deadline).min() }

  /// True if there is nothing to recognize.
  var isEmpty: Bool { all.isEmpty && waiting.isEmpty }

  /// Starts the gestures of a new press; those that need several presses go on.
  ///
  /// - Parameters:
  ///   - chain: The regions under the mouse, the innermost first.
  ///   - frame: The frame.
  mutating func begin(_ chain: [Int], in frame: Frame) {
    winner = nil
    var earlier = all
    all = []
    for index in chain {
      let region = frame.regions[index]
      guard let attached = region.handler?.attached,
        attached.gesture.traits.inputs.contains(.presses)
      else { continue }
      if let known = earlier.firstIndex(where: { $0.identity == region.identity }) {
        all.append(earlier.remove(at: known))
        all[all.count - 1].presses += 1
      } else {
        all.append(Recognition(region.identity, at: index, attached))
      }
    }
    addBlockers(frame)
    let high = all.filter { $0.priority == .high }
    all = high.reversed() + all.filter { $0.priority != .high }
  }

  /// Notes for each gesture which others have to fail first; `all` is in the order of the chain.
  private mutating func addBlockers(_ frame: Frame) {
    for index in all.indices where all[index].priority != .simultaneous {
      let outer = all[(index + 1)...].filter { $0.priority == .high }
      let taps = all.filter { waits(all[index], for: $0, in: frame) }
      all[index].blockers = (outer + taps).map(\.identity)
    }
  }

  private func waits(_ tap: Recognition, for other: Recognition, in frame: Frame) -> Bool {
    guard let count = tap.traits.tapCount, let more = other.traits.tapCount, more > count,
      other.priority != .simultaneous
    else { return false }
    return frame.isSameView(tap.identity, other.identity)
  }

  /// True if a gesture has to wait for another one.
  func isBlocked(_ gesture: Recognition) -> Bool {
    all.contains { !$0.isOver && gesture.blockers.contains($0.identity) }
  }

  /// Returns true if one gesture wins before another that is recognized by the same event.
  func precedes(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (all[first], all[second])
    if one.traits.takesPress != other.traits.takesPress { return one.traits.takesPress }
    return (one.presses, second) > (other.presses, first)
  }

  /// The views with gestures.
  var identities: [Identity] { (all + waiting).map(\.identity) }

  /// Removes the gestures of views that have left.
  mutating func remove(_ gone: Set<Identity>) {
    all.removeAll { gone.contains($0.identity) }
    waiting.removeAll { gone.contains($0.identity) }
  }

  /// Removes the gestures that are over at the end of a press; recognized ones may wait.
  mutating func end() {
    waiting += all.filter(\.isHeld)
    all.removeAll(where: \.isOver)
  }
}

extension Frame {
  /// Returns true if two handlers are those of modifiers that follow each other on one view.
  func isSameView(_ first: Identity, _ second: Identity) -> Bool {
    isModified(first, by: second) || isModified(second, by: first)
  }

  private func isModified(_ inner: Identity, by outer: Identity) -> Bool {
    for index in chain(from: index(of: inner)) {
      let own = regions[index]
      if own.identity == outer { return true }
      guard own.parent >= 0,
        regions[own.parent].identity.child(Identity.Step.content) == own.identity
      else { return false }
    }
    return false
  }
}
