import CommandLineKit

extension CommandTable {
  static let manual: Command<PendingRequest> = Command(
    "manual", "Print the manual page",
    examples: [Example("memorize manual > memorize.6", "to be read by man")]
  ) { _ in PrintedText { _ in ManualPage(of: syntax, in: .games).text } }
}
