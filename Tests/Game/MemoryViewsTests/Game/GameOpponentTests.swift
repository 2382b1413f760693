import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// A player that turns the first valid card.
private struct Simpleton: Player {
  mutating func begin(seeing table: borrowing TableObservation) {}

  mutating func nextCard(
    seeing table: borrowing TableObservation, using generator: inout some RandomNumberGenerator
  ) -> Int {
    (0..<table.cardCount).first { table.mayChoose($0) } ?? 0
  }

  mutating func saw(_ card: Int, kind: Int?, outcome: Outcome) {}
}

@Suite struct GameOpponentTests {
  private func game() -> GameDriving {
    GameDriving(pairs: 4, reducesMotion: true, settings: ["opponent": "casual"]) { level, seed in
      Opponent(level, playing: Simpleton(), seed: seed)
    }
  }

  /// Turns two cards of different kinds.
  private func miss(_ play: GameDriving) throws {
    for kind in play.kinds.prefix(2) { try play.turns(kind[0]) }
  }

  @Test func `the opponent plays after a miss, as slowly as a person`() throws {
    let play = game()
    try miss(play)
    #expect(play.game.isOpponentsTurn && play.text.contains("Casual is thinking"))
    let flips = [700, 2_000, 6_000].map { pause in
      play.waits(.milliseconds(pause))
      return play.game.flips
    }
    #expect(flips[0] == 2 && flips[1] >= 3 && flips[2] >= 4)
    #expect(play.game.result != nil || !play.game.isOpponentsTurn)
  }

  @Test func `a choice in the opponent's turn is ignored, and the opponent waits during a pause`()
    throws
  {
    let play = game()
    try miss(play)
    try play.does("7 enter")

    let otherPlay = game()
    try miss(otherPlay)
    try otherPlay.does("p")
    otherPlay.waits(.seconds(60))
    #expect(otherPlay.game.flips == 2)
    try otherPlay.does("p")
    otherPlay.waits(.seconds(5))
    #expect(play.game.flips == 2 && otherPlay.game.flips > 2)
  }

  @Test func `the header names both players, and marks whose turn it is`() throws {
    let play = game()
    let unsaid = missing(["▸You 0", " Casual 0"], in: play.rows[0])
    try miss(play)
    #expect(unsaid == [] && play.rows[0].contains("▸Casual 0"))
  }
}
