import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("The journal of a game")
struct GameJournalTests {
  @Test("the journal of any game gives its record", arguments: 0..<30)
  func equalsTheRecord(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let rules: [Rules] = [.course, .hotSeat(2), .timeAttack(.seconds(40))]
    let play = try GamePlay(
      kinds: 4, rules: rules[Int(seed % 3)], isPractice: true, seed: Seed(seed))
    let journal = Journal(of: play)
    for _ in 0..<80 {
      play.now += .milliseconds(Int.random(in: 0...900, using: &numbers))
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: play.model.shuffle()
      case 1: play.model.undo()
      case 2: _ = play.model.hint()
      case 3: play.model.pause()
      case 4, 5: play.model.resume()
      case 6: play.model.noteTime()
      default: play.model.choose(Int.random(in: -1...8, using: &numbers))
      }
      #expect(
        (journal.moves, journal.shuffles, journal.hints) == (
          play.model.record.moves, play.model.record.shuffles, play.model.hints
        ))
    }
    #expect(!journal.entries.isEmpty)
  }

  @Test("ignored choices are not reported, and the opponent's flips like the player's")
  func leavesOutTheIgnored() throws {
    var play = try GamePlay()
    var journal = Journal(of: play)
    play.choose(0)
    play.choose(0)
    play.model.choose(-1)
    play.model.undo()
    play.model.pause()
    play.choose(1)
    play.model.shuffle()
    #expect(
      (play.model.hint(), journal.entries) == (
        nil, [.move(GameMove(card: play.ids[0][0], nanoseconds: 0))]
      ))

    play = try GamePlay(kinds: 3, rules: .hotSeat(2), opponents: [.lowest()])
    journal = Journal(of: play)
    play.choose(0)
    play.choose(1)
    play.model.opponentFlip()
    play.model.opponentFlip()

    #expect(journal.moves.count == 4 && journal.moves == play.model.record.moves)
  }

  @Test("time is reported as it is, and not after the end")
  func tellsTime() throws {
    let play = try GamePlay(clock: .seconds(100))
    let journal = Journal(of: play)
    play.now += .seconds(5)
    play.model.noteTime()
    play.model.pause()
    play.now += .seconds(5)
    play.model.noteTime()
    play.model.resume()
    let earlierEntries = journal.entries

    play.win()
    let entries = journal.entries
    play.model.noteTime()
    #expect(
      (earlierEntries, journal.entries) == ([.played(.seconds(5)), .played(.seconds(5))], entries))
  }
}

/// Replays the journal entries as the reader of a saved game does.
private final class Journal {
  private(set) var entries: [JournalEntry] = []
  private(set) var moves: [GameMove] = []
  private(set) var shuffles: [Int] = []
  private(set) var hints = 0

  init(of play: GamePlay) {
    play.model.journal = { [unowned self] in take($0) }
  }

  private func take(_ entry: JournalEntry) {
    entries.append(entry)
    switch entry {
    case .move(let move): moves.append(move)
    case .shuffle: shuffles.append(moves.count)
    case .undo:
      moves.removeLast()
      shuffles.removeAll { $0 > moves.count }
    case .hint: hints += 1
    case .played: break
    }
  }
}
