/// The completions of bash, as a function for `complete -F`.
///
/// Names that the program lists are never expanded as shell code.
struct BashCompletions {
  let program: ProgramSyntax

  var script: String {
    """
    # bash completion for \(program.name)

    # What may follow an option that takes a value; fails for any other.
    _\(program.name)_value() {
      case $1 in
    \(valueCases)
        *) return 1 ;;
      esac
    }

    # What may stand after so many operands of a command.
    _\(program.name)_operand() {
      case $1 in
    \(operandCases)
      esac
    }

    _\(program.name)_options() {
      case $1 in
    \(optionCases)
      esac
    }

    \(function)
    complete -F _\(program.name) \(program.name)

    """
  }

  /// The function, which parses the line like the program, and offers the possible next words.
  private var function: String {
    #"""
    _\#(program.name)() {
      local IFS=$' \t\n' program=${1/#\~\//$HOME/} line=$COMP_LINE command=\#(program.standard.name)
      local word quoted option= ended= words= files= names= start= cut i count=0
      local -a typed=()
      COMPREPLY=()
      # bash breaks words at : and = as well; the program does not.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if ((i > 0)) && [[ $line != [[:space:]]* ]]; then
          typed[${#typed[@]}-1]+=$word
        else
          typed[${#typed[@]}]=$word
        fi
        line=${line#"${line%%[![:space:]]*}"}
        line=${line#"$word"}
      done
      local last=$((${#typed[@]} - 1))
      for ((i = 1; i < last; i++)); do
        word=${typed[i]}
        if [[ -n $option ]]; then
          option=
        elif [[ -z $ended && $word == -- ]]; then
          ended=yes
        elif [[ -z $ended && $word == -?* ]]; then
          if _\#(program.name)_value "$command $word"; then option=$word; fi
        else
          case "$i $command $word" in
            \#(nameCases)
            *) count=$((count + 1)) ;;
          esac
        fi
      done
      words= files= names= word=${typed[last]}
      if [[ -n $option ]]; then
        _\#(program.name)_value "$command $option"
      elif [[ -z $ended && $word == --*=* ]]; then
        start=${word%%=*}=
        _\#(program.name)_value "$command ${word%%=*}"
      elif [[ -z $ended && $word == -* ]]; then
        _\#(program.name)_options "$command"
      else
        if ((last == 1)); then words=\#(program.commandNames.inQuotes); fi
        case "$last $command" in
    \#(followingCases)
        esac
        _\#(program.name)_operand "$command $count"
        if [[ -z $word$words$files$names$ended ]]; then _\#(program.name)_options "$command"; fi
      fi
      if [[ -n $files ]]; then
        # Older ones cannot be told to complete files by themselves.
        IFS=$'\n'
        compopt -o default 2> /dev/null || COMPREPLY=($(compgen -f -- "${word#"$start"}"))
        return
      fi
      # What readline replaces begins after the last : or = at which it breaks words.
      cut=$word
      while [[ -n $cut ]] && [[ $cut != *[:=] || $COMP_WORDBREAKS != *"${cut: -1}"* ]]; do
        cut=${cut%?}
      done
      [[ $word == [\"\']* ]] && cut=
      for i in $words; do
        [[ $start$i == "$word"* ]] && COMPREPLY[${#COMPREPLY[@]}]=${start}${i}
      done
      if [[ -n $names ]]; then
        while IFS= read -r i; do
          # Whatever a name holds, the shell takes it as one word and nothing else.
          case $word in
            \'*) quoted=${i//\'/\'\\\'\'} ;;
            \"*) quoted=$(printf %s "$i" | sed 's/[\\"$`]/\\&/g') ;;
            *) printf -v quoted %q "$i" ;;
          esac
          [[ $quoted == "${word#[\"\']}"* ]] && COMPREPLY[${#COMPREPLY[@]}]=$quoted
        done < <("$program" $names \#(program.about.namesOption) < /dev/null 2> /dev/null)
      fi
      for ((i = 0; i < ${#COMPREPLY[@]}; i++)); do COMPREPLY[i]=${COMPREPLY[i]#"$cut"}; done
      [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *: ]] && compopt -o nospace 2> /dev/null
      return 0
    }
    """#
  }
}

extension BashCompletions {
  private var commands: [CommandSyntax] { program.all }

  /// The cases for the names of commands; the standard command is the default.
  private var nameCases: String {
    let commands = program.commandNames.map { "\"1 \(program.standard.name) \($0)\"" }
    let actions = program.commands.flatMap(\.actions).map { "\"2 \($0.name)\"" }
    let cases = [(commands, "command=$word"), (actions, "command=\"$command $word\"")]
    return cases.filter { !$0.0.isEmpty }
      .map { "\($0.joined(separator: "|"))) \($1) ;;" }.joined(separator: "\n        ")
  }

  /// The cases for the actions after a command.
  private var followingCases: String {
    program.commands.filter { !$0.actions.isEmpty }.map { command in
      "      '2 \(command.name)') words=\(command.actions.map(\.lastWord).inQuotes) ;;"
    }.joined(separator: "\n")
  }

  /// The cases for the values after an option.
  private var valueCases: String {
    let all = commands.flatMap { command in
      command.options.compactMap { row -> (pattern: String, action: String)? in
        guard let value = row.value else { return nil }
        let words = row.spellings.map { "\(command.name) \($0)".inQuotes }
        return (words.joined(separator: "|"), action(value.completion))
      }
    }
    return cases(all)
  }

  private var operandCases: String {
    let all = commands.flatMap { command in
      var places = 0
      return command.operands.flatMap { operand -> [(pattern: String, action: String)] in
        defer { places += operand.most == .max ? 0 : operand.most }
        if operand.completion == .commands { return afterHelp(command.name) }
        if operand.most == .max { return [("'\(command.name) '*", action(operand.completion))] }
        let numbers = (places..<places + operand.most).map { "\(command.name) \($0)".inQuotes }
        return [(numbers.joined(separator: "|"), action(operand.completion))]
      }
    }
    return cases(all.filter { !$0.action.isEmpty })
  }

  private func afterHelp(_ name: String) -> [(pattern: String, action: String)] {
    let others = program.commands.filter { !$0.actions.isEmpty }.map { command in
      "\(command.name)) words=\(command.actions.map(\.lastWord).inQuotes) ;;"
    }
    return [
      ("'\(name) 0'", "words=\(program.helpNames.inQuotes)"),
      ("'\(name) 1'", "case ${typed[2]} in \(others.joined(separator: " ")) esac"),
    ]
  }

  private var optionCases: String {
    cases(commands.map { ($0.name.inQuotes, "words=\($0.options.map(\.title).inQuotes)") })
  }

  /// Returns the shell code that offers the words of a completion.
  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing, .commands: ""
    case .words(let words): "words=\(words.inQuotes)"
    case .files: "files=yes"
    case .names(let command): "names=\(command)"
    }
  }

  private func cases(_ cases: [(pattern: String, action: String)]) -> String {
    cases.map { "    \($0.pattern)) \($0.action) ;;" }.joined(separator: "\n")
  }
}
