import MemoryModel
import MemoryStore
import MemoryViewModel
import TestSupport
import Testing

/// Settings in a file that the player named.
@Suite struct NamedSettingsTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/.mine" }

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> Loaded<[String: String]> { try Loaded.settings(inFile: path) }

  @Test
  func `settings in a file of any name are read again, and an empty file counts as a missing one`()
    throws
  {
    try open().update { $0 = ["players": "2"] }

    #expect(try (open().value, folder.names) == (["players": "2"], [".mine"]))

    try folder.put("", in: ".mine")

    let kept = try open()
    let earlierValue = kept.value
    let earlierNotices = kept.notices
    try kept.update { $0 = ["players": "3"] }

    #expect(try (earlierValue, earlierNotices, open().value) == ([:], [], ["players": "3"]))
  }

  @Test(arguments: [
    "my diary\n", "a = 1\nb = 2\nbell = no\n", "{", "{}", "{}\n", "[1]\n", "\n", "\u{0}",
    "a,b\n1,2\n",
    #"{"format":"memorize-library","version":1}"# + "\n{}", String(repeating: "x", count: 300_000),
  ]) func `a file of another kind is refused and not touched`(text: String) throws {
    try folder.put(text, in: ".mine", mode: 0o640)

    #expect(
      try (
        thrown(FormatError.self) { try open() } != nil, folder.text(of: ".mine"), folder.names,
        folder.mode(of: ".mine")
      ) == (true, text, [".mine"], 0o640))
  }

  @Test
  func `files with the backup's name, of a later version, and unreadable ones are left alone`()
    throws
  {
    try folder.put("notes of mine", in: ".mine~")

    for players in 2...4 { try open().update { $0 = ["players": "\(players)"] } }

    #expect(try (folder.text(of: ".mine~"), open().value) == ("notes of mine", ["players": "4"]))

    let text = "# Settings of memorize (format 9).\nplayers = 2\n"
    try folder.put(text, in: ".mine")

    let kept = try open()

    let earlierNoticeCount = kept.notices.count
    let earlierRefusal = thrown(FormatError.self) { try kept.update { $0 = [:] } }
    let earlierText = try folder.text(of: ".mine")

    let inFolder = try Loaded.settings(inFile: folder.path)
    #expect(
      (
        earlierNoticeCount, earlierRefusal, earlierText, inFolder.notices,
        thrown { try inFolder.update { $0 = [:] } }
      ) == (
        1, FormatError.newerVersion(9, known: 2), text, [.unreadable(.notAFile(folder.path))],
        StorageError.notAFile(folder.path)
      ))

    let nowhere = try Loaded.settings(inFile: folder.path + "/no/such")
    #expect(
      (nowhere.value, nowhere.notices, thrown { try nowhere.update { $0 = [:] } }, folder.names)
        == ([:], [], StorageError.noFolder(folder.path + "/no/"), [".mine", ".mine~"]))
  }
}
