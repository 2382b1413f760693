import TextUI

/// The frames nobody sees, between events that come faster than frames are drawn.
///
/// An event must reach the views that the event before it brought up: whoever types `q` and Enter at
/// once means the question that `q` asks.
struct UnseenFrames {
  /// The most between two frames that are seen; a flood of keys should not keep those waiting.
  private static let limit = 32

  /// Of the frame drawn last; nil before the first.
  var size: Size?
  /// Whether an event was taken since the latest frame.
  var isNeeded = false
  private var count = 0

  init(size: Size? = nil) {
    self.size = size
  }

  /// Lets a window follow what has happened, if the event could miss it otherwise.
  mutating func prepare(_ window: Window, for event: Event, at now: Duration) {
    guard isNeeded, count < Self.limit, event.isAimed, let size else { return }
    window.frame(size: size, at: now)
    isNeeded = false
    count += 1
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
