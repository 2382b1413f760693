/// How far a simulation, or other work of seconds, has come, on one line of the terminal that overwrites itself.
///
/// It never wraps: the longest text that fits is shown, as wide as the terminal is at that moment.
/// It goes with the value, also when an error ends the run.
struct ProgressLine: ~Copyable {
  /// The last column, which some terminals leave at once, and the `^C` that a terminal echoes.
  private static let margin = 3

  private let goal: Int
  private let things: String
  private let isShown: Bool
  private let columns: () -> Int
  private let write: (String) -> Void
  private let now: () -> Duration
  private let start: Duration
  private var latest: Duration
  private var width = 0

  /// - Parameters:
  ///   - goal: How many games, or other things, there will be.
  ///   - things: What they are.
  ///   - isShown: Whether anybody is there to see it.
  ///   - now: How long the program has been running.
  ///   - columns: How wide the terminal is.
  ///   - write: Shows text there.
  init(
    goal: Int, of things: String = "games", isShown: Bool, now: @escaping () -> Duration,
    columns: @escaping () -> Int, write: @escaping (String) -> Void
  ) {
    self.goal = goal
    self.things = things
    self.isShown = isShown
    self.columns = columns
    self.write = write
    self.now = now
    start = now()
    latest = start
  }

  /// The progress of a run, on standard error if that is a terminal.
  init(goal: Int, of things: String = "games", in context: RunContext) {
    let console = context.console
    self.init(
      goal: goal, of: things, isShown: console.isTerminal(.errors), now: context.clock.now,
      columns: { console.width(.errors) }, write: console.writeError)
  }

  deinit { Self.clear(width, columns(), write) }

  /// Shows the line ten times a second at most.
  mutating func show(_ games: Int) {
    let time = now()
    guard isShown, time - latest > .milliseconds(100) else { return }
    latest = time
    show(games, after: (time - start) / .seconds(1))
  }

  /// - Parameters:
  ///   - games: How many have been played.
  ///   - seconds: Since the start.
  mutating func show(_ games: Int, after seconds: Double) {
    let columns = columns()
    let text = Self.text(
      games, of: goal, things, after: seconds, within: columns - Self.margin)
    let most = max(text.utf8.count, columns - Self.margin)
    let blanks = min(max(width, text.utf8.count), most) - text.utf8.count
    // Back to the end of the text, where what is typed is echoed.
    write("\r\(text)" + Self.blanks(blanks) + String(repeating: "\u{8}", count: blanks))
    width = text.utf8.count
  }

  /// How far it is, how fast, and how long it will take, as far as the first games tell; less of
  /// that where less fits.
  static func text(
    _ games: Int, of goal: Int, _ things: String = "games", after seconds: Double,
    within columns: Int = .max
  ) -> String {
    let rate = Double(games) / max(seconds, 1e-3)
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

  /// Leaves an empty line, with the cursor at its start.
  mutating func clear() {
    Self.clear(width, columns(), write)
    width = 0
  }

  /// The echo of a key may stand behind the text.
  private static func clear(_ width: Int, _ columns: Int, _ write: (String) -> Void) {
    guard width > 0 else { return }
    write("\r" + blanks(min(width + 2, max(0, columns - 1))) + "\r")
  }

  private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
}
