// The commands about the program itself.

extension Command {
  static let completions = Command(
    "completions", "Print what a shell needs to complete commands",
    operand: Operand(
      placeholder: "SHELL", least: 1, completion: .words(Shell.allCases.map(\.rawValue))),
    usages: [Shell.allCases.map(\.rawValue).joined(separator: "|")],
    examples: [
      Example("memorize completions bash > memorize.bash", "to be sourced by ~/.bashrc"),
      Example("memorize completions zsh > _memorize", "in a folder of fpath"),
      Example("memorize completions fish > memorize.fish", "in ~/.config/fish/completions"),
    ],
    options: []
  ) { given throws(UsageError) in
    let name = given.operands[0]
    guard let shell = Shell(rawValue: name) else { throw .unknownShell(name) }
    return .print(shell.completions)
  }

  static let manual = Command(
    "manual", "Print the manual page",
    examples: [Example("memorize manual > memorize.1", "to be read by man")], options: []
  ) { _ throws(UsageError) in .print(ManualPage().text) }

  static let help = Command(
    "help", "Explain a command",
    operand: Operand(placeholder: "COMMAND", most: .max, completion: .commands),
    usages: ["[COMMAND [ACTION]]"],
    examples: [
      Example("memorize help simulate", "the same as memorize simulate --help"),
      Example("memorize help themes show", "an action of a command"),
    ],
    options: []
  ) { given throws(UsageError) in
    let name = given.operands.isEmpty ? nil : given.operands.joined(separator: " ")
    return .print(try HelpPage(asking: name).text(.full, width: given.context.columns()))
  }
}
