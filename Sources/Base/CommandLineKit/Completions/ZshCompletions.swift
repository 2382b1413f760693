/// The completions of zsh, as a function for a folder of `fpath`, or to be sourced.
struct ZshCompletions {
  let program: ProgramSyntax

  var script: String {
    """
    #compdef \(program.name)
    # zsh completion for \(program.name)

    # Offers words; one that ends in a colon is typed on.
    _\(program.name)_words() {
      local expl ret=1
      local -a open=(${(M)@:#*:}) whole=(${@:#*:})
      (( $#whole )) && _wanted values expl value compadd -a whole && ret=0
      (( $#open )) && _wanted values expl value compadd -S '' -a open && ret=0
      return ret
    }

    # Offers what the program itself lists.
    _\(program.name)_names() {
      local expl
      local -a names=(${(f)"$($\(program.name)_program $1 \(program.about.namesOption) < /dev/null 2> /dev/null)"})
      _wanted names expl name compadd -a names
    }

    # Offers the actions of the command that help was asked for.
    _\(program.name)_actions() {
      case $words[2] in
    \(actionCases)
      esac
    }

    _\(program.name)() {
      local \(program.name)_program=${~${(Q)words[1]}}
      local -a commands actions
      commands=(
    \(descriptions(of: program.commands, margin: "    "))
      )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe command commands
        \(action(program.standard.completion(after: 0)).drop { $0 == " " })
        return
      fi
      case $words[2] in
    \(program.commands.map(branch).joined(separator: "\n"))
        *) _arguments -S \(specs(of: program.standard)) ;;
      esac
    }

    if [[ $funcstack[1] == _\(program.name) ]]; then
      _\(program.name) "$@"
    else
      compdef _\(program.name) \(program.name)
    fi

    """
  }

  private var actionCases: String {
    program.commands.filter { !$0.actions.isEmpty }.map { command in
      "    \(command.name)) _\(program.name)_words "
        + command.actions.map(\.lastWord).joined(separator: " ") + " ;;"
    }.joined(separator: "\n")
  }

  private func descriptions(of commands: [CommandSyntax], margin: String) -> String {
    commands.map { "\(margin)\("\($0.lastWord):\($0.summary)".inQuotes)" }.joined(separator: "\n")
  }

  private func branch(for command: CommandSyntax) -> String {
    guard !command.actions.isEmpty else {
      return "    \(command.name)) shift words; (( CURRENT-- )); "
        + "_arguments -S \(specs(of: command)) ;;"
    }
    let actions = command.actions.map { action in
      "        \(action.lastWord)) shift 2 words; (( CURRENT -= 2 )); "
        + "_arguments -S \(specs(of: action)) ;;"
    }
    return """
          \(command.name))
            actions=(
      \(descriptions(of: command.actions, margin: "        "))
            )
            if (( CURRENT == 3 )) && [[ $words[3] != -* ]]; then
              _describe action actions
              return
            fi
            case $words[3] in
      \(actions.joined(separator: "\n"))
              *) shift words; (( CURRENT-- )); _arguments -S \(specs(of: command)) ;;
            esac ;;
      """
  }
}

extension ZshCompletions {
  /// Returns the options and operands of a command as arguments of `_arguments`.
  private func specs(of command: CommandSyntax) -> String {
    let options = command.options.flatMap { row in
      row.spellings.map { spec(of: row, typed: $0).inQuotes }
    }
    return (options + operands(of: command)).joined(separator: " ")
  }

  /// Returns an option's spec; the value follows as the next word, after `=`, or after a short
  /// option.
  private func spec(of row: OptionRow, typed word: String) -> String {
    let help = "[\(escaped(row.help))]"
    guard let value = row.value else { return word + help }
    let often = row.isOfferedAgain ? "*" : ""
    return often + word + (word.hasPrefix("--") ? "=" : "+") + help
      + ":\(escaped(value.placeholder)):\(escaped(action(value.completion)))"
  }

  private func operands(of command: CommandSyntax) -> [String] {
    var place = 0
    return command.operands.flatMap { operand -> [String] in
      if operand.completion == .commands {
        let words = escaped(action(.words(program.helpNames)))
        return ["1:command:\(words)".inQuotes, "2:action: _\(program.name)_actions".inQuotes]
      }
      let rest = ":\(operand.placeholder):\(escaped(action(operand.completion)))"
      guard operand.most < .max else { return ["*\(rest)".inQuotes] }
      return (0..<operand.most).map { _ in
        place += 1
        return "\(place)\(rest)".inQuotes
      }
    }
  }

  /// Returns the action of a spec; one that starts with a space is called without extra arguments.
  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing, .commands: " "
    case .words(let words): " _\(program.name)_words \(words.joined(separator: " "))"
    case .files: "_files"
    case .names(let command): " _\(program.name)_names \(command)"
    }
  }

  /// Returns text with escaped brackets and colons, which separate the parts of a spec.
  private func escaped(_ text: String) -> String {
    text.map { "[]:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
