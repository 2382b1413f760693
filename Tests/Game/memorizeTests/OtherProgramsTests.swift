import Foundation
import MemoryModel
import PseudoTerminals
import TestSupport
import Testing

/// Programs that change the player's themes and settings while another one shows them.
@Suite("Screen: other programs", .serialized)
struct OtherProgramsTests {
  private static let pets = #"[{"name":"Pets","faces":["🐶","🐱","🐰"]}]"#

  /// Starts the program with its themes on the screen.
  private func themes(at home: PlayerHome = PlayerHome()) throws -> ScreenGame {
    let game = try ScreenGame.dealt(at: home)
    game.terminal.type("\u{1B}")
    try game.terminal.wait(for: "\(Theme.builtIn.count) themes")
    game.terminal.type("\u{1B}[F")
    return game
  }

  @Test("a theme that another program imports is shown at once, and is not lost by a change here")
  func importing() async throws {
    let game = try themes()
    let imported = await Program.here(["themes", "import", "-"], input: Self.pets, at: game.home)
    let earlierOutput = imported.output
    try game.terminal.wait(for: "\(Theme.builtIn.count + 1) themes")

    game.terminal.type("d")
    try game.terminal.wait(for: "Keep")
    game.terminal.type("\u{1B}[C\r")
    try game.terminal.wait(for: "\(Theme.builtIn.count) themes")
    let list = await Program.here(["themes"], at: game.home)
    #expect((earlierOutput, list.output.contains("Pets")) == ("Added Pets.\n", true))
    game.terminal.signal(15)
    #expect(try game.terminal.end() == -15)
  }

  @Test("themes that cannot be read are named above the built-in ones, which stay")
  func unreadable() throws {
    let home = PlayerHome()
    try FileManager.default.createDirectory(
      atPath: "\(home.data)/themes.json", withIntermediateDirectories: true)
    let game = try themes(at: home)
    try game.terminal.wait(for: "! Your own themes cannot be read: themes.json: not a regular file")
    game.terminal.signal(15)
    #expect(try game.terminal.end() == -15)
  }

  @Test("an edited theme has every letter on the disk when the program is killed")
  func killedEditor() async throws {
    let game = try themes()
    game.terminal.type("\u{1B}[H")
    game.terminal.type("e")
    try game.terminal.wait(for: "Edit Animals")
    for (letter, title) in [("x", "Edit Animalsx"), ("y", "Edit Animalsxy")] {
      game.terminal.type(letter)
      try game.terminal.wait(for: title)
    }
    game.terminal.signal(9)
    #expect(
      try await (
        game.terminal.end(), Program.here(["themes"], at: game.home).output.contains("Animalsxy")
      ) == (-9, true))
  }

  @Test("an edited cover has every face on the disk when the program is killed")
  func killedCover() throws {
    let game = try themes()
    let covers = "grep -rl '\"cover\"' \"$HOME\" | grep -c 'themes\\.[a-z]*$'"
    let earlierOutput = try Program.shell(covers, at: game.home).output
    game.terminal.type("\u{1B}[He")
    try game.terminal.wait(for: "Edit Animals")
    game.terminal.type("\u{1B}o")
    try game.terminal.wait(for: "Drag a face up")
    game.terminal.type("\r")
    try game.terminal.wait(for: "to the front")
    game.terminal.signal(9)
    #expect(
      try (earlierOutput, game.terminal.end(), Program.shell(covers, at: game.home).output) == (
        "0\n", -9, "1\n"
      ))
  }

  /// `THEME_EDITORS=50 THEME_EDITS=100 swift test --filter OtherProgramsTests` takes some minutes.
  private static func number(_ variable: String, usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
  }

  @Test("screens that are open while other programs edit and are killed lose nothing")
  func editedTogether() async throws {
    let (edits, editors) = (
      Self.number("THEME_EDITS", usual: 10), 1...Self.number("THEME_EDITORS", usual: 4)
    )
    let gallery = try themes()
    let editor = try themes(at: gallery.home)
    editor.terminal.type("\u{1B}[He")
    try editor.terminal.wait(for: "Edit Animals")
    // Every fourth program continues until it is killed, however long this takes.
    let probes = try editors.map { number in
      let count = number % 4 == 0 ? Int.max : edits
      return try ProbeProcess(
        "StoreProbe", ["themes", gallery.home.data, "p\(number)", "\(count)"])
    }
    var title = "Edit Animals"
    for letter in "xyz" {
      editor.terminal.type("\(letter)")
      title.append(letter)
      try editor.terminal.wait(for: title)
    }
    for (number, probe) in zip(editors, probes) where number % 4 > 0 {
      while probe.line() != nil {}
      #expect(try probe.end() == 0)
    }
    for (number, probe) in zip(editors, probes) where number % 4 == 0 {
      probe.killIt()
      #expect(try probe.end() == -9)
    }

    let kept = await Program.here(["themes"], at: gallery.home).output.split(separator: "\n")
    #expect(kept.contains { $0.contains("Animalsxyz") })
    try gallery.terminal.wait(for: "\(kept.count) themes")
    editor.terminal.signal(9)
    let exitStatus = try editor.terminal.end()
    gallery.terminal.signal(15)
    #expect(try [exitStatus, gallery.terminal.end()] == [-9, -15])
  }

  @Test("a setting of one program is shown by the other, and neither overwrites the other's")
  func settings() throws {
    let home = PlayerHome()
    let (first, second) = (try themes(at: home), try themes(at: home))
    for game in [first, second] {
      game.terminal.type("s")
      try game.terminal.wait(for: "Settings")
    }
    try first.click("rings")
    try second.terminal.wait(for: "[x] rings")
    try second.click("undo, but")
    try first.terminal.wait(for: "[x] undo, but")
    #expect(first.picture.contains("[x] rings"))
    for game in [first, second] {
      game.terminal.signal(15)
      #expect(try game.terminal.end() == -15)
    }
  }

  @Test("a setting edited by hand is shown at once, with any editor, and so is a mistake")
  func editedSettings() throws {
    let home = PlayerHome()
    try home.write("bell = no\n", to: home.settingsFile)
    let game = try themes(at: home)
    game.terminal.type("s")
    try game.terminal.wait(for: "Settings")
    func edit(_ line: String) throws {
      #expect(try Program.shell("f='\(home.settingsFile)'; \(line)", at: home).status == 0)
    }

    try edit("echo 'bell = yes' >> \"$f\"")
    try game.terminal.wait(for: "[x] rings")
    try edit("echo 'practice = yes' > \"$f.new\" && mv \"$f.new\" \"$f\"")
    try game.terminal.wait(for: "[x] undo, but")
    try game.terminal.wait(for: "[ ] rings")
    try edit("echo 'players = many' >> \"$f\"")
    try game.terminal.wait(for: "settings.conf, line 2")
    try game.click("rings")
    try game.terminal.wait(for: "[x] rings")
    #expect(game.picture.contains("! 1 mistake in the file"))

    let earlierContents = try home.read(home.settingsFile)
    game.terminal.signal(15)
    #expect(
      try (earlierContents, game.terminal.end()) == (
        "practice = yes\nplayers = many\nbell = true\n", -15
      ))
  }
}
