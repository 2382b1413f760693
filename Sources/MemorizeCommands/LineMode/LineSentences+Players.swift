import MemoryEngine
import MemoryModel
import MemoryViewModel

// How people and the computer are spoken of.
extension GameViewModel {
  var hasSeveralPlayers: Bool { game.rules.players > 1 }

  private var isAgainstComputer: Bool { setup.opponent != nil }

  var standing: String {
    guard hasSeveralPlayers else { return "Score \(game.score(of: 0))." }
    let parts = game.scores.enumerated().map { player, score in
      guard isAgainstComputer else { return "\(names.title(of: player)) has \(score)" }
      return player == Opponent.playerIndex ? "the computer has \(score)" : "You have \(score)"
    }
    return parts.joined(separator: ", ") + "."
  }

  func sayNext(_ player: Int) -> String {
    guard isAgainstComputer else { return "\(names.title(of: player)) is next." }
    return player == Opponent.playerIndex ? "The computer is next." : "It is your turn."
  }

  func sayWhoIsNext(after outcome: Outcome) -> String? {
    guard hasSeveralPlayers, outcome.isAccepted, result == nil else { return nil }
    guard outcome.faceUp.count == game.rules.matchSize else { return nil }
    return sayNext(outcome.nextPlayer)
  }

  func sayWhoWon(_ result: GameResult) -> String {
    guard hasSeveralPlayers else { return " You win." }
    let leaders = result.leaders
    if isAgainstComputer {
      if leaders.count > 1 { return " A draw." }
      return leaders == [Opponent.playerIndex] ? " The computer wins." : " You win."
    }
    if leaders.count == 1 { return " \(names.title(of: leaders[0])) wins." }
    return names == PlayerNames()
      ? " A draw of players \(listed(leaders.map { $0 + 1 }))."
      : " A draw of \(listed(leaders.map(names.title)))."
  }
}
