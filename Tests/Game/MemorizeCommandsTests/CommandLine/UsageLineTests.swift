import CommandLineKit
import Testing

@testable import MemorizeCommands

@Suite("Usage lines and required operands")
struct UsageLineTests {
  @Test("a usage line has brackets around optional parts only")
  func marksWhatIsRequired() throws {
    let usages = [
      "compare": "PLAYER PLAYER [OPTIONS]", "merge": "[FILE...] [OPTIONS]", "manual": "",
      "preview": "[NAME] [OPTIONS]", "themes show": "NAME [OPTIONS]",
      "themes check": "FILE... [OPTIONS]",
      "games rename": "GAME NAME", "games delete": "GAME... [OPTIONS]",
      "help": "[COMMAND [ACTION]|TOPIC]", "completions": "bash|zsh|fish",
      "continue": "[GAME] [OPTIONS]",
    ]
    for (name, usage) in usages {
      #expect(try #require(CommandTable.syntax.command(named: name)).usages == [usage])
    }
    #expect(CommandTable.syntax.standard.usageLines == ["memorize [play] [THEME] [OPTIONS]"])
  }

  @Test("a command that needs an operand says so, and only then")
  func requiresOperands() {
    for command in CommandTable.syntax.all {
      let words = command.name.split(separator: " ").map(String.init)
      let message = CommandLineErrorTests.message(for: words)
      let isNeeded = command.operands.contains { $0.least > 0 }
      #expect(message.contains(" missing; usage: memorize \(command.name) ") == isNeeded)
    }
  }
}
