/// How far a simulation has come, on one line of the terminal that overwrites itself.
struct ProgressLine: ~Copyable {
  private let goal: Int
  private let isShown: Bool
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var latest: ContinuousClock.Instant
  private var width = 0

  /// - Parameters:
  ///   - goal: How many games there will be.
  ///   - isShown: Whether anybody is there to see it.
  init(goal: Int, isShown: Bool) {
    self.goal = goal
    self.isShown = isShown
    start = clock.now
    latest = start
  }

  /// Shows the line ten times a second at most.
  mutating func show(_ games: Int) {
    let now = clock.now
    guard isShown, now - latest > .milliseconds(100) else { return }
    latest = now
    write(Self.text(games, of: goal, after: (now - start) / .seconds(1)))
  }

  /// How far it is, how fast, and how long it will take, as far as the first games tell.
  static func text(_ games: Int, of goal: Int, after seconds: Double) -> String {
    let rate = Double(games) / max(seconds, 1e-3)
    let percent = Int(100 * Double(games) / Double(goal))
    let line = "\(percent) % of \(goal) games, \(Int(rate)) a second"
    let left = Double(goal - games) / rate
    return left < 1e9 ? "\(line), \(Int(left.rounded(.up))) s left" : line
  }

  mutating func clear() {
    guard width > 0 else { return }
    write("")
    StandardError.write("\r")
  }

  private mutating func write(_ text: String) {
    let blank = String(repeating: " ", count: max(0, width - text.utf8.count))
    StandardError.write("\r\(text)\(blank)")
    width = text.utf8.count
  }
}
