import MemoryModel
import MemoryViewModel
import TestSupport
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

  @Test(
    "any number of games is deleted, with --yes anywhere, unless in kids mode"
  )
  func readsDeletion() throws {
    let (yes, no) = (["MEMORIZE_KIDS_MODE": "yes"], ["MEMORIZE_KIDS_MODE": "no"])
    let file = ["kidsMode": "true"]
    #expect(
      try unmet(
        deletion(["a", "-y", "b"])?.games == ["a", "b"]
          && deletion(["a", "--yes"])?.isConfirmed == true
          && deletion(["--", "--yes"])?.games == ["--yes"] && deletion(["a"])?.isConfirmed == false,
        deletion(["a"])?.isKidsMode == false
          && deletion(["a"], environment: yes)?.isKidsMode == true
          && deletion(["a"], settings: file)?.isKidsMode == true
          && deletion(["a"], environment: no, settings: file)?.isKidsMode == false) == [])
  }

  @Test(
    "an id takes precedence over a name without its case, and new names lose spaces around them")
  func findsGames() throws {
    let games = [game("Rain", id: "a1"), game("a1", id: "b2"), game("Sun", id: "c3")]
    #expect(
      try [games.named("a1").name, games.named("SUN").id, games.named("B2").name] == [
        "Rain", "c3", "a1",
      ])
    for name in ["snow", ""] {
      #expect(throws: UsageError.self) { try games.named(name) }
    }
    let longest = String(repeating: "x", count: SavedGameList.longestName)
    #expect(
      try GamesCommand.name(typed: "  Long evening\t") == "Long evening"
        && GamesCommand.name(typed: longest) == longest)
    for name in ["", " \n", longest + "x"] {
      #expect(throws: UsageError.self) { try GamesCommand.name(typed: name) }
    }
  }
}
