import MemoryEngine
import MemoryModel
import SharedGames
import Testing

@testable import MemorizeCommands

/// A saved game that another program plays is offered to be joined or watched there.
@Suite struct GameInUseTests {
  private let room: SharedRoom

  init() throws {
    room = try SharedRoom()
  }

  /// The saved game of the room's host, or a similar one that is in use.
  private func inUse(theme: String = "Animals", cards: Int = 8) throws -> GameInUse {
    let game = GameSummary(
      id: "id", name: "Evening", themeID: "animals", themeName: theme, players: 2,
      opponents: Opponents([]), cards: cards, cardsLeft: cards, scores: [0, 0], turns: 0,
      played: .zero, isOver: false, lastPlayed: nil, isOpenElsewhere: true)
    return GameInUse(game: game, shared: try room.ask { try $0.all() })
  }

  @Test(arguments: [
    ("join", GameInUse.Answer.join), (" J ", .join), ("w", .watch), ("Watch", .watch),
  ])
  func `the player answers whether to join or to watch`(
    typed: String, expected: GameInUse.Answer
  ) throws {
    var asked: [String] = []
    let (listing, answer) = try inUse().ask {
      asked.append($0)
      return typed
    }
    #expect(listing?.name.description == "sunday" && answer == expected)
    #expect(asked == ["The game Evening is in use by another program. join, watch or no: "])
  }

  @Test func `a game without a free seat can only be watched`() throws {
    try room.add("Ben")
    let (_, answer) = try inUse().ask { question in
      #expect(question.hasSuffix("program. watch or no: "))
      return "watch"
    }
    #expect(answer == .watch)
    let failure = #expect(throws: Failure.self) { try inUse().ask { _ in "join" } }
    #expect(
      failure
        == Failure(code: .tryAgain, message: Self.refusal("watch it with memorize watch sunday")))
  }

  @Test(arguments: ["no", "", nil, "yes", "\u{1B}[A"])
  func `any other answer, and the end of the input, tells the commands`(typed: String?) throws {
    let failure = #expect(throws: Failure.self) { try inUse().ask { _ in typed } }
    #expect(failure == Failure(code: .tryAgain, message: Self.refusal(Self.commands)))
  }

  @Test func `without a terminal the commands are told`() throws {
    let failure = #expect(throws: Failure.self) { try inUse().ask(nil) }
    #expect(failure == Failure(code: .tryAgain, message: Self.refusal(Self.commands)))
  }

  @Test(arguments: [("Sea", 8), ("Animals", 10)])
  func `a game that is not shared can be watched, and otherwise says how to share it`(
    theme: String, cards: Int
  ) throws {
    let game = try inUse(theme: theme, cards: cards)
    let (listing, answer) = try game.ask { question in
      #expect(question.hasSuffix("program. watch or no: "))
      return "w"
    }
    #expect(listing == nil && answer == .watch)
    let failure = #expect(throws: Failure.self) { try game.ask { _ in "join" } }
    #expect(failure == #expect(throws: Failure.self) { try game.ask(nil) })
    let way = "to play it in both, share it there with memorize continue --share"
    #expect(failure == Failure(code: .tryAgain, message: Self.refusal(way)))
  }

  private static let commands =
    "join it with memorize join sunday, or watch it with memorize watch sunday"

  private static func refusal(_ ways: String) -> String {
    "the game Evening is in use by another program; \(ways)"
  }
}
