import MemoryEngine
import MemoryModel
import MemoryViewModel

// How people and the computer are spoken of.
extension GameViewModel {
  var hasSeveralPlayers: Bool { game.rules.players > 1 }

  /// What a player is called in a sentence, with a capital letter where one begins with it.
  func name(of player: Int, atStart: Bool) -> String {
    if setup.computerTitle(of: player) != nil, setup.opponents.count == 1 {
      return atStart ? "The computer" : "the computer"
    }
    return setup.opponents.name(of: player, among: game.rules.players, people: names)
  }

  var standing: String {
    guard hasSeveralPlayers else { return "Score \(game.score(of: 0))." }
    let parts = game.scores.enumerated().map { player, score in
      let isYou = setup.people == 1 && player == 0
      return "\(name(of: player, atStart: player == 0)) \(isYou ? "have" : "has") \(score)"
    }
    return parts.joined(separator: ", ") + "."
  }

  func sayNext(_ player: Int) -> String {
    let isYou = setup.people == 1 && player == 0
    return isYou ? "It is your turn." : "\(name(of: player, atStart: true)) is next."
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
      let isYou = setup.people == 1 && leaders[0] == 0
      return isYou ? " You win." : " \(name(of: leaders[0], atStart: true)) wins."
    }
    if setup.people == 1 { return " A draw." }
    return names == PlayerNames() && setup.opponents.isEmpty
      ? " A draw of players \(listed(leaders.map { $0 + 1 }))."
      : " A draw of \(listed(leaders.map { name(of: $0, atStart: false) }))."
  }
}
