import CommandLineKit
import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Help on narrow and wide terminals")
struct HelpWidthTests {
  @Test(
    "no line of help is wider than the terminal, but for a single word, or ends in a space",
    arguments: [20, 33, 40, 57, 80, 100, 200])
  func fitsColumns(width: Int) {
    for command in CommandTable.syntax.all.map(Optional.some) + [nil] {
      for length in [HelpLength.short, .full] {
        for line in HelpPage(of: command, in: CommandTable.syntax).text(length, width: width).split(
          separator: "\n")
        {
          let isWord = line.split(separator: " ").count == 1
          #expect((line.count <= width || isWord) && line.last != " ", "\(line)")
        }
      }
    }
  }

  @Test("help has the same words at every width", arguments: [1, 20, 40, 200, .max])
  func saysTheSame(width: Int) {
    for command in CommandTable.syntax.all {
      let usual = HelpPage(of: command, in: CommandTable.syntax).text(.full).split {
        $0.isWhitespace
      }
      #expect(
        HelpPage(of: command, in: CommandTable.syntax).text(.full, width: width).split {
          $0.isWhitespace
        } == usual)
    }
  }

  @Test(
    "narrow terminals have each option above its description, wide ones lines of readable width")
  func standsBelow() {
    let page = HelpPage(
      of: CommandTable.syntax.command(named: "games delete"), in: CommandTable.syntax)
    let lines = HelpPage(
      of: CommandTable.syntax.command(named: "simulate"), in: CommandTable.syntax
    ).text(.full, width: 200).split(separator: "\n")
    #expect(
      page.text(.short, width: 40) == """
        Usage:
          memorize games delete GAME...
            [OPTIONS]

        Options:
          -y, --yes
              Delete without asking, except in
              kids mode
          -h, --help
              Print this help
          -V, --version
              Print name and version

        Everything, with examples: memorize help
        games delete

        """ && page.text(.short, width: 7) == page.text(.short, width: 20)
        && lines.contains(
          "  -p, --pairs N                  Lay out N pairs of cards (1...32767, default 10, or the "
            + "theme's)")
        && (lines.map(\.count).max() ?? 0) <= 100)
  }

  @Test(
    "help is as wide as the terminal; on a pipe it has the default width", arguments: [20, 40, 200])
  func asksTheTerminal(columns: Int) async throws {
    var world = TestWorld()
    world.terminals = [.output]
    world.width = columns
    #expect(
      await unmet(
        world.run(["help", "deal"]).output
          == HelpPage(of: CommandTable.syntax.command(named: "deal"), in: CommandTable.syntax).text(
            .full, width: columns),
        runCommand(["help", "deal"]).output
          == HelpPage(of: CommandTable.syntax.command(named: "deal"), in: CommandTable.syntax).text(
            .full)) == [])
  }
}
