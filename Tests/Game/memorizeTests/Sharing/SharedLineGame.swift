import TestSupport

/// The built program in line mode with pipes, in a shared game.
struct SharedLineGame {
  let home: PlayerHome
  private let program: ProbeProcess

  /// Starts a shared game of four pairs called `table`, with a free seat.
  static func host(at home: PlayerHome? = nil) throws -> SharedLineGame {
    let host = try SharedLineGame(
      ["play", "--share", "--name", "table", "--players", "2", "--pairs", "4", "--seed", "1"],
      at: home ?? .ofAda())
    try host.hear("card> ")
    return host
  }

  init(_ arguments: [String], at home: PlayerHome) throws {
    self.home = home
    program = try ProbeProcess(
      "memorize", arguments + ["--plain"], environment: home.environment)
  }

  /// Waits for a text, and returns the output up to it.
  @discardableResult
  func hear(_ part: String) throws -> String { try program.hear(part) }

  /// Types a line, and waits for a text.
  @discardableResult
  func type(_ line: String, hear part: String) throws -> String {
    program.type(line)
    return try hear(part)
  }

  /// Types a line, and waits for the end.
  func end(typing line: String? = nil) throws -> Int32 {
    if let line { program.type(line) }
    return try program.end()
  }

  /// Kills the program.
  func killIt() { program.killIt() }
}
