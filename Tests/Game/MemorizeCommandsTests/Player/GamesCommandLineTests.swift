import MemoryModel
import MemoryViewModel
import Testing

@testable import MemorizeCommands

@Suite("The command line of saved games")
struct GamesCommandLineTests {
  private func deletion(
    _ words: [String], environment: [String: String] = [:], settings: [String: String] = [:]
  ) throws -> GamesCommand.Deletion? {
    let context = ParseContext(environment: environment, settings: { _ in settings })
    guard
      case .delete(let deletion) = try CommandTable.request(
        ["games", "delete"] + words, in: context) as? GamesCommand
    else { return nil }
    return deletion
  }

  private func game(_ name: String, id: String) -> GameSummary {
    GameSummary(
      id: id, name: name, themeID: "sea", themeName: "Sea", players: 1, opponents: [], cards: 4,
      cardsLeft: 4, scores: [0], turns: 0, played: .zero, isOver: false, lastPlayed: nil,
      isOpenElsewhere: false)
  }

  @Test("any number of games is deleted, and --yes may stand anywhere")
  func readsDeletion() throws {
    #expect(try deletion(["a", "-y", "b"])?.games == ["a", "b"])
    #expect(try deletion(["a", "--yes"])?.isConfirmed == true)
    #expect(try deletion(["--", "--yes"])?.games == ["--yes"])
    #expect(try deletion(["a"])?.isConfirmed == false)
  }

  @Test("kids mode is read from the environment, then from the settings file")
  func knowsKidsMode() throws {
    let (yes, no) = (["MEMORIZE_KIDS_MODE": "yes"], ["MEMORIZE_KIDS_MODE": "no"])
    let file = ["kidsMode": "true"]
    #expect(try deletion(["a"])?.isKidsMode == false)
    #expect(try deletion(["a"], environment: yes)?.isKidsMode == true)
    #expect(try deletion(["a"], settings: file)?.isKidsMode == true)
    #expect(try deletion(["a"], environment: no, settings: file)?.isKidsMode == false)
  }

  @Test("an id takes precedence over a name, and names ignore case")
  func findsGames() throws {
    let games = [game("Rain", id: "a1"), game("a1", id: "b2"), game("Sun", id: "c3")]
    #expect(try games.named("a1").name == "Rain")
    #expect(try games.named("SUN").id == "c3")
    #expect(try games.named("B2").name == "a1")
    #expect(throws: UsageError.self) { try games.named("snow") }
    #expect(throws: UsageError.self) { try games.named("") }
  }

  @Test("spaces around a new name are dropped, and a name that is too long is refused")
  func readsNames() throws {
    #expect(try GamesCommand.name(typed: "  Long evening\t") == "Long evening")
    let longest = String(repeating: "x", count: AppModel.longestGameName)
    #expect(try GamesCommand.name(typed: longest) == longest)
    for name in ["", " \n", longest + "x"] {
      #expect(throws: UsageError.self) { try GamesCommand.name(typed: name) }
    }
  }
}
