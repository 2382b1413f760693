import TestSupport

/// The built program in lines, by pipes, as somebody at a table that others share.
struct SharedLineGame {
  let home: PlayerHome
  private let program: ProbeProcess

  /// Ada shares a game of four pairs called `table`, with a seat for somebody else.
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

  /// Waits for some words; all that was said up to there.
  @discardableResult
  func hear(_ part: String) throws -> String { try program.hear(part) }

  /// Types a line, and waits for some words.
  @discardableResult
  func type(_ line: String, hear part: String) throws -> String {
    program.type(line)
    return try hear(part)
  }

  /// Types a line and waits for the end.
  func end(typing line: String? = nil) throws -> Int32 {
    if let line { program.type(line) }
    return try program.end()
  }

  /// Ends the program as nothing can prevent.
  func killIt() { program.killIt() }
}
