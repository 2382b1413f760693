import TextUICore

/// The frames nobody sees, between events that come faster than frames are drawn.
///
/// An event must reach the views that the event before it brought up: whoever types `q` and Enter at
/// once means the question that `q` asks. The same goes for a terminal that takes no frames now.
struct UnseenFrames {
  /// The most in each half second: more than anybody types, and little of a flood of keys.
  private static let limit = 16

  /// Of the frame drawn last; nil before the first.
  var size: Size?
  /// Whether an event was taken since the latest frame.
  var isNeeded = false
  private var count = 0
  private var start = Duration.zero

  /// Lets a window follow what has happened, if the event could miss it otherwise.
  ///
  /// - Returns: What was announced by that.
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
  /// Whether it matters what is on the screen when it comes.
  fileprivate var isAimed: Bool {
    switch self {
    case .key, .paste: true
    case .mouse(let mouse): if case .down = mouse.action { true } else { false }
    case .windowFocus: false
    }
  }
}
