import CommandLineKit

extension CommandTable {
  static let help: Command<PendingRequest> = Command(
    "help", "Explain a command", usages: ["[COMMAND [ACTION]]"],
    examples: [
      Example("memorize help simulate", "the same as memorize simulate --help"),
      Example("memorize help themes show", "an action of a command"),
    ]
  ) { line throws(UsageError) in
    let words = line.operand(.command)
    if words.isEmpty {
      return PrintedText { context throws(UsageError) in try page(of: nil).full(in: context) }
    }
    let found = try page(of: words.joined(separator: " "))
    return PrintedText { found.full(in: $0) }
  }

  private static func page(of command: String?) throws(UsageError) -> HelpPage {
    do throws(ArgumentError) {
      return try HelpPage(asking: command, in: syntax)
    } catch {
      throw .arguments(error)
    }
  }
}

extension HelpPage {
  fileprivate func full(in context: RunContext) -> String {
    text(.full, width: context.console.width(.output))
  }
}

extension Operand<[String]> {
  fileprivate static let command = Self(0...(.max), of: "COMMAND", completion: .commands)
}
