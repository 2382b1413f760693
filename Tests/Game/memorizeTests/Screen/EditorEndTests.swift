import Foundation
import MemoryModel
import PseudoTerminals
import TestSupport
import Testing

/// An edited theme whose program is killed, or ended by a signal, right after an edit.
@Suite("Screen: ends of the theme editor", .serialized)
struct EditorEndTests {
  /// An edit of a theme: of Animals, or of a theme with two faces per pair.
  enum Edit: CaseIterable {
    case name
    case pairs
    case face
    case secondFace

    /// The name of the theme.
    var theme: String { self == .secondFace ? "pets" : "Animals" }

    /// The key that selects the theme: Home or End.
    var selecting: String { self == .secondFace ? "\u{1B}[F" : "\u{1B}[H" }
  }

  /// Opens the editor of a theme.
  private func edit(_ edit: Edit) async throws -> ScreenGame {
    let home = PlayerHome()
    try home.write("dog\tperro\ncat\tgato\ncow\tvaca\n", to: home.path + "/pets.tsv")
    _ = await Program.here(["themes", "import", home.path + "/pets.tsv"], at: home)
    let game = try ScreenGame.dealt(ScreenGame.eight + ["--ascii"], at: home)
    game.type("\u{1B}")
    try game.wait(for: "\(Theme.builtIn.count + 1) themes")
    game.type(edit.selecting + "e")
    try game.wait(for: "Edit \(edit.theme)")
    return game
  }

  /// Makes an edit, and waits until it is on the screen.
  private func make(_ edit: Edit, in game: ScreenGame) throws {
    switch edit {
    case .name:
      game.type("x")
      try game.wait(for: "Edit Animalsx")
    case .pairs:
      game.type("\t\u{1B}[C")
      try game.wait(for: "11 +")
    case .face:
      try game.click("dog cat")
      game.type("gryphon\r")
      try game.wait(for: "of 33 faces")
    case .secondFace:
      try game.click("gato_")
      game.type("\u{1B}[Fs")
      try game.wait(for: "gatos_")
    }
  }

  /// Returns true if an edit is on the disk.
  private func isKept(_ edit: Edit, at home: PlayerHome) async -> Bool {
    let themes = await Program.here(["themes"], at: home).output
    let shown = await Program.here(["themes", "show", edit.theme], at: home).output
    return switch edit {
    case .name: themes.contains("Animalsx")
    case .pairs: shown.contains("11 pairs a game")
    case .face: shown.contains("gryphon")
    case .secondFace: shown.contains("gatos")
    }
  }

  @Test(
    "name, number of pairs and faces are on the disk when the program is killed, hangs up or ends",
    arguments: Edit.allCases.flatMap { edit in [9, 1, 15].map { (edit, $0) } }.sampled(every: 2))
  func keepsEdits(edit: Edit, signal: Int32) async throws {
    let game = try await self.edit(edit)
    #expect(await !isKept(edit, at: game.home))

    try make(edit, in: game)
    game.terminal.signal(signal)

    #expect(try await (game.terminal.end(), isKept(edit, at: game.home)) == (-signal, true))
  }
}
