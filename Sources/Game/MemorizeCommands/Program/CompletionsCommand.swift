import CommandLineKit

extension CommandTable {
  static let completions: Command<PendingRequest> = Command(
    "completions", "Print the completion script of a shell",
    usages: [Shell.allCases.map { $0.rawValue }.joined(separator: "|")],
    examples: [
      Example("memorize completions bash > memorize.bash", "to be sourced by ~/.bashrc"),
      Example("memorize completions zsh > _memorize", "in a folder of fpath"),
      Example("memorize completions fish > memorize.fish", "in ~/.config/fish/completions"),
    ]
  ) { line throws(UsageError) in
    let name = line.operand(.shell)
    guard let shell = Shell(rawValue: name) else {
      let shells = Shell.allCases.map(\.rawValue)
      throw .arguments(
        .unknown("shell", name, among: shells, otherwise: "it must be \(shells.joinedWithOr())"))
    }
    return PrintedText { _ in shell.completions(of: syntax) }
  }
}

extension Operand<String> {
  fileprivate static let shell = Self(
    required: "SHELL", completion: .words(Shell.allCases.map(\.rawValue)))
}
