import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// Links in the player's folder to files that do not belong to the game.
@Suite struct LinkTests {
  private let folder: TemporaryFolder
  private let storage: any Storage

  init() throws {
    folder = try TemporaryFolder()
    storage = .folder(folder.path + "/data")
    try folder.makeFolder("data")
    try folder.makeFolder("data/games")
    try folder.put("precious\n", in: "precious.txt")
  }

  private func link(_ name: String) throws {
    try folder.makeLink("data/\(name)", to: folder.path + "/precious.txt")
  }

  /// Expects the foreign file unchanged, and the link to it renamed.
  private func expectUntouched(_ name: String) throws {
    #expect(
      try (
        folder.text(of: "precious.txt"), folder.names, folder.isLink("data/\(name).bad"),
        folder.text(of: "data/\(name).bad")
      ) == ("precious\n", ["data", "precious.txt"], true, "precious\n"))
  }

  @Test func `a link to a file that is no game is quarantined, and the notice names it`() throws {
    try link("games/x.game")
    var notices: [String] = []
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { notices.append("\($0)") })

    #expect(
      try (repository.summaries(), notices) == (
        [],
        [
          "games/x.game could not be used (damaged: line 1 was changed)"
            + " and is now called games/x.game.bad."
        ]
      ))
    try expectUntouched("games/x.game")
  }

  @Test func `links to invalid scores and themes are quarantined, and new files are created`()
    throws
  {
    for name in ["scores.jsonl", "themes.json"] { try link(name) }

    let firstNoticeCount = ScoreFile(in: storage).load().notices.count
    let themes = storage.themes()
    let secondNoticeCount = themes.notices.count
    try themes.update { $0.deleted = ["sea"] }

    for name in ["scores.jsonl", "themes.json"] { try expectUntouched(name) }
    #expect(
      try (firstNoticeCount, secondNoticeCount, folder.isLink("data/themes.json")) == (1, 1, false)
    )
  }

  @Test func `a link to a file without settings is left alone, and nothing is written through it`()
    throws
  {
    try link("settings.conf")
    let settings = storage.settings()
    #expect(
      try (
        settings.notices.count,
        thrown(FormatError.self) { try settings.update { $0 = ["players": "2"] } } != nil,
        folder.text(of: "precious.txt"), folder.isLink("data/settings.conf")
      ) == (1, true, "precious\n", true))
  }

  @Test func `links to nothing or to folders do no harm, and quarantine overwrites no file`() throws
  {
    try folder.makeLink("data/games/nothing.game", to: "nowhere")
    try folder.makeLink("data/games/round.game", to: "round.game")
    try folder.makeLink("data/games/up.game", to: "..")
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { _ in })

    let earlierSummaries = try repository.summaries()
    let earlierNames = TemporaryFolder.names(in: folder.path + "/data/games")

    try folder.put("junk\n", in: "data/themes.json")
    for name in DocumentName.quarantined("themes.json") {
      try folder.put("old", in: "data/\(name)")
    }

    let kept = storage.themes()

    #expect(
      try (
        earlierSummaries, earlierNames, kept.notices.count,
        thrown(FormatError.self) { try kept.update { $0.deleted = ["sea"] } } != nil,
        folder.text(of: "data/themes.json")
      ) == ([], ["nothing.game", "round.game", "up.game"], 1, true, "junk\n"))
    for name in DocumentName.quarantined("themes.json") {
      #expect(try folder.text(of: "data/\(name)") == "old")
    }
  }
}
