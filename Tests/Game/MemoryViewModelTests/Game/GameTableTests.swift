import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("The visible state of the table")
struct GameTableTests {
  @Test("only faces that are up are on the table, and none during a pause")
  func hidesFaces() throws {
    var numbers = SeededGenerator(seed: 1)
    for (copies, rules) in [(2, Rules.course), (3, .triples), (4, .hotSeat(2))] {
      let play = try GamePlay(kinds: 5, copies: copies, rules: rules)
      while play.model.result == nil {
        play.now += .milliseconds(100)
        let table = play.model.table
        let shown = table.filter { $0.face != nil }
        #expect(
          (
            shown.map(\.id).sorted(),
            shown.allSatisfy { $0.face == play.model.game.card($0.id, at: play.now).face },
            table.count { $0.isOnTable }
          ) == (play.model.game.faceUp.sorted(), true, play.model.game.cardsOnTable))

        play.model.pause()
        #expect(play.model.table.allSatisfy { $0.face == nil && !$0.isBonusRunning })
        play.model.resume()
        #expect(play.model.table == table)
        play.model.choose(Int.random(in: table.indices, using: &numbers))
      }
    }
  }

  @Test("each card of a pair with different faces is one half, and the others are none")
  func halves() throws {
    let capitals = try #require(Theme.named("capitals"))
    let setup = GameSetup(theme: capitals, kinds: 6, copies: 2)
    let model = try GameViewModel(setup, seed: Seed(3), now: { .zero })
    for card in model.table {
      let isFirst = model.record.deck.kinds.contains { $0.faces[0] == face(card, in: model) }
      #expect(card.half == (isFirst ? .first : .second))
    }
    #expect(model.table.count { $0.half == .second } == 6)
    let animals = GameSetup(theme: .animals, kinds: 6, copies: 2)
    let same = try GameViewModel(animals, seed: Seed(3), now: { .zero })
    #expect(same.table.allSatisfy { $0.half == nil })
  }

  private func face(_ card: TableCard, in model: GameViewModel) -> Face {
    model.game.card(card.id, at: .zero).face
  }

  @Test("a peek shows all faces while it lasts, and a match stays until the next flip")
  func peeks() throws {
    var play = try GamePlay(rules: Rules { $0.peek = .seconds(5) })

    #expect(play.model.table.allSatisfy { $0.face != nil && !$0.isBonusRunning })
    play.model.pause()
    #expect(play.model.table.allSatisfy { $0.face == nil })
    play.model.resume()
    play.now = .seconds(5)
    #expect(play.model.table.allSatisfy { $0.face == nil && $0.bonusFraction == 1 })

    play = try GamePlay()
    play.choose(0, 0)
    play.choose(0, 1)

    let pair = { play.model.table.filter { play.ids[0].contains($0.id) } }
    #expect(pair().allSatisfy { $0.isMatched && $0.isOnTable && $0.face != nil })
    play.choose(1, 0)
    #expect(pair().allSatisfy { $0.isMatched && !$0.isOnTable && $0.face == nil })
  }

  @Test("a description of the table names no hidden face")
  func describesNoSecrets() throws {
    let play = try GamePlay(kinds: 8)
    play.choose(0, 0)

    var text = "\(play.model) \(play.model.table)"
    dump(play.model.table, to: &text)

    let faces = play.model.game.deck.kinds.flatMap(\.faces)
    #expect(faces.filter { text.contains($0.symbol) || text.contains($0.word) } == [faces[0]])
  }

  @Test("the bonus of a card runs down while it is up, and not after the end")
  func runsDown() throws {
    var play = try GamePlay()
    let card = { play.model.table[play.ids[0][0]] }
    play.choose(0, 0)

    for (seconds, fraction) in [(0, 1), (3, 0.5), (6, 0), (60, 0)] {
      play.now = .seconds(seconds)
      #expect(card().bonusFraction == fraction && card().isBonusRunning == (fraction > 0))
    }

    play = try GamePlay(rules: Rules { $0.limit = .turns(1) })
    play.choose(0, 0)
    play.choose(1, 0, at: 3)
    let end = play.model.table

    #expect(end.allSatisfy { !$0.isBonusRunning })
    play.now = .seconds(5)
    #expect(play.model.table == end)
  }

  @Test("a shuffle changes places and nothing else, and is ignored in a pause and after the end")
  func shuffles() throws {
    var play = try GamePlay(kinds: 8)
    play.choose(0, 0)
    let before = play.model.table
    let earlierIds = before.map(\.id)

    play.model.shuffle()

    let after = play.model.table
    #expect(
      (earlierIds, after.map(\.position), after.map(\.id) != before.map(\.id)) == (
        Array(0..<16), Array(0..<16), true
      ))
    let byId = after.sorted { $0.id < $1.id }
    #expect(
      (byId.map(\.face), play.model.game.faceUp, play.choose(0, 1).isMatch) == (
        before.map(\.face), [play.ids[0][0]], true
      ))

    play = try GamePlay()
    play.model.pause()
    let paused = play.state
    play.model.shuffle()
    let earlierState = play.state

    play.model.resume()
    play.win()
    let end = play.state
    play.model.shuffle()
    #expect((earlierState, play.state) == (paused, end))
  }
}
