/// Decides when a frame is drawn: when something happened, or when one is due by itself.
struct FramePacer {
  /// As often as a screen is seen to change: 60 times a second.
  static let shortest = Duration.nanoseconds(16_666_667)

  /// How far apart frames are at least that are due by themselves.
  var interval = shortest
  private var isRequested = true
  /// When the picture changes by itself.
  private var wake: Duration?

  /// Asks for a frame at the next chance.
  mutating func request() {
    isRequested = true
  }

  /// When to wake up for a frame; nothing where the picture stays as it is.
  var deadline: Duration? { isRequested ? .zero : wake }

  func isDue(at now: Duration) -> Bool {
    deadline.map { $0 <= now } ?? false
  }

  /// Notes that a frame was drawn, and when it will be out of date.
  ///
  /// After one that looks like the one before, half as many are enough: what moves so slowly, or in
  /// such large steps, is not seen to move less smoothly.
  mutating func drew(at now: Duration, wake: Duration?, isNew: Bool = true) {
    isRequested = false
    self.wake = wake.map { max($0, now + (isNew ? interval : interval * 2)) }
  }
}
