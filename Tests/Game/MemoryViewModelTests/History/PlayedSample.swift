import MemoryEngine
import MemoryModel
import MemoryViewModel

/// Fixtures of the history.
enum PlayedSample {
  /// Returns a game of pairs on a day.
  static func game(
    _ id: String, kind: PlayedGame.Kind = .own, daily: String? = nil, pairs: Int = 10,
    copies: Int = 2, turns: Int = 14, seconds: Int = 72, isWon: Bool = true, hints: Int = 0,
    kinds: [GameAnalysis.Turn.Kind] = []
  ) -> PlayedGame {
    let day = CivilDate(daysSince1970: 20_781)
    return PlayedGame(
      id: id, kind: kind, date: 0, day: day, daily: daily.flatMap { CivilDate($0) },
      themeID: "sea", themeName: "Sea", rules: "course", kinds: pairs, copies: copies,
      matchSize: copies, hasPeek: false, players: 1, isWon: isWon, turns: turns,
      time: .seconds(seconds), points: 12, hints: hints, turnKinds: kinds)
  }
}

extension AppModel {
  /// Turns every card of the current game, kind by kind, that of an open turn first.
  func win() {
    guard let game else { return }
    let open = Array(game.game.faceUp).first.map { game.game.card($0, at: .zero).kind }
    func place(_ card: Int) -> Int {
      let kind = game.game.card(card, at: .zero).kind
      return kind == open ? -1 : kind
    }
    for card in (0..<game.game.cardCount).sorted(by: { place($0) < place($1) })
    where !game.game.card(card, at: .zero).isMatched { game.choose(card) }
  }
}
