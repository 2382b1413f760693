import CommandLineKit

extension CommandTable {
  static let help: Command<PendingRequest> = Command(
    "help", "Explain a command or a topic: research, files, variables",
    usages: ["[COMMAND [ACTION]|TOPIC]"],
    examples: [
      Example("memorize help simulate", "everything about a command"),
      Example("memorize help themes show", "an action of a command"),
      Example("memorize help files", "where games are kept, and what exit codes mean"),
    ]
  ) { line throws(UsageError) in
    let words = line.operand(.command)
    // Without words nothing is looked up, because the syntax is computed by asking every command.
    if words.isEmpty { return PrintedText { shown(HelpPage(of: nil, in: syntax), .short, in: $0) } }
    let found = try page(of: words.joined(separator: " "))
    return PrintedText { shown(found, .full, in: $0) }
  }

  private static func shown(
    _ page: HelpPage, _ length: HelpLength, in context: RunContext
  ) -> String {
    page.text(length, width: context.console.width(.output))
  }

  private static func page(of name: String) throws(UsageError) -> HelpPage {
    do throws(ArgumentError) {
      return try HelpPage(asking: name, in: syntax)
    } catch {
      throw .arguments(error)
    }
  }
}

extension Operand<[String]> {
  fileprivate static let command = Self(0...(.max), of: "COMMAND", completion: .commands)
}
