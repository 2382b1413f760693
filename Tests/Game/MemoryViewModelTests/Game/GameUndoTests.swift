import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Undo")
struct GameUndoTests {
  @Test("undo is possible only in practice, after the first flip and outside of pauses")
  func isForPractice() throws {
    var play = try GamePlay()
    play.choose(0, 0)
    let before = play.state

    let earlierUndo = play.model.undo()
    let earlierState = play.state

    play = try GamePlay(isPractice: true)
    play.model.shuffle()
    let fresh = play.state
    #expect(
      (earlierUndo, earlierState, play.model.undo(), play.state) == (false, before, false, fresh))

    play.choose(0, 0)
    play.model.pause()
    let paused = play.state
    #expect(!play.model.undo() && play.state == paused)
  }

  @Test("undo restores the game before the last flip", arguments: 0..<20)
  func bringsBack(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let rules: [Rules] = [.course, .hotSeat(2), Rules { $0.limit = .misses(9) }]
    let play = try GamePlay(
      kinds: 4, rules: rules[Int(seed % 3)], isPractice: true, seed: Seed(seed))
    var past: [MemoryGame<Face>] = []
    for _ in 0..<60 {
      play.now += .milliseconds(Int.random(in: 0...2000, using: &numbers))
      let before = play.model.game
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0: play.model.shuffle()
      case 1...3:
        #expect(play.model.undo() == !past.isEmpty)
        if let last = past.popLast() { #expect(play.model.game == last) }
      default:
        let card = Int.random(in: 0..<8, using: &numbers)
        if play.model.choose(card).isAccepted { past.append(before) }
      }
      #expect(play.model.record.moves.count == past.count)
    }
  }

  @Test("undo restores the bonus of the card, and the bonus of a card still up runs on")
  func givesBonusBack() throws {
    let play = try GamePlay(isPractice: true)
    play.choose(0, 0)
    play.choose(1, 0, at: 2)
    play.now = .seconds(3)
    play.model.undo()

    #expect(
      (
        play.model.table[play.ids[1][0]].bonusFraction,
        play.model.table[play.ids[0][0]].bonusFraction, play.choose(0, 1, at: 4).points
      ) == (1, 0.5, 2 + 2 + 6))
    play.choose(1, 0)
    #expect(play.choose(1, 1).points == 2 + 6 + 6)
  }

  @Test("undoing the last match resumes the game, and time after the end does not count")
  func reopens() throws {
    var play = try GamePlay(isPractice: true)
    play.win()
    #expect(
      play.model.result != nil && play.model.undo() && play.model.result == nil
        && play.model.lastChange == nil)
    #expect(play.model.game.scores == [28] && play.choose(2, 1).isOver)

    play = try GamePlay(isPractice: true)
    play.now = .seconds(4)
    play.win()
    play.now = .seconds(600)
    play.model.undo()

    #expect(play.model.time == .seconds(4) && play.choose(2, 1).points == 14)
  }
}
