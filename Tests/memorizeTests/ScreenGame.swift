import PseudoTerminals
import TestSupport

/// The built program in a terminal of its own, played by somebody who only sees the screen.
struct ScreenGame {
  /// Four pairs that lie there at once, always the same.
  static let eight = ["--pairs", "4", "--seed", "1", "--no-animation"]

  let home: PlayerHome
  let terminal: PseudoTerminal
  /// When the program was started.
  let start: ContinuousClock.Instant
  private let settings: [UInt8]

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: What is typed after the program's name.
  ///   - home: Where the player's things are.
  ///   - size: Of the window, in columns and rows.
  ///   - variables: Of the environment, instead of those that are usual.
  ///   - program: The path of another program.
  /// - Throws: `PseudoTerminal.Fault` if it could not be started.
  init(
    _ arguments: [String] = eight, at home: PlayerHome = PlayerHome(),
    size: (columns: Int, rows: Int) = (80, 24), variables: [String: String] = [:],
    program: String? = nil
  ) throws {
    self.home = home
    terminal = try PseudoTerminal(columns: size.columns, rows: size.rows)
    settings = terminal.settings
    start = ContinuousClock.now
    try terminal.run(
      program ?? BuiltProgram.path(of: "memorize"), arguments,
      environment: Self.environment(of: home, variables))
  }

  /// Starts a shell that shows `prompt:`, to start the program in.
  init(shell: String, _ arguments: [String]) throws {
    try self.init(
      arguments, variables: ["PS1": "prompt:", "HISTFILE": ""], program: shell)
  }

  /// Starts the program and waits until the cards lie there.
  static func dealt(
    _ arguments: [String] = eight, at home: PlayerHome = PlayerHome(),
    size: (columns: Int, rows: Int) = (80, 24), variables: [String: String] = [:]
  ) throws -> ScreenGame {
    let game = try ScreenGame(arguments, at: home, size: size, variables: variables)
    try game.terminal.wait(for: "Find the cards")
    return game
  }

  /// All variables of the program.
  static func environment(
    of home: PlayerHome, _ variables: [String: String] = [:]
  ) -> [String] {
    let usual = [
      "HOME": home.path, "LANG": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor",
      "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no",
    ]
    return usual.merging(variables) { $1 }.map { "\($0)=\($1)" }
  }
}

// What the player sees and does.
extension ScreenGame {
  /// What the line below the table says.
  var status: String { sentence(in: terminal.picture.lines.last ?? "") }

  /// What stands above the table.
  var header: String { terminal.picture.lines.first ?? "" }

  private func sentence(in line: String) -> String {
    String(line.split(separator: "  ", omittingEmptySubsequences: true).first ?? "")
  }

  /// Turns a card by its label.
  ///
  /// - Parameters:
  ///   - label: One from 1 on.
  ///   - count: How many cards there are; where a label could go on, it is ended by a key.
  /// - Returns: What happened, as the screen says it.
  /// - Throws: `PseudoTerminal.Fault` if nothing does.
  @discardableResult
  func turn(_ label: Int, of count: Int = 8) throws -> String {
    try turn(label) { terminal.type(label * 10 > count ? "\(label)" : "\(label)\r") }
  }

  /// Turns a card by a click on its label.
  @discardableResult
  func click(_ label: Int) throws -> String {
    try turn(label) { try click("█\(label)█") }
  }

  private func turn(_ label: Int, by act: () throws -> Void) throws -> String {
    let before = status
    try act()
    try terminal.wait("outcome of card \(label)") { status != before && tellsOutcome }
    return status
  }

  private var tellsOutcome: Bool {
    [": one more.", ": no match.", ": a match!", "All cards"].contains { status.contains($0) }
  }

  /// Presses and releases the mouse in the middle of a text.
  func click(_ text: String) throws {
    try terminal.wait(for: text)
    guard let place = terminal.picture.place(of: text) else { return }
    let (x, y) = (place.column + 1 + text.count / 2, place.row + 1)
    terminal.type("\u{1B}[<0;\(x);\(y)M\u{1B}[<0;\(x);\(y)m")
  }

  /// Turns cards like somebody who forgets nothing, until all are matched.
  ///
  /// - Parameters:
  ///   - count: How many cards there are.
  ///   - turn: Turns a card, and returns what the screen says then.
  /// - Throws: What `turn` throws.
  func win(cards count: Int, _ turn: (Int) throws -> String) throws {
    var known: [String: Int] = [:]
    var unseen = Array(1...count)
    while let first = unseen.popFirst() {
      let word = Self.word(in: try turn(first))
      if let other = known.removeValue(forKey: word) {
        _ = try turn(other)
        continue
      }
      guard let second = unseen.popFirst() else { continue }
      let answer = try turn(second)
      known[word] = first
      let secondWord = Self.word(in: answer)
      if secondWord == word || answer.hasPrefix("All cards") {
        known[word] = nil
      } else if let other = known.removeValue(forKey: secondWord) {
        _ = try turn(other)
        _ = try turn(second)
      } else {
        known[secondWord] = second
      }
    }
  }

  private static func word(in sentence: String) -> String {
    String(sentence.prefix { $0 != ":" })
  }

  /// Leaves by the question that is asked before.
  func quit() throws -> Int32 {
    terminal.type("q")
    try terminal.wait(for: "Leave the game?")
    terminal.type("\r")
    return try terminal.end()
  }

  /// What is wrong with the terminal after the program has ended; nothing if all was given back.
  var leftovers: [String] {
    let grammar = TerminalGrammar(terminal.written)
    let modes = grammar.modes.symmetricDifference(TerminalGrammar.usualModes)
    return grammar.warnings + modes.sorted().map { "mode \($0)" }
      + (terminal.settings == settings ? [] : ["settings"])
  }
}

extension Array {
  fileprivate mutating func popFirst() -> Element? {
    isEmpty ? nil : removeFirst()
  }
}
