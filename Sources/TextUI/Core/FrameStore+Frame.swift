extension FrameStore {
  /// Forgets what was only good for the frame before.
  func beginFrame(_ size: Size, _ now: Duration, _ safeArea: EdgeInsets) {
    self.size = size
    self.now = now
    self.safeArea = safeArea
    frame += 1
    if table.isCrowded { renumber() }
    scope = .root
    layer = .root
    transitionCount = 0
    pinned.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    scopedAnimations.removeAll(keepingCapacity: true)
    effects.removeAll()
    preferences.beginFrame()
    wake = nil
    isDirty = false
    animations.beginFrame(sink.take())
    if let completion = animations.current?.completion { waitingCompletions.append(completion) }
  }

  /// Works out what follows from the frame as a whole.
  func endFrame() {
    preferences.endFrame()
    sweep()
    sweepTransitions()
    if animations.endFrame(frame) { wakeForAnimation() }
    completeTransactions()
    sweepRects()
    texts.sweep(before: frame - 1)
    if isDirty { wake(at: now) }
  }

  /// The next frame of what moves: sixty a second are enough for any terminal.
  func wakeForAnimation() {
    wake(at: now + .microseconds(16_667))
  }

  /// A new table, when colours that came and went have used up the numbers of the old one.
  private func renumber() {
    table = CellTable()
    texts.removeAll()
  }

  func takeEffects() -> [() -> Void] {
    defer { effects = [] }
    return effects
  }

  func takeAnnouncements() -> [String] {
    defer { announcements = [] }
    return announcements
  }

  /// Equal numbers keep the order in which the layers were asked for.
  func sortLayers() {
    guard layers.contains(where: { $0.zIndex != 0 }) else { return }
    layers = layers.enumerated().sorted {
      $0.element.zIndex == $1.element.zIndex
        ? $0.offset < $1.offset : $0.element.zIndex < $1.element.zIndex
    }.map(\.element)
  }

  /// What was to be done when changes have been shown is done with the frame that shows the last.
  private func completeTransactions() {
    guard !waitingCompletions.isEmpty else { return }
    let finished = waitingCompletions.filter { !animations.isRunning($0) }
    waitingCompletions.removeAll { completion in finished.contains { $0 === completion } }
    for completion in finished { effects.append(completion.complete) }
  }
}
