import CommandLineKit

extension CommandTable {
  static let help: Command<PendingRequest> = Command(
    "help", "Explain a command", usages: ["[COMMAND [ACTION]]"],
    examples: [
      Example("memorize help simulate", "the same as memorize simulate --help"),
      Example("memorize help themes show", "an action of a command"),
    ], reading: { $0.operand(.command) },
    request: { words, context throws(UsageError) in
      let name = words.isEmpty ? nil : words.joined(separator: " ")
      do throws(ArgumentError) {
        let page = try HelpPage(asking: name, in: syntax)
        return PrintedText(page.text(.full, width: context.columns()))
      } catch {
        throw .arguments(error)
      }
    })
}

extension Operand<[String]> {
  fileprivate static let command = Self(0...(.max), of: "COMMAND", completion: .commands)
}
