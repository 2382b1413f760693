/// The progress of a run, on one line of the terminal that overwrites itself.
///
/// The line never wraps: the longest text that fits the present width is shown. It is cleared with
/// the value, also when an error ends the run.
struct ProgressLine: ~Copyable {
  /// The space for the last column, where some terminals wrap, and for an echoed `^C`.
  private static let margin = 3

  /// The number of things at the end; nil if it is not known.
  private let goal: Int?
  private let things: String
  private let isShown: Bool
  private let columns: () -> Int
  private let write: (String) -> Void
  private let now: () -> Duration
  private let start: Duration
  private var latest: Duration
  private var width = 0

  /// - Parameters:
  ///   - goal: The number of games, or of other things; nil if it is not known.
  ///   - things: The name of the things.
  ///   - isShown: True if the line is shown.
  ///   - delay: The time before the line is shown.
  ///   - now: Returns the time since the program started.
  ///   - columns: Returns the width of the terminal.
  ///   - write: Writes text to the terminal.
  init(
    goal: Int?, of things: String = "games", isShown: Bool, after delay: Duration = .zero,
    now: @escaping () -> Duration, columns: @escaping () -> Int,
    write: @escaping (String) -> Void
  ) {
    self.goal = goal
    self.things = things
    self.isShown = isShown
    self.columns = columns
    self.write = write
    self.now = now
    start = now()
    latest = start + delay
  }

  /// Creates the progress of a run, on standard error if that is a terminal.
  init(
    goal: Int?, of things: String = "games", in context: RunContext, after delay: Duration = .zero
  ) {
    let console = context.console
    self.init(
      goal: goal, of: things, isShown: console.isTerminal(.errors), after: delay,
      now: context.clock.now, columns: { console.width(.errors) }, write: console.writeError)
  }

  deinit { Self.clear(width, columns(), write) }

  /// Shows the line, at most ten times a second.
  mutating func show(_ games: Int) {
    guard isShown else { return }
    let time = now()
    guard time - latest > .milliseconds(100) else { return }
    latest = time
    show(games, after: (time - start) / .seconds(1))
  }

  /// - Parameters:
  ///   - games: The number of games that have been played.
  ///   - seconds: The seconds since the start.
  mutating func show(_ games: Int, after seconds: Double) {
    let columns = columns()
    let text = Self.text(
      games, of: goal, things, after: seconds, within: columns - Self.margin)
    let most = max(text.utf8.count, columns - Self.margin)
    let blanks = min(max(width, text.utf8.count), most) - text.utf8.count
    // The cursor moves back to the end of the text, where typed keys are echoed.
    write("\r\(text)" + Self.blanks(blanks) + String(repeating: "\u{8}", count: blanks))
    width = text.utf8.count
  }

  /// Returns the progress, the speed and the estimated time that is left, as far as the width
  /// allows.
  static func text(
    _ games: Int, of goal: Int?, _ things: String = "games", after seconds: Double,
    within columns: Int = .max
  ) -> String {
    let rate = Double(games) / max(seconds, 1e-3)
    guard let goal else {
      let texts = ["\(games) \(things), \(Int(rate)) a second", "\(games) \(things)", "\(games)"]
      return texts.first { $0.utf8.count <= columns } ?? ""
    }
    let percent = "\(Int(100 * Double(games) / Double(goal))) %"
    let left = Double(goal - games) / rate
    let rest = left < 1e9 ? ", \(Int(left.rounded(.up))) s left" : ""
    let speed = ", \(Int(rate)) a second"
    let texts = [
      "\(percent) of \(goal) \(things)\(speed)\(rest)", "\(percent)\(speed)\(rest)",
      "\(percent)\(rest)", percent,
    ]
    return texts.first { $0.utf8.count <= columns } ?? ""
  }

  /// Clears the line, and moves the cursor to its start.
  mutating func clear() {
    Self.clear(width, columns(), write)
    width = 0
  }

  /// Clears the line, including echoed keys behind the text.
  private static func clear(_ width: Int, _ columns: Int, _ write: (String) -> Void) {
    guard width > 0 else { return }
    write("\r" + blanks(min(width + 2, max(0, columns - 1))) + "\r")
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
