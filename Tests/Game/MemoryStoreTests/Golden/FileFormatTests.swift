import MemoryEngine
import MemoryModel
import PlainJSON
import TestSupport
import Testing

@testable import MemoryStore

extension Golden {
  /// Files of each version of each format.
  static let files: [(format: FileFormat, versions: [String])] = [
    (
      .game,
      [
        game, gameOfComputers, gameWithPicture, gameOfSides, gameOfLanguages, gameOfDay,
        gameOfExperiment, gameOfOwnMemory, gameWithStickers,
      ]
    ),
    (.history, [history]),
    (.scores, [scores, scoresOfSides, scoresOfLanguages]),
    (.settings, [settings, settings2]),
    (.library, [library, libraryWithPicture, library3, library4]),
    (.themePack, [themes, themesWithPicture, coveredThemes, decoratedThemes]),
    (.pairs, [pairs]),
  ]
}

/// Every format has files of all its versions.
@Suite struct FileFormatTests {
  @Test func `every version of every format has a golden file of this version`() throws {
    let earlierFormats = Golden.files.map(\.format)
    for (format, versions) in Golden.files {
      #expect(versions.count == format.version, "\(format.name)")
    }
    #expect(
      (earlierFormats, Set(FileFormat.all.map(\.name)).count) == (
        FileFormat.all, FileFormat.all.count
      ))

    for (format, versions) in Golden.files {
      for (index, text) in versions.enumerated() {
        let names = [
          #""version":\#(index + 1),"#, #""version": \#(index + 1),"#, #""version":\#(index + 1)}"#,
          "(format \(index + 1))",
        ]
        #expect(names.contains { text.prefix(120).contains($0) }, "\(format.name) \(index + 1)")
      }
    }
  }

  @Test(arguments: FileFormat.all) func `every golden file is read`(format: FileFormat) throws {
    let versions = Golden.files.first { $0.format == format }?.versions ?? []
    for text in versions {
      #expect(try isRead(text, as: format), "\(text.prefix(90))")
    }
  }

  private func isRead(_ text: String, as format: FileFormat) throws -> Bool {
    let bytes = Array(text.utf8)
    switch format {
    case .game: return try GameFile(bytes, id: "ab12").game.record.deck.kinds.count >= 2
    case .history:
      return HistoryFile(in: .memory(["history.jsonl": bytes])).load().games.count == 2
    case .scores: return ScoreFile(in: .memory([ScoreFile.name: bytes])).load().scores.count == 2
    case .settings:
      let isFormer = text.hasPrefix("{")
      let name = isFormer ? FormerSettings.name : "settings.conf"
      let kept = MemoryStorage([name: bytes]).settings()
      return kept.notices == [] && kept.value.count == 2
    case .library:
      let kept = MemoryStorage(["themes.json": bytes]).themes()
      return kept.notices == [] && kept.value.themes.map(\.name) == ["Pets"]
    case .pairs:
      let kept = MemoryStorage(["pairs.json": bytes]).pairs()
      return kept.notices == [] && kept.value.themes["words"]?.count == 2
    default: return try ThemePack(bytes).themes.first?.id == "pets"
    }
  }

  @Test(arguments: FileFormat.all) func `a version later than the last is refused`(
    format: FileFormat
  ) throws {
    try format.check(format.version)
    let newer = FormatError.newerVersion(format.version + 1, known: format.version)
    #expect(throws: newer) { try format.check(format.version + 1) }
    let header = try JSONObject.read(
      Array(JSON.object(format.header(version: 7)).written().utf8)[...])
    #expect(
      try (
        format.namedVersion(in: header),
        thrown { try FileFormat("another").namedVersion(in: header) }
      ) == (7, FormatError.otherFormat(wanted: "another")))
  }
}
