import PseudoTerminals
import TestSupport

/// The built program in a terminal of its own, with a player who only sees the screen.
struct ScreenGame {
  /// Four pairs without a deal animation, always the same.
  static let eight = ["--pairs", "4", "--seed", "1", "--no-animation"]

  let home: PlayerHome
  let terminal: PseudoTerminal
  /// The time when the program was started.
  let start: ContinuousClock.Instant
  private let settings: [UInt8]

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - home: The home of the player.
  ///   - size: The size of the window, in columns and rows.
  ///   - variables: Environment variables that replace the default ones.
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
    // Enables synchronized output, as on most terminals.
    terminal.answers = true
    start = ContinuousClock.now
    try terminal.run(
      program ?? BuiltProgram.path(of: "memorize"), arguments,
      environment: Self.environment(of: home, variables))
  }

  /// Starts a shell that shows `prompt:`, from which to start the program as `"$memorize"`.
  init(shell: String, _ arguments: [String]) throws {
    let memorize = try BuiltProgram.path(of: "memorize")
    try self.init(
      arguments, variables: ["PS1": "prompt:", "HISTFILE": "", "memorize": memorize],
      program: shell)
  }

  /// Starts the program, and waits until the cards are dealt.
  static func dealt(
    _ arguments: [String] = eight, at home: PlayerHome = PlayerHome(),
    size: (columns: Int, rows: Int) = (80, 24), variables: [String: String] = [:]
  ) throws -> ScreenGame {
    let game = try ScreenGame(arguments, at: home, size: size, variables: variables)
    try game.terminal.wait(for: "Find the cards")
    return game
  }

  /// Returns all variables of the program.
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

extension ScreenGame: ScreenPlayer {
  var picture: ShownText { terminal.picture }

  func type(_ text: String) { terminal.type(text) }

  func wait(_ purpose: String, until condition: () throws -> Bool) throws {
    try terminal.wait(purpose, until: condition)
  }

  /// Leaves and confirms it.
  func quit() throws -> Int32 {
    try leave()
    return try terminal.end()
  }

  /// The differences in the terminal after the program has ended; empty if it was restored.
  var leftovers: [String] {
    let grammar = TerminalGrammar(terminal.written)
    let modes = grammar.modes.symmetricDifference(TerminalGrammar.usualModes)
    return grammar.warnings + modes.sorted().map { "mode \($0)" }
      + (terminal.settings == settings ? [] : ["settings"])
  }
}
