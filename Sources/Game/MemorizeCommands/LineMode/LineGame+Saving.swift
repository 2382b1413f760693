import MemoryModel
import MemoryViewModel

// Saving in line mode.
extension LineGame {
  /// Names the game, or writes it to a file if a path was typed; prints where it is.
  mutating func save(_ name: String?, _ output: inout StandardOutput) throws {
    if let name, name.contains("/") { return try copy(to: name, &output) }
    app.current?.confirm()
    switch app.leaveOutcome {
    case .lost: try output.write("This game is not being saved.\n\(Self.elsewhere)")
    case .copied: try output.write(app.leaveOutcome.line)
    case .over: try output.write("The game is over: there is nothing to save.\n")
    case .elsewhere: try output.write("The host saves the game.\n")
    case .nothing, .saved, .scorePending: try rename(name, &output)
    }
  }

  private static let nothing = "No card was turned yet, so there is nothing to save."
  private static let elsewhere = "To save it in a file, type save and a path with a slash.\n"

  private func rename(_ name: String?, _ output: inout StandardOutput) throws {
    guard let id = app.gameID, app.current?.life.failure == nil else {
      return try output.write("This game is not being saved.\n")
    }
    guard let name else {
      let isBegun = app.leaveOutcome != .nothing
      let sentence =
        isBegun ? "Saved as \(shown(app.gameName)). Each card is saved at once." : Self.nothing
      return try output.write("\(sentence)\n")
    }
    let most = "A name has 1 to \(SavedGameList.longestName) characters."
    guard SavedGameList.name(typed: name) != nil else { return try output.write("\(most)\n") }
    // The app's notice says why it failed.
    guard app.games.rename(id, name) else { return }
    let from = app.leaveOutcome == .nothing ? " from the first card on" : ""
    try output.write("Saved as \(shown(app.gameName))\(from).\n")
  }

  /// Writes the game to a new file.
  private func copy(to path: String, _ output: inout StandardOutput) throws {
    do {
      try app.current?.copy(to: path)
      try output.write(
        "Saved in \(path.printable(atMost: 120)). \(LeaveOutcome.howToContinue(path))\n")
    } catch {
      try output.write("It could not be saved there: \("\(error)".printable(atMost: 200)).\n")
    }
  }

  /// Asks for another place for a game that could not be saved, if a person can answer.
  mutating func offerOtherPlace(_ output: inout StandardOutput) throws {
    app.current?.confirm()
    while style.asksName, case .lost(let why, let isPartly) = app.leaveOutcome {
      let what = isPartly ? "The last cards will be lost" : "This game will be lost"
      try output.write("\(what): \(why).\n")
      guard let path = try ask("Type a path to save it, or Enter to discard it> ", &output),
        !path.isEmpty
      else { return }
      try copy(to: path, &output)
    }
  }

  /// Saves and closes the game, and returns where it was saved.
  func leave() -> LeaveOutcome {
    app.current?.confirm()
    let outcome = app.leaveOutcome
    app.leave()
    return app.keeper?.loss == nil ? outcome : .over
  }
}

extension LeaveOutcome {
  /// The last sentence about a game that was left unfinished.
  var line: String {
    switch self {
    case .nothing, .over, .lost, .elsewhere: ""
    case .scorePending, .saved: "Saved. Continue with: \(Memorize.name) continue\n"
    case .copied(let path): "Saved in \(path.printable(atMost: 120)). \(Self.howToContinue(path))\n"
    }
  }

  /// The sentence that tells how to continue a game from a file.
  static func howToContinue(_ path: String) -> String {
    path.isPrintable ? "Continue with: \(Memorize.name) continue \(path.quotedForShell)" : ""
  }
}
