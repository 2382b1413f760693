import MemoryEngine
import MemoryModel
import MemoryViewModel
import SharedGames
import Testing

@testable import MemorizeCommands

/// A saved game that another program plays is offered to be joined or watched there.
@Suite struct GameInUseTests {
  private let room: SharedRoom

  init() throws {
    room = try SharedRoom()
  }

  /// The saved game of the room's host, or another one that is in use.
  private func inUse(
    id: String? = nil, theme: String = "Animals", cards: Int = 8, hidesGames: Bool = false
  ) throws -> GameInUse {
    let game = GameSummary(
      id: id ?? room.host.app.gameID ?? "", name: "Evening", themeID: "animals", themeName: theme,
      players: 2, opponents: Opponents([]), cards: cards, cardsLeft: cards, scores: [0, 0],
      turns: 0, played: .zero, isOver: false, lastPlayed: nil, isOpenElsewhere: true)
    let found = try room.ask { try $0.allInUse() }
    return GameInUse(game: game, found: hidesGames ? found.map(\.ofOlderProgram) : found)
  }

  private func name(_ answer: GameInUse.Answer) -> String {
    switch answer {
    case .join(let listing): "join \(listing.name)"
    case .watch(let listing): "watch \(listing.name)"
    case .film: "film"
    }
  }

  @Test(arguments: [
    ("join", "join sunday"), (" J ", "join sunday"), ("w", "watch sunday"),
    ("Watch", "watch sunday"),
  ])
  func `the player answers whether to join or to watch`(typed: String, expected: String) throws {
    var asked: [String] = []
    let answer = try inUse().ask {
      asked.append($0)
      return typed
    }
    #expect(
      name(answer) == expected
        && asked == ["The game Evening is in use by another program. join, watch or no: "])
  }

  @Test func `a game without a free seat is joined beside its host`() throws {
    let ada = try #require(SeatName("Ada"))
    #expect(try #require(inUse().listing).request(of: ada) == .join(ada))
    try room.add("Ben")
    let game = try inUse()
    let answer = try game.ask { question in
      #expect(question.hasSuffix("program. join, watch or no: "))
      return "join"
    }
    #expect(
      try name(answer) == "join sunday" && #require(game.listing).request(of: ada) == .beside(ada))
    let failure = #expect(throws: Failure.self) { try game.ask { _ in "no" } }
    #expect(
      failure
        == Failure(code: .tryAgain, message: Self.refusal("watch it with memorize watch sunday")))
  }

  @Test func `a game of an older program is recognized by its theme and size`() throws {
    let answer = try inUse(id: "other", hidesGames: true).ask { _ in "join" }
    #expect(name(answer) == "join sunday")
    try room.add("Ben")
    let failure = #expect(throws: Failure.self) {
      try inUse(hidesGames: true).ask { question in
        #expect(question.hasSuffix("program. watch or no: "))
        return "join"
      }
    }
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

  @Test(arguments: [("Sea", 8), ("Animals", 10), ("Animals", 8)])
  func `a game that nobody lets others join can be watched, or says how to share it`(
    theme: String, cards: Int
  ) throws {
    let game = try inUse(id: "other", theme: theme, cards: cards)
    let answer = try game.ask { question in
      #expect(question.hasSuffix("program. watch or no: "))
      return "w"
    }
    let failure = #expect(throws: Failure.self) { try game.ask { _ in "join" } }
    #expect(answer == .film)
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

extension SharedGameListing {
  /// The same game, of a host that does not say which saved game it has.
  fileprivate var ofOlderProgram: SharedGameListing {
    let told = greeting.map {
      SharedGameGreeting(
        name: $0.name, host: $0.host, theme: $0.theme, cards: $0.cards, seats: $0.seats,
        freeSeats: $0.freeSeats)
    }
    return SharedGameListing(
      name: name, path: path, user: user, userID: userID, showsUser: showsUser, greeting: told,
      obstacle: obstacle)
  }
}
