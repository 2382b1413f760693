import Foundation
import PseudoTerminals
import TestSupport

// Several people at one table, each at a terminal of their own.
extension ScreenGame {
  /// The option with which guests see cards at once.
  private static let still = "--no-animation"

  /// Starts a shared game of four pairs called `table`, with a free seat.
  static func host(_ options: [String] = []) throws -> ScreenGame {
    try host(options, at: .ofAda())
  }

  /// Starts the shared game in an existing home.
  static func host(_ options: [String] = [], at home: PlayerHome) throws -> ScreenGame {
    try dealt(["play", "--share", "--name", "table", "--players", "2"] + eight + options, at: home)
  }

  /// Joins as a player.
  func guest(_ name: String, _ options: [String] = [still]) throws -> ScreenGame {
    try other(["join", "table", "--as", name] + options, sees: "shared")
  }

  /// Joins as a spectator.
  func watcher(_ options: [String] = [still]) throws -> ScreenGame {
    try other(["watch", "table"] + options, sees: "watching")
  }

  private func other(_ arguments: [String], sees word: String) throws -> ScreenGame {
    let other = try ScreenGame(arguments, at: home)
    try other.wait(word) { other.header.hasSuffix(word) }
    return other
  }
}

// The view and the actions of each participant.
extension ScreenGame {
  /// The words of all face-up cards of `eight`, sorted.
  var faces: [String] {
    let words = /tiger|rhino|horse|rabbit/
    return picture.lines.flatMap { $0.matches(of: words).map { String($0.output) } }.sorted()
  }

  /// The labels of the face-down cards.
  var faceDown: [Int] { (1...8).filter { picture.contains("▚\($0)▚") } }

  /// The names and points, without this screen's role.
  var standing: [Substring] { Array(header.split(separator: " ").dropLast()) }

  /// Waits for the turn, and turns cards.
  func play(_ labels: Int...) throws {
    try wait("a turn") { status.contains("It is your turn.") }
    for label in labels { try turn(label) }
  }

  /// Waits until this screen shows the same table as another.
  func waitToSee(_ other: ScreenGame) throws {
    try wait("the same table") {
      other.terminal.readAll()
      return (standing, faces, faceDown) == (other.standing, other.faces, other.faceDown)
    }
  }
}

extension PlayerHome {
  /// Returns a home of a player called Ada.
  static func ofAda() throws -> PlayerHome {
    let home = PlayerHome()
    try home.write("playerNames = Ada\n", to: home.settingsFile)
    return home
  }

  /// The folder of shared games' sockets.
  var sharedGames: String { "\(data)/shared" }

  /// The names in that folder, sorted.
  var sharedFiles: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: sharedGames)) ?? []).sorted()
  }
}
