import Foundation
import PseudoTerminals
import TestSupport

// Several people at one table, each at a terminal of their own.
extension ScreenGame {
  /// What guests type to see cards at once.
  private static let still = "--no-animation"

  /// Ada shares a game of four pairs with a seat for somebody else, called `table`.
  static func host(_ options: [String] = []) throws -> ScreenGame {
    try host(options, at: .ofAda())
  }

  /// The same in a home that is there.
  static func host(_ options: [String] = [], at home: PlayerHome) throws -> ScreenGame {
    try dealt(["play", "--share", "--name", "table", "--players", "2"] + eight + options, at: home)
  }

  /// Somebody takes a seat.
  func guest(_ name: String, _ options: [String] = [still]) throws -> ScreenGame {
    try other(["join", "table", "--as", name] + options, sees: "shared")
  }

  /// Somebody looks on.
  func watcher(_ options: [String] = [still]) throws -> ScreenGame {
    try other(["watch", "table"] + options, sees: "watching")
  }

  private func other(_ arguments: [String], sees word: String) throws -> ScreenGame {
    let other = try ScreenGame(arguments, at: home)
    try other.wait(word) { other.header.hasSuffix(word) }
    return other
  }
}

// What each of them sees and does.
extension ScreenGame {
  /// The words of all cards of `eight` that are face up, sorted.
  var faces: [String] {
    let words = /tiger|rhino|horse|rabbit/
    return picture.lines.flatMap { $0.matches(of: words).map { String($0.output) } }.sorted()
  }

  /// The labels of the cards that are face down.
  var faceDown: [Int] { (1...8).filter { picture.contains("▚\($0)▚") } }

  /// Names and points; not what this screen is to the game.
  var standing: [Substring] { Array(header.split(separator: " ").dropLast()) }

  /// Waits for the turn, and turns cards.
  func play(_ labels: Int...) throws {
    try wait("a turn") { status.hasSuffix("It is your turn.") }
    for label in labels { try turn(label) }
  }

  /// Waits until this screen shows what another one shows.
  func waitToSee(_ other: ScreenGame) throws {
    try wait("the same table") {
      other.terminal.readAll()
      return (standing, faces, faceDown) == (other.standing, other.faces, other.faceDown)
    }
  }
}

extension PlayerHome {
  /// The home of somebody called Ada.
  static func ofAda() throws -> PlayerHome {
    let home = PlayerHome()
    try home.write("playerNames = Ada\n", to: home.settingsFile)
    return home
  }

  /// Where sockets of shared games lie.
  var sharedGames: String { "\(data)/shared" }

  /// What lies there, sorted.
  var sharedFiles: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: sharedGames)) ?? []).sorted()
  }
}
