import MemoryEngine
import MemoryModel
import MemorySimulation
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Command line")
struct CommandLineTests {
  /// Parses a line split as in a shell.
  private func request(_ line: String) throws -> any Request {
    try CommandTable.request(line.split(separator: " ").map(String.init))
  }

  private func play(_ line: String) throws -> PlayCommand {
    guard let command = try request(line) as? PlayCommand else { throw Misread(line: line) }
    return command
  }

  private func deal(_ line: String) throws -> DealCommand {
    guard let command = try request(line) as? DealCommand else { throw Misread(line: line) }
    return command
  }

  private func simulate(_ line: String) throws -> SimulateCommand {
    guard let command = try request(line) as? SimulateCommand else { throw Misread(line: line) }
    return command
  }

  private func replay(_ line: String) throws -> ReplayCommand {
    guard let command = try request(line) as? ReplayCommand else { throw Misread(line: line) }
    return command
  }

  private struct Misread: Error {
    let line: String
  }

  @Test("without arguments a game has the defaults of the course and the last theme and pairs")
  func playsAtOnce() throws {
    let command = try play("")

    #expect(
      try unmet(
        command.deck.theme == nil && command.deck.kinds == 10 && command.deck.copies == 2
          && command.rules == .course,
        command.seed == nil && !command.options.lines.isPlain && !command.isPractice
          && command.options.lines.flipTime == nil,
        command.options.lines.table == .turn
          && [
            deck("", ["lastTheme": "sea", "pairs": "15"]), deck("", ["lastTheme": "sea"]),
            deck("", ["lastTheme": "gone", "pairs": "40"]),
            deck("--pairs 6", ["lastTheme": "sea", "pairs": "15"]),
            deck("--pairs 30", ["lastTheme": "sea"]), deck("--pairs 33", ["lastTheme": "sea"]),
            deck("fruit", ["lastTheme": "sea", "pairs": "15"]),
          ] == ["sea 15", "sea 10", "animals 32", "sea 6", "animals 30", "numbers 33", "fruit 10"]
          && DeckChoice.standardKinds == Theme.animals.pairs) == [])
  }

  @Test(
    "a theme decides how many kinds are dealt", arguments: ["zodiac", "play zodiac", "-- Zodiac"])
  func takesTheme(line: String) throws {
    #expect(
      try play(line).deck.theme == Theme.named("zodiac") && play(line).deck.kinds == 12
        && play("zodiac -p 4").deck.kinds == 4)
  }

  /// Returns the theme and the number of kinds that a line deals with some settings.
  private func deck(_ line: String, _ settings: [String: String]) throws -> String {
    var context = ParseContext()
    context.settings = { _ in settings }
    let words = line.split(separator: " ").map(String.init)
    let request = try CommandTable.request(words, in: context)
    let deck = try #require(request as? PlayCommand).deck
    return "\(deck.dealtTheme.id) \(deck.kinds)"
  }

  @Test(
    "a value may follow its option after a space, after = or directly",
    arguments: ["--pairs 8", "--pairs=8", "-p 8", "-p8", "-p=8", "-p 4 --pairs 8", "-p8 --"])
  func readsSpellings(line: String) throws {
    #expect(try play(line).deck.kinds == 8)
  }

  @Test("a seed may look like an option, a number or an equation")
  func readsSeeds() throws {
    #expect(
      try [
        play("--seed -1").seed?.text, play("--seed=--plain").seed?.text, play("-s 1=2").seed?.text,
        play("--seed=\u{301}x").seed?.text,
      ] == ["-1", "--plain", "1=2", "\u{301}x"] && play("--seed 🐶").seed == Seed("🐶"))
  }

  @Test("the options of a game in plain lines are read")
  func readsPlainGame() throws {
    let command = try play("--plain --practice --flip-time 250ms --table ask")

    #expect(
      command.options.lines.isPlain && command.isPractice
        && command.options.lines.flipTime == .milliseconds(250)
        && command.options.lines.table == .ask)
  }

  @Test("each kind has a match by default, and the largest decks are accepted, and no larger ones")
  func completesMatches() throws {
    #expect(
      try unmet(
        play("--rules triples").deck.copies == 3
          && play("--kinds 5 --match-size 4").deck.copies == 4
          && play("--kinds 5 --copies 6 --match-size 3").deck.copies == 6,
        deal("deal -p 32767").deck.kinds == 32_767
          && deal("deal --kinds 1 --copies 65534").deck.copies == 65_534) == [])
    #expect(throws: UsageError.self) { try deal("deal --kinds 32767 --copies 4") }
  }

  @Test("a deal is printed as a list, as JSON or as a record")
  func readsDeal() throws {
    let command = try deal("deal sea --seed 42 --game 7 --json")

    #expect(
      try unmet(
        command.deck.theme?.id == "sea" && command.seed == Seed(42) && command.game == 7
          && command.output == .json,
        deal("deal --record").output == .record && deal("deal").output == .list) == [])
  }

  @Test("a replay reads the named record, or comes from a simulation")
  func readsReplay() throws {
    for word in ["game.json", "-"] {
      guard case .record(let record) = try replay("replay \(word) --json").source else {
        throw Misread(line: word)
      }
      #expect(record.word == word)
    }
    guard case .simulation(let game) = try replay("replay -s 42 -g 1k --player random -p 3").source
    else { throw Misread(line: "-s 42") }
    #expect(
      unmet(
        game.seed == Seed(42) && game.game == 1_000 && game.setup.players == [.random]
          && game.setup.deck.kinds == 3, game.setup.flipTime == .seconds(1)) == [])
  }

  @Test("a simulation and its replay have the same sensible defaults, all of which can be changed")
  func readsSimulation() throws {
    let standard = try simulate("simulate")
    let other = try simulate("simulate -n 1.5M -j 2 --player random --flip-time 0 --csv")

    #expect(
      unmet(
        standard.games == 10_000 && other.games == 1_500_000 && standard.threads == nil
          && other.threads == 2,
        standard.setup.players == [.perfect] && other.setup.players == [.random]
          && standard.setup.flipTime == .seconds(1) && other.setup.flipTime == .zero,
        standard.output == .table && other.output == .csv) == [])
    do {
      let standard = try simulate("simulate")
      guard case .simulation(let game) = try replay("replay --seed 1").source else {
        throw Misread(line: "--seed 1")
      }

      #expect(
        game.setup.deck == standard.setup.deck && game.setup.rules == standard.setup.rules
          && game.setup.players == standard.setup.players
          && game.setup.flipTime == standard.setup.flipTime)
    }
  }
}
