import MemoryEngine
import MemoryModel
import MemoryViewModel

// The names of people and computers in sentences.
extension GameViewModel {
  var hasSeveralPlayers: Bool { game.rules.players > 1 }

  /// Returns the name of a player in a sentence, capitalised at its start.
  func name(of player: Int, atStart: Bool) -> String {
    if setup.computerTitle(of: player) != nil, setup.opponents.count == 1 {
      return atStart ? "The computer" : "the computer"
    }
    return name(of: player)
  }

  var standing: String {
    guard hasSeveralPlayers else { return "Score \(game.score(of: 0))." }
    let parts = game.scores.enumerated().map { player, score in
      let isYou = isYou(player)
      return "\(name(of: player, atStart: player == 0)) \(isYou ? "have" : "has") \(score)"
    }
    return parts.joined(separator: ", ") + "."
  }

  func sayNext(_ player: Int) -> String {
    player == onlyPersonHere ? "It is your turn." : "\(name(of: player, atStart: true)) is next."
  }

  func sayWhoIsNext(after outcome: Outcome) -> String? {
    guard hasSeveralPlayers, outcome.isAccepted, result == nil else { return nil }
    guard outcome.faceUp.count == game.rules.matchSize else { return nil }
    return sayNext(outcome.nextPlayer)
  }

  func sayWhoWon(_ result: GameResult) -> String {
    guard hasSeveralPlayers else { return " You win." }
    let leaders = result.leaders
    if leaders.count == 1 {
      return isYou(leaders[0]) ? " You win." : " \(name(of: leaders[0], atStart: true)) wins."
    }
    if isYou(0), leaders.count == result.scores.count { return " It is a tie." }
    return names == PlayerNames() && setup.opponents.isEmpty
      ? " It is a tie of players \(listed(leaders.map { $0 + 1 }))."
      : " It is a tie of \(listed(leaders.map { name(of: $0, atStart: false) }))."
  }
}
