import TextUICore

/// Frames that are evaluated but not drawn, between events that arrive faster than frames are
/// drawn.
///
/// An event must reach the views that the previous event created: a person who types `q` and Enter
/// at once answers the question that `q` asks. The same holds for a terminal that accepts no
/// frames.
@MainActor struct UnseenFrames {
  /// The limit per half second: more than anybody types, and a small part of a flood of keys.
  private static let limit = 16

  /// The size of the last frame; nil before the first.
  var size: Size?
  /// True if an event was handled since the last frame.
  var isNeeded = false
  private var count = 0
  private var start = Duration.zero

  /// Evaluates a frame of the window if the event could miss a view otherwise.
  ///
  /// - Returns: The announcements of that frame.
  mutating func prepare(_ window: Window, for event: Event, at now: Duration) -> [String] {
    guard isNeeded, event.isAimed, let size, hasBudget(at: now) else { return [] }
    isNeeded = false
    count += 1
    return window.frame(size: size, at: now).announcements
  }

  private mutating func hasBudget(at now: Duration) -> Bool {
    if now - start >= .milliseconds(500) { (start, count) = (now, 0) }
    return count < Self.limit
  }
}

extension Event {
  /// True if the effect of the event depends on the views on the screen.
  fileprivate var isAimed: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse): if case .down = mouse.action { true } else { false }
    case .windowFocus: false
    }
  }
}
