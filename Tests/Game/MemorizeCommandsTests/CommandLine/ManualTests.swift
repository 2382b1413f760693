import CommandLineKit
import MemoryModel
import MemoryStore
import SharedGames
import SystemCalls
import TerminalIO
import Testing

@testable import MemorizeCommands

@Suite("The manual page of the game")
struct ManualTests {
  private let text = ManualPage(of: CommandTable.syntax, in: .games).text

  @Test("variables and lists have their sections")
  func namesVariables() throws {
    let section = try #require(text.split(separator: ".SH ENVIRONMENT").last)
    let variables = Capabilities.variables + SharedGameFolders.variables + LocaleVariables.names
    for name in variables + SettingVariable.all.map(\.name) + ["COLUMNS", "LINES"] {
      #expect(section.contains(name), "\(name)")
    }
    let text = try #require(text.split(separator: ".SH ").first { $0.hasPrefix("LISTS") })
    for theme in Theme.builtIn where theme.secondFaces != nil {
      #expect(text.contains(theme.id), "\(theme.id)")
    }
    #expect(text.contains("10000 pairs") && text.contains("64 letters"))
  }

  @Test("each command is in brief, and each option is there with its commands")
  func isBrief() {
    let section = text.split(separator: ".SH ").first { $0.hasPrefix("COMMANDS") } ?? ""
    for command in CommandTable.syntax.commands {
      #expect(section.contains("\n\(command.summary).\n"))
    }
    #expect(!section.contains("\\-\\-pairs") && section.split(separator: "\n").count < 120)
    let options = CommandTable.syntax.all.flatMap(\.options).map(\.typed)
    let plain = text.replacing("\\-", with: "-")
    #expect(options.filter { !plain.contains(".B \($0)\n") } == [])
    #expect(
      plain.contains(
        "\n.B     --weak\nDeal the pairs that you forget, and a third new ones. For play.\n"))
  }

  @Test("the sections have the order that readers of manuals expect")
  func ordersSections() {
    let headings = text.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    #expect(
      headings.map { $0.dropFirst(4) } == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "LISTS OF WORDS", "VERSIONS",
        "ENVIRONMENT", "FILES", "EXIT STATUS", "BUGS", "SEE ALSO",
      ])
  }
}
