import MemoryEngine
import MemoryEnvironment
import Testing

@Suite("Errors of an environment")
struct EnvironmentErrorTests {
  struct WrongOption: Sendable {
    let message: String
    let change: @Sendable (inout EnvironmentOptions) -> Void

    init(_ message: String, change: @escaping @Sendable (inout EnvironmentOptions) -> Void) {
      self.message = message
      self.change = change
    }
  }

  static let wrongOptions: [WrongOption] = [
    WrongOption("games must be 1...1000000, not 0") { $0.games = 0 },
    WrongOption("games must be 1...1000000, not 1000001") { $0.games = 1_000_001 },
    WrongOption("kinds must be 1...65535, not 0") { $0.kinds = 0 },
    WrongOption("copies must be 1...65535, not -2") { $0.copies = -2 },
    WrongOption("kinds times copies must be 1...65535, not 80000") { $0.kinds = 40_000 },
    WrongOption("cards of all games must be 1...16777216, not 20000000") {
      $0.games = 1_000_000
      $0.kinds = 10
    },
    WrongOption("copies must be a multiple of the match size 2, not 3") { $0.copies = 3 },
    WrongOption("matchSize must be 2...8, not 9") { $0.rules.matchSize = 9 },
    WrongOption("missPenalty must be 0...1000000, not -1") { $0.rules.missPenalty = -1 },
    WrongOption("players must be 1...1, not 2") { $0.rules.players = 2 },
    WrongOption("the rules must have neither a peek nor a limit") { $0.rules.limit = .turns(3) },
    WrongOption("the rules must have neither a peek nor a limit") { $0.rules.peek = .seconds(1) },
    WrongOption("flipTime must be 0...86400000000000 nanoseconds, not -1") {
      $0.flipTime = .nanoseconds(-1)
    },
    WrongOption("horizon must be 1...1000000000, not 0") { $0.horizon = 0 },
    WrongOption("matchSize must be 2...2, not 4") {
      $0.moves = .concentration
      $0.rules.matchSize = 4
    },
  ]

  @Test(
    "options that cannot be played are refused with the allowed values", arguments: wrongOptions)
  func options(_ wrong: WrongOption) {
    var options = EnvironmentOptions()
    wrong.change(&options)
    let error = #expect(throws: EnvironmentError.self) { try VectorEnvironment(options) }
    #expect(error?.description == wrong.message)
  }

  @Test("actions without a card, or not one per game, are refused and change nothing")
  func actions() throws {
    var options = EnvironmentOptions()
    options.games = 2
    var environment = try VectorEnvironment(options)
    #expect(throws: EnvironmentError.notReset(place: 0)) { try environment.step([0, 0].span) }
    try environment.reset(seed: 1)
    let before = environment.observations
    for wrong: Int64 in [-1, 16, .min, .max] {
      #expect(throws: EnvironmentError.action(wrong, place: 1, cards: 16)) {
        try environment.step([0, wrong].span)
      }
    }
    #expect(throws: EnvironmentError.count("actions", 3, expected: 2)) {
      try environment.step([0, 0, 0].span)
    }
    #expect(throws: EnvironmentError.count("mask", 1, expected: 2)) {
      try environment.reset(only: [true])
    }
    #expect(environment.observations == before)
  }

  @Test("a deal with other cards than the deck is refused, that of a game not reset is ignored")
  func deals() throws {
    var options = EnvironmentOptions()
    options.kinds = 2
    var environment = try VectorEnvironment(options)
    #expect(throws: EnvironmentError.count("deals", 3, expected: 4)) {
      try environment.reset(deals: [0, 1, 0])
    }
    for (deal, kind) in [([0, 1, 0, 2], 2), ([0, 1, 0, -1], -1)] as [([Int32], Int)] {
      #expect(throws: EnvironmentError.deal(place: 0, kind: kind, count: 1, expected: 0)) {
        try environment.reset(deals: deal)
      }
    }
    #expect(throws: EnvironmentError.deal(place: 0, kind: 0, count: 3, expected: 2)) {
      try environment.reset(deals: [0, 1, 0, 0])
    }
    #expect(throws: EnvironmentError.notReset(place: 0)) { try environment.step([0].span) }

    var more = EnvironmentOptions()
    more.kinds = 1
    more.games = 2
    var second = try VectorEnvironment(more)
    try second.reset(deals: [0, 0, 7, 7], only: [true, false])
    #expect(throws: EnvironmentError.notReset(place: 1)) { try second.step([0, 0].span) }
  }
}
