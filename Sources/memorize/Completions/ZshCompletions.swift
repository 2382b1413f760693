/// What zsh completes, as a function for a folder of `fpath`.
struct ZshCompletions {
  var script: String {
    """
    #compdef \(Memorize.name)
    # zsh completion for \(Memorize.name)
    _\(Memorize.name)() {
      local -a commands
      commands=(
    \(descriptions(of: Command.all, margin: "    "))
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe command commands
        compadd -- \((Command.play.operand?.choices?.words ?? []).joined(separator: " "))
        return
      fi
      case $words[2] in
    \(Command.all.map(branch).joined(separator: "\n"))
        *) _arguments \(specs(of: .play)) ;;
      esac
    }
    _\(Memorize.name) "$@"

    """
  }

  private func descriptions(of commands: [Command], margin: String) -> String {
    commands.map { "\(margin)\("\($0.lastWord):\($0.summary)".inQuotes)" }.joined(separator: "\n")
  }

  private func branch(for command: Command) -> String {
    guard !command.actions.isEmpty else {
      return "    \(command.name)) shift words; (( CURRENT-- )); "
        + "_arguments \(specs(of: command)) ;;"
    }
    let actions = command.actions.map { action in
      "        \(action.lastWord)) shift 2 words; (( CURRENT -= 2 )); "
        + "_arguments \(specs(of: action)) ;;"
    }
    return """
          \(command.name))
            local -a actions
            actions=(
      \(descriptions(of: command.actions, margin: "        "))
            )
            if (( CURRENT == 3 )); then _describe action actions; return; fi
            case $words[3] in
      \(actions.joined(separator: "\n"))
            esac ;;
      """
  }

  /// The options and operands of a command as `_arguments` takes them.
  private func specs(of command: Command) -> String {
    let options = command.options.flatMap { row in
      row.spellings.map { "\($0)[\(escaped(row.help))]\(value(of: row))".inQuotes }
    }
    return (options + operand(of: command)).joined(separator: " ")
  }

  private func value(of row: OptionRow) -> String {
    row.value.map { ":\(escaped($0.placeholder)):\(action($0.choices, isFile: $0.isFile))" } ?? ""
  }

  private func operand(of command: Command) -> [String] {
    command.operand.map { operand in
      let words = operand.choices?.words ?? []
      return ["*:\(operand.placeholder):\(action(words, isFile: operand.isFile))".inQuotes]
    } ?? []
  }

  private func action(_ choices: [String], isFile: Bool) -> String {
    if isFile { return "_files" }
    return choices.isEmpty ? " " : "(\(choices.joined(separator: " ")))"
  }

  /// Brackets and colons part the pieces of a spec.
  private func escaped(_ text: String) -> String {
    text.map { "[]:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
