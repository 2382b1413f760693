/// What bash completes, as a function for `complete -F`.
struct BashCompletions {
  var script: String {
    """
    # bash completion for \(Memorize.name)
    _\(Memorize.name)() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=${COMP_WORDS[1]} words=
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        case $word in
          -*) command=play ;;
          *) words=\(Command.firstWords.joined(separator: " ").inQuotes) ;;
        esac
      fi
      if [ -z "$words" ]; then
        case $command in
          \(names(except: .play)) ;;
          *) command=play ;;
        esac
        case "$command ${COMP_WORDS[2]}" in
    \(actionCases)
        esac
        case "$command:$previous" in
    \(valueCases)
        esac
      fi
      if [ -z "$words" ]; then
        case $command in
    \(optionCases)
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -F _\(Memorize.name) \(Memorize.name)

    """
  }

  private var commands: [Command] { Command.all.flatMap(\.withActions) }

  private func names(except command: Command) -> String {
    Command.all.map(\.name).filter { $0 != command.name }.joined(separator: "|") + ")"
  }

  private var actionCases: String {
    let actions = Command.all.flatMap(\.actions)
    return cases(
      actions.map { ("\"\($0.name)\"*", "command=\($0.name.dashed)") }, margin: "      ")
  }

  /// What may follow an option that has a value.
  private var valueCases: String {
    let all = commands.flatMap { command in
      command.options.compactMap { row -> (String, String)? in
        guard let value = row.value else { return nil }
        let pattern = row.spellings.map { "\(command.name.dashed):\($0)" }.joined(separator: "|")
        if value.isFile { return (pattern, "compopt -o default; return") }
        if value.choices.isEmpty { return (pattern, "return") }
        return (pattern, "words=\(value.choices.joined(separator: " ").inQuotes)")
      }
    }
    return cases(all, margin: "      ")
  }

  private var optionCases: String {
    let all = commands.map { command in
      let options = command.options.map(\.title) + command.operandWords
      let files = command.operand?.isFile == true ? "; compopt -o default" : ""
      return (
        command.name.dashed, "words=\(options.joined(separator: " ").inQuotes)\(files)"
      )
    }
    return cases(all, margin: "      ")
  }

  private func cases(_ cases: [(pattern: String, deed: String)], margin: String) -> String {
    cases.map { "\(margin)\($0.pattern)) \($0.deed) ;;" }.joined(separator: "\n")
  }
}

extension String {
  /// An action as one word.
  fileprivate var dashed: String { split(separator: " ").joined(separator: "-") }
}
