/// How well a line keeps up with the frames that are sent over it.
///
/// It is told how late each frame was shown that was measured, and answers how many frames the line
/// is worth. It knows no clock.
struct LineSpeed: Equatable {
  /// How many frames a line is worth; a lower one is a slower line.
  enum Level: Int, Comparable, CaseIterable {
    /// None of an animation but its end.
    case still
    case few
    case all

    static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// A frame that is shown later than this was late.
  static let limit = Duration.milliseconds(50)
  /// A frame this late says as much as three late ones.
  static let worst = Duration.milliseconds(500)
  /// A frame is prompt up to this delay, if it is large enough to say something.
  static let prompt = Duration.milliseconds(25)
  static let promptBytes = 512

  private(set) var level = Level.all
  /// How many frames were late in a row, and how many prompt ones came since the last late one.
  private var (late, prompt) = (0, 0)
  /// How many prompt frames raise the level.
  private var needed = 5

  /// Takes in how late a frame was.
  ///
  /// Three late ones in a row lower the level, prompt ones raise it. Each fall makes the next rise
  /// take twice as long, so that a line at the border does not go up and down for ever.
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
  /// How far apart frames are at least that are due by themselves.
  var interval: Duration {
    switch self {
    case .all: FramePacer.shortest
    case .few: .milliseconds(100)
    // What changes by itself in spite of reduced motion, such as a clock.
    case .still: .milliseconds(250)
    }
  }
}
