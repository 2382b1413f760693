/// An estimate of how well a connection keeps up with frames.
///
/// It receives the delays of measured frames, and returns the appropriate frame rate. It has no
/// clock.
struct LineSpeed: Equatable {
  /// A frame rate; a lower one is for a slower connection.
  enum Level: Int, Comparable, CaseIterable {
    /// No animation; only the final picture is shown.
    case still
    case few
    case all

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// The delay from which on a frame was late.
  static let limit = Duration.milliseconds(50)
  /// The delay that counts as three late frames.
  static let worst = Duration.milliseconds(500)
  /// The delay up to which a frame was prompt, if it is large enough to be significant.
  static let prompt = Duration.milliseconds(25)
  static let promptBytes = 512

  private(set) var level = Level.all
  /// The numbers of consecutive late frames, and of prompt ones since the last late one.
  private var (late, prompt) = (0, 0)
  /// The number of prompt frames without a late one after which the level rises.
  private var needed = 5

  /// Records the delay of a frame.
  ///
  /// Three consecutive late frames lower the level, prompt ones raise it. Each fall doubles the
  /// number for the next rise, so that the level does not oscillate for ever.
  mutating func note(_ delay: Duration, bytes: Int) {
    if delay > Self.limit {
      prompt = 0
      late += delay > Self.worst ? 3 : 1
      if late >= 3 { fall() }
    } else {
      late = 0
      guard delay <= Self.prompt, bytes >= Self.promptBytes else { return }
      prompt += 1
      if prompt >= needed { rise() }
    }
  }

  private mutating func fall() {
    late = 0
    guard let lower = Level(rawValue: level.rawValue - 1) else { return }
    level = lower
    if level == .still { needed = min(needed * 2, 160) }
  }

  private mutating func rise() {
    prompt = 0
    level = Level(rawValue: level.rawValue + 1) ?? level
  }
}

extension LineSpeed.Level {
  /// The shortest interval between frames of a picture that changes without events.
  var interval: Duration {
    switch self {
    case .all: FramePacer.shortest
    case .few: .milliseconds(100)
    // For changes in spite of reduced motion, such as of a clock.
    case .still: .milliseconds(250)
    }
  }
}
