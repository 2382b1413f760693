import CommandLineKit
import MemoryViews

// The commands about the program itself.

extension CommandTable {
  static let preview = Command(
    "preview", "Look at the views this program is made of",
    examples: [
      Example("memorize preview", "a gallery to walk through; on a pipe, the names"),
      Example("memorize preview pie --at 2s", "one of them as text"),
      Example("memorize preview stacks --variants scheme,size", "in six ways"),
      Example("memorize preview dialog --keys enter", "after a key"),
    ], reading: PreviewCommand.Arguments.init
  ) { arguments, _ throws(UsageError) in .preview(try PreviewCommand(arguments)) }

  static let completions: Command<PendingRequest> = Command(
    "completions", "Print what a shell needs to complete commands",
    usages: [Shell.allCases.map(\.rawValue).joined(separator: "|")],
    examples: [
      Example("memorize completions bash > memorize.bash", "to be sourced by ~/.bashrc"),
      Example("memorize completions zsh > _memorize", "in a folder of fpath"),
      Example("memorize completions fish > memorize.fish", "in ~/.config/fish/completions"),
    ], reading: { $0.operand(.shell) },
    request: { name, _ throws(UsageError) in
      guard let shell = Shell(rawValue: name) else { throw .unknownShell(name) }
      return .print(shell.completions(of: syntax))
    })

  static let manual: Command<PendingRequest> = Command(
    "manual", "Print the manual page",
    examples: [Example("memorize manual > memorize.1", "to be read by man")], reading: { _ in },
    request: { _, _ throws(UsageError) in .print(ManualPage(of: syntax).text) })

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
        return .print(page.text(.full, width: context.columns()))
      } catch {
        throw .arguments(error)
      }
    })
}

extension Operand<String> {
  fileprivate static let shell = Self(
    required: "SHELL", completion: .words(Shell.allCases.map(\.rawValue)))
}

extension Operand<[String]> {
  fileprivate static let command = Self(0...(.max), of: "COMMAND", completion: .commands)
}
