import MemoryViews
import TestSupport
import Testing
import TextUI
import TextUIGallery

@testable import MemorizeCommands

@Suite("Preview")
struct PreviewCommandTests {
  private func preview(_ line: String) throws -> PreviewCommand {
    let request = try CommandTable.request(
      ["preview"] + line.split(separator: " ").map(String.init))
    guard let command = request as? PreviewCommand else { throw Misread(line: line) }
    return command
  }

  private struct Misread: Error {
    let line: String
  }

  @Test(
    "without a name a pipe gets all names with descriptions, and the last part of one is enough")
  func listsNames() async throws {
    let result = await runCommand(["preview"])
    let lines = result.output.split(separator: "\n")

    #expect(
      try await unmet(
        lines.count == Gallery.memorize.topics.count
          && lines.first?.hasPrefix("layout/stacks") == true
          && zip(lines, Gallery.memorize.topics).allSatisfy { $0.hasSuffix("  \($1.caption)") },
        result.status == 0 && result.errors.isEmpty && preview("stacks").name == "layout/stacks",
        runCommand(["preview", "pie"]) == runCommand(["preview", "shapes/pie"])) == [])
  }

  @Test("a name prints the page as text, without blanks at the ends of its rows")
  func printsPage() async throws {
    let result = await runCommand(["preview", "layout/stacks", "--size", "40x10"])

    #expect(
      result.output == """
         Rows, columns and piles; spacers take
                     what is left.
               ╭─────╮  ╭─────╮  ╭─new─╮
               │ 🐶  │  │  ?  │  │ 🦉  │
               │     │  │     │  │     │
               ╰─────╯  ╰─────╯  ╰─────╯

        ┌──────────────────────────────────────┐
        │left            middle           right│
        └──────────────────────────────────────┘

        """ && result.status == 0 && result.errors.isEmpty)
  }

  @Test("every option is parsed")
  func readsOptions() throws {
    let command = try preview("pie --device wide --scheme light --at 250ms --keys down")
    #expect(
      try unmet(
        preview("").look.synchronizesOutput && !preview("--no-sync").look.synchronizesOutput,
        preview("").look.graphics == .auto && preview("--graphics cells").look.graphics == .cells
          && preview("--graphics kitty").look.graphics == .kitty
          && preview("--graphics sixel").look.graphics == .sixel,
        command.picture.device == .wide && command.picture.scheme == .light
          && command.picture.time == .milliseconds(250)
          && command.picture.keys?.events == [.key(KeyPress(.down))],
        command.picture.isWanted && !preview("--scheme light --color never").picture.isWanted
          && preview("--size 12×3").picture.size == .cells(Size(width: 12, height: 3))
          && preview("--size fit").picture.size == .fit) == [])
  }

  @Test(
    "a page is always the same bytes, with colours or ASCII only where requested and possible"
  )
  func colors() async throws {
    let line = ["preview", "pie", "--variants", "size", "--at", "1s", "--color", "always"]
    #expect(await runCommand(line) == runCommand(line))
    for words in [["--ascii"], ["--device", "dumb"]] {
      let output = await runCommand(["preview", "--size", "80x24"] + words).output
      #expect(output.utf8.allSatisfy { $0 == 0x0A || (0x20...0x7E).contains($0) })
    }
    let plain = await runCommand(["preview", "figures"]).output
    let styled = await runCommand(["preview", "figures", "--color", "always"]).output
    // Rows can be printed anywhere.
    #expect(
      !plain.utf8.contains(0x1B) && styled.contains("\u{1B}[") && !styled.contains("H"))
    do {
      let line = ["preview", "figures", "--color", "always", "--device"]
      #expect(
        await unmet(
          !runCommand(line + ["dumb"]).output.utf8.contains(0x1B),
          runCommand(line + ["tmux"]).output.utf8.contains(0x1B)) == [])
    }
  }

  @Test("variants are printed one below the other, each below its name")
  func variants() async throws {
    let output = await runCommand(["preview", "pie", "--variants", "scheme,size"]).output
    #expect(
      output.split(separator: "\n").filter { $0.hasPrefix("# ") } == [
        "# shapes/pie vt100 80x24 dark", "# shapes/pie vt100 80x24 light",
        "# shapes/pie small 40x12 dark", "# shapes/pie small 40x12 light",
        "# shapes/pie wide 200x60 dark", "# shapes/pie wide 200x60 light",
        "# shapes/pie tall 60x60 dark", "# shapes/pie tall 60x60 light",
        "# shapes/pie dumb 80x24 dark", "# shapes/pie dumb 80x24 light",
        "# shapes/pie apple 80x24 dark", "# shapes/pie apple 80x24 light",
        "# shapes/pie tmux 80x23 dark", "# shapes/pie tmux 80x23 light",
      ])
  }

  @Test("a picture is taken after keys, clicks and animations, or at the requested time")
  func takesTime() async throws {
    let output = await runCommand(["preview", "dialog", "--keys", "click:40,13"]).output
    let state = await runCommand(["preview", "state", "--keys", "enter tab enter"]).output
    let clicked = await runCommand(
      ["preview", "dialog", "--no-animation", "--keys", "click:40,13"]
    ).output
    let clock = await runCommand(["preview", "timeline", "--at", "7s"]).output
    let settled = await runCommand(["preview", "screens/won", "--size", "80x24"]).output
    let early = await runCommand(["preview", "screens/won", "--size", "80x24", "--at", "0s"]).output
    // The score counts up.
    #expect(
      output.contains("Leave the game?") && state.contains("The parent sees 2")
        && clicked.contains("Leave the game?")
        && clock.contains("The gallery is 7 s old") && settled.contains("▄█   ▀▀▀▀█ ▄▀▀▀▄")
        && !early.contains("▀▀▀▀█"))
  }

  @Test("the size fit is the ideal size of the page")
  func fits() async throws {
    let output = await runCommand(["preview", "modifiers", "--size", "fit"]).output
    let rows = output.split(separator: "\n", omittingEmptySubsequences: false)
    // There are a caption, six rows and the end of the last.
    #expect(rows.count == 8 && rows.map(\.count).max() == 53)
  }

  @Test("the views at a cell are listed, the outer ones first, and a cell outside is refused")
  func inspects() async {
    let output = await runCommand(["preview", "pie", "--inspect", "40,12"]).output
    let lines = output.split(separator: "\n").map(String.init)
    let result = await runCommand(["preview", "pie", "--size", "9x4", "--inspect", "9,0"])
    let sentence = "--inspect 9,0 is outside of the picture, of which the last cell is 8,3"
    #expect(
      unmet(
        lines.first?.hasSuffix("WindowElement") == true
          && lines.contains { $0.hasSuffix("  PiePage") }
          && !lines.contains { $0.contains("\u{1B}") },
        result.errors.contains(sentence) && result.output.isEmpty) == [])
  }

  @Test("what a page prints is below its views, or on standard error, and not in its picture")
  func printed() async {
    let silent = await runCommand(["preview", "pie", "--inspect", "40,12"])
    let picture = await runCommand(["preview", "pie"])
    #expect(!silent.output.contains("Log") && picture.errors.isEmpty)
    var world = TestWorld()
    world.stage.outputOf = { drawing in
      drawing()
      return Array("one\n\u{1B}[2Jtwo".utf8)
    }
    let inspected = await world.run(["preview", "pie", "--inspect", "40,12"])
    let drawn = await world.run(["preview", "pie"])
    #expect(
      inspected.output == silent.output + "Log\n  one\n  \\u{1B}[2Jtwo\n"
        && inspected.errors.isEmpty && drawn.output == picture.output
        && drawn.errors == "one\n\u{1B}[2Jtwo")
  }

  @Test(
    "each mistake has its sentence",
    arguments: [
      ("layout/stakcs", "unknown preview layout/stakcs; did you mean layout/stacks?"),
      ("stakcs", "unknown preview stakcs; did you mean stacks?"),
      ("qwertyuiop", "unknown preview qwertyuiop; see memorize preview --help"),
      ("pie flip", "unexpected argument flip; usage: memorize preview [NAME] [OPTIONS]"),
      ("--size 80", "--size must be a size such as 80x24, at most 1000x1000, or fit, not 80"),
      ("--size 0x3", "--size must be a size such as 80x24, at most 1000x1000, or fit, not 0x3"),
      ("--device crt", "--device must be vt100, small, wide, tall, dumb, apple or tmux, not crt"),
      ("--scheme blue", "--scheme must be light or dark, not blue"),
      ("--variants scheme,", "--variants must be scheme, size or scheme,size, not scheme,"),
      ("--variants size --size 3x3", "give --variants or --size, not both"),
      ("--variants scheme --scheme dark", "give --variants or --scheme, not both"),
      ("--variants size --device tall", "give --variants or --device, not both"),
      ("--inspect 3", "--inspect must be a column and a row from 0 on, such as 30,5, not 3"),
      (
        "--keys dwon",
        "--keys must be keys and clicks such as \"down enter text:Ada click:3,4\", not dwon"
      ),
    ])
  func explains(line: String, message: String) {
    let words = ["preview"] + line.split(separator: " ").map(String.init)
    #expect(CommandLineErrorTests.message(for: words) == message)
  }
}
