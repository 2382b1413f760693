import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemoryStore

extension Storage {
  /// The theme library of this storage.
  var library: ThemeLibrary {
    let opened = themes()
    return ThemeLibrary(
      ThemeRepository(
        read: { opened.reload().value }, update: { try opened.update($0).value })
    ) { "new" }
  }
}

@Suite("The player's themes on disk")
struct ThemesTests {
  private var edited: Theme {
    var theme = Theme.builtIn[1]
    theme.name = "Mine"
    theme.remove(theme.faces[0])
    return theme
  }

  @Test("a library is read unchanged: edits, order and deletions", arguments: AnyStorage.all)
  func roundTrip(kind: AnyStorage) throws {
    let (storage, folder) = try kind.make()
    #expect(storage.themes().value == SavedThemes())
    let library = storage.library

    library.change { [edited] themes in
      themes[1] = edited
      themes.remove(at: 3)
      themes.swapAt(0, 4)
    }

    let again = storage.themes()
    #expect(
      (again.notices, again.value, storage.library.themes) == (
        [], SavedThemes(of: library.themes), library.themes
      ))
    storage.flush()
    withExtendedLifetime(folder) {}
  }

  @Test("the first released format is read unchanged")
  func golden() throws {
    let storage = MemoryStorage(["themes.json": Array(Golden.library.utf8)])
    let kept = storage.themes()

    #expect(
      try (
        kept.notices, kept.value.themes.map(\.name), kept.value.order, kept.value.deleted,
        storage.read("themes.json.v1", atMost: 9999)
      ) == ([], ["Pets"], ["pets", "sea"], ["animals"], Array(Golden.library.utf8)))
    try kept.update { $0.order = [] }
    try kept.update { $0 = kept.value }
    let saved = try #require(try storage.read("themes.json", atMost: 9999))
    let text = String(decoding: saved, as: UTF8.self)
    #expect(
      (
        text.hasPrefix(#"{"format":"memorize-library","version":4,"length":223,"#),
        text.drop { $0 != "\n" }, storage.themes().value
      ) == (true, Golden.library.drop { $0 != "\n" }, kept.value))
  }

  @Test("a library of any text with a valid checksum is read or quarantined", arguments: 1...5)
  func noise(seed: UInt64) throws {
    var noise = SeededNumbers(seed: seed)
    let format = DocumentFormat(format: .library, limit: 1 << 20)
    let body = try format.open(Array(Golden.library.utf8)).body
    for _ in 0..<100 {
      let storage = MemoryStorage(["themes.json": format.document(noise.edited(body))])
      let kept = storage.themes()
      guard kept.notices.isEmpty else { continue }
      try kept.update { $0.order.append("x") }
      #expect(storage.themes().value.themes == kept.value.themes)
    }
  }

  @Test("an invalid library is quarantined, and the built-in themes are used")
  func nonsense() {
    let format = DocumentFormat(format: .library, limit: 1 << 20)
    for body in [
      "", "{}", "[]", #"{"themes":{},"order":[],"deleted":[]}"#,
      #"{"themes":[{}],"order":[],"deleted":[]}"#, #"{"themes":[],"order":[1],"deleted":[]}"#,
    ] {
      let kept = MemoryStorage(["themes.json": format.document(Array(body.utf8))]).themes()
      #expect((kept.value, kept.notices.count) == (SavedThemes(), 1))
    }
  }
}
