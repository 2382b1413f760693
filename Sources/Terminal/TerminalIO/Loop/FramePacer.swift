/// A scheduler of frames, which are drawn after events, and at times at which the picture changes
/// without one.
struct FramePacer {
  /// The shortest interval of frames: 60 per second.
  static let shortest = Duration.nanoseconds(16_666_667)
  /// The longest interval that costly frames are given: 30 per second, because faster changes of
  /// data, unlike motion, cannot be read.
  static let longest = Duration.nanoseconds(33_333_333)
  /// The interval of frames that show a stream of data, as a multiple of the time that one takes.
  static let costMultiple = 50

  /// The shortest interval between frames of a picture that changes without events.
  var interval = shortest
  private var isRequested = true
  /// The time at which the picture changes without an event.
  private var wake: Duration?
  private var lastFrame: Duration?
  /// The time that the last frame took.
  private var cost = Duration.zero

  /// Requests a frame that shows changed data: at once, unless one has just been drawn.
  ///
  /// A stream that changes data without end takes about a fiftieth of a processor so, or costs 30
  /// frames a second.
  mutating func requestAtRate() {
    guard let lastFrame else { return request() }
    let pause = max(interval, min(cost * Self.costMultiple, Self.longest))
    wake = min(wake ?? .seconds(Int64.max / 4), lastFrame + pause)
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
  ///
  /// - Parameters:
  ///   - now: The time at which the frame was begun.
  ///   - cost: The time that it took.
  ///   - wake: The time at which the picture changes next; nil for never.
  ///   - isNew: True if the picture has changed.
  mutating func drew(
    at now: Duration, took cost: Duration = .zero, wake: Duration?, isNew: Bool = true
  ) {
    isRequested = false
    (lastFrame, self.cost) = (now, cost)
    self.wake = wake.map { max($0, now + (isNew ? interval : interval * 2)) }
  }
}
