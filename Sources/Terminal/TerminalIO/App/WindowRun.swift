import TextUICore

/// A session of a window, between an event loop and the views.
///
/// A class, because the callbacks of the loop share it.
@MainActor final class WindowRun {
  private let window: Window
  private let options: TerminalOptions
  private let clock: ScreenClock
  private let changes: ChangesElsewhere
  private(set) var hasLeft = false
  /// The number of times that the terminal's bell has rung for the window.
  private var rung: Int
  /// True if the terminal has a clipboard, as far as it is known.
  private let copies: Bool
  /// The text to copy with the next frame.
  private var copied: String?
  private var unseen = UnseenFrames()

  init(
    _ window: Window, _ options: TerminalOptions, _ clock: ScreenClock,
    _ changes: ChangesElsewhere, copies: Bool
  ) {
    self.window = window
    self.changes = changes
    self.options = options
    self.clock = clock
    self.copies = copies
    rung = options.bells()
    // A background thread would delay the first picture by half a millisecond.
    window.defersTasks = true
    window.environment.quit = QuitAction { [weak self] in self?.hasLeft = true }
    window.environment.copy = CopyAction { [weak self] in self?.copy($0) ?? false }
  }

  /// Draws the window at a time of the loop.
  func frame(_ size: Size, _ time: Duration) -> ScreenFrame {
    let frame = window.frame(size: size, at: clock.shownTime(at: time))
    (unseen.size, unseen.isNeeded) = (size, false)
    frame.announcements.forEach(options.announce)
    let bells = options.bells()
    defer { (rung, copied) = (bells, nil) }
    let wake = frame.wake.map(clock.loopTime(at:))
    return ScreenFrame(
      buffer: frame.buffer, cursor: frame.cursor, wake: changes.take() ? time : wake,
      tracksHover: frame.listensToHover, rings: bells > rung,
      title: options.setsTitle ? frame.title : nil, clipboard: copied,
      whenShown: { [window] in window.beginTasks() })
  }

  /// Sends an event to the views; returns true if one handled it.
  func send(_ event: Event, _ time: Duration) -> Bool {
    let shownTime = clock.shownTime(at: time)
    unseen.prepare(window, for: event, at: shownTime).forEach(options.announce)
    let isTaken = window.send(event, at: shownTime)
    if isTaken { unseen.isNeeded = true }
    if !isTaken, options.leavingKeys.contains(event) { hasLeft = true }
    return isTaken || hasLeft
  }

  /// Copies a text with the next frame, and announces that.
  private func copy(_ text: String) -> Bool {
    guard copies else { return false }
    copied = text
    window.announce("Copied.")
    return true
  }

  /// Pauses the clock while nobody can see the screen, and notifies the views.
  func pause(_ isPaused: Bool) {
    clock.pause(isPaused)
    window.environment.scenePhase = isPaused ? .background : .active
    if isPaused, let size = unseen.size { window.frame(size: size, at: clock.now) }
  }
}
