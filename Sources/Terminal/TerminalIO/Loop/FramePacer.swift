/// A scheduler of frames, which are drawn after events, and at times at which the picture changes
/// without one.
struct FramePacer {
  /// The shortest interval of frames: 60 per second.
  static let shortest = Duration.nanoseconds(16_666_667)

  /// The shortest interval between frames of a picture that changes without events.
  var interval = shortest
  private var isRequested = true
  /// The time at which the picture changes without an event.
  private var wake: Duration?
  private var lastFrame: Duration?

  /// Requests a frame at the rate of the screen: at once, unless one has just been drawn.
  mutating func requestAtRate() {
    guard let lastFrame else { return request() }
    wake = min(wake ?? .seconds(Int64.max / 4), lastFrame + interval)
  }

  /// Requests a frame as soon as possible.
  mutating func request() {
    isRequested = true
  }

  /// The time of the next frame; nil if the picture does not change.
  var deadline: Duration? { isRequested ? .zero : wake }

  func isDue(at now: Duration) -> Bool {
    deadline.map { $0 <= now } ?? false
  }

  /// Records that a frame was drawn, and when the picture changes next.
  ///
  /// After a frame without a visible change, half the rate is enough: motion so slow, or in such
  /// large steps, does not look less smooth.
  mutating func drew(at now: Duration, wake: Duration?, isNew: Bool = true) {
    isRequested = false
    lastFrame = now
    self.wake = wake.map { max($0, now + (isNew ? interval : interval * 2)) }
  }
}
