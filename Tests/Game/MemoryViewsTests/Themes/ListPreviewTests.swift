import MemoryModel
import MemoryViewModel
import Synchronization
import Testing
import TextUI

@testable import MemoryViews

@Suite("Themes: a list before it is added")
struct ListPreviewTests {
  private let themes = ThemesDriving()
  private let reads = Reads()

  /// The columns of each reading.
  private final class Reads: Sendable {
    let columns = Mutex<[[Int]]>([])
  }

  private nonisolated static func theme(_ seconds: String...) -> Theme {
    Theme(
      id: "w", name: "Farm", faces: [Face("grasshopper"), Face("woodpecker"), Face("cow")],
      secondFaces: seconds.map { Face($0) }, pairs: 3, color: Theme.Color(rgb: 0x12_3456))
  }

  /// Opens the preview of a list of three columns.
  private func open() async throws {
    let columns = ["column 1 (Word)", "column 2 (Wort)", "column 3 (Satz)"]
    themes.app.library.files.read = { [reads] _, chosen, _ in
      reads.columns.withLock { $0.append(chosen) }
      let chosen = chosen.isEmpty ? [0, 1] : chosen
      let theme =
        chosen[1] == 1
        ? Self.theme("Heuschrecke", "Buntspecht", "Kuh")
        : Self.theme("zirp zirp", "klopf klopf", "muh")
      return ThemeImport(
        [theme], remarks: ["line 4 is left out: one side is empty"],
        columns: ListColumns(titles: columns, chosen: chosen))
    }
    try await themes.waitsForResult(after: "i a enter")
  }

  @Test("it shows four cards, the columns and what is left out, and adds nothing yet")
  func shows() async throws {
    try await open()
    let texts = [
      "Farm, 3 pairs", "grasshopper", "Heuschrecke", "woodpecker", "Buntspecht", "column 2",
      "line 4 is left out",
    ]
    #expect(
      (texts.filter { !themes.shows($0) }, themes.app.library.themes.count) == ([], 24))
  }

  @Test("Play now adds the list and deals it, also if it is there already")
  func plays() async throws {
    for _ in 0..<2 {
      try await open()
      try themes.does("enter")
    }
    #expect(
      (themes.app.library.themes.count, themes.app.game?.setup.theme.name) == (25, "Farm"))
  }

  @Test("Add adds the list without a second report, and Cancel does not")
  func adds() async throws {
    try await open()
    try themes.does("right right enter")
    let before = themes.app.library.themes.count
    try await open()
    try themes.does("right enter")
    #expect(
      (before, themes.app.library.themes.count, themes.app.notices.all.map(\.text)) == (
        24, 25, ["Imported Farm."]
      ))
  }

  @Test("another column is read at once and shown on the cards")
  func choosesColumns() async throws {
    try await open()
    try await themes.waitsForResult(after: "up up down enter down enter")
    #expect(
      (reads.columns.withLock { $0 }, themes.shows("zirp"), themes.shows("Heuschrecke")) == (
        [[], [0, 2]], true, false
      ))
  }
}
