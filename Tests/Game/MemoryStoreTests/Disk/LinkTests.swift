import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// Links in the player's folder to files that do not belong to the game.
@Suite struct LinkTests {
  private let folder: TemporaryFolder
  private let storage: Storage

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
    #expect(try folder.text(of: "precious.txt") == "precious\n")
    #expect(folder.names == ["data", "precious.txt"])
    #expect(try folder.isLink("data/\(name).bad"))
    #expect(try folder.text(of: "data/\(name).bad") == "precious\n")
  }

  @Test func `a link to a file that is no game is quarantined, and the notice names it`() throws {
    try link("games/x.game")
    var notices: [String] = []
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { notices.append("\($0)") })

    #expect(try repository.summaries() == [])

    #expect(
      notices == [
        "games/x.game could not be used (damaged: line 1 was changed)"
          + " and is now called games/x.game.bad."
      ])
    try expectUntouched("games/x.game")
  }

  @Test func `links to invalid scores and themes are quarantined, and new files are created`()
    throws
  {
    for name in ["scores.jsonl", "themes.json"] { try link(name) }

    #expect(ScoreFile(in: storage).load().notices.count == 1)
    let themes = storage.themes()
    #expect(themes.notices.count == 1)
    try themes.update { $0.deleted = ["sea"] }

    for name in ["scores.jsonl", "themes.json"] { try expectUntouched(name) }
    #expect(try !folder.isLink("data/themes.json"))
  }

  @Test func `a link to a file without settings is left alone, and nothing is written through it`()
    throws
  {
    try link("settings.conf")
    let settings = storage.settings()
    #expect(settings.notices.count == 1)
    #expect(throws: FormatError.self) { try settings.update { $0 = ["players": "2"] } }
    #expect(try folder.text(of: "precious.txt") == "precious\n")
    #expect(try folder.isLink("data/settings.conf"))
  }

  @Test func `a link to nothing, to itself or to a folder does no harm`() throws {
    try folder.makeLink("data/games/nothing.game", to: "nowhere")
    try folder.makeLink("data/games/round.game", to: "round.game")
    try folder.makeLink("data/games/up.game", to: "..")
    let repository = GameRepository.storage(
      storage, today: { 0 }, newID: { "copy" }, report: { _ in })

    #expect(try repository.summaries() == [])
    #expect(
      TemporaryFolder.names(in: folder.path + "/data/games")
        == ["nothing.game", "round.game", "up.game"])
  }

  @Test func `if all names for quarantine are taken, the file is neither renamed nor overwritten`()
    throws
  {
    try folder.put("junk\n", in: "data/themes.json")
    for name in Storage.quarantineNames(of: "themes.json") {
      try folder.put("old", in: "data/\(name)")
    }

    let kept = storage.themes()

    #expect(kept.notices.count == 1)
    #expect(throws: FormatError.self) { try kept.update { $0.deleted = ["sea"] } }
    #expect(try folder.text(of: "data/themes.json") == "junk\n")
    for name in Storage.quarantineNames(of: "themes.json") {
      #expect(try folder.text(of: "data/\(name)") == "old")
    }
  }
}
