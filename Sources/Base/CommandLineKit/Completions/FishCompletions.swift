/// The completions of fish, with a line for each word.
struct FishCompletions {
  let program: ProgramSyntax

  var script: String {
    let lines = firstWords + program.all.flatMap(rows)
    return """
      # fish completion for \(program.name)

      # The command that the line so far asks for, with its action.
      function __\(program.name)_command
          set -l words (commandline -opc)
          switch "$words[2] $words[3]"
      \(actionCases)
          end
          switch "$words[2]"
              case \(program.commandNames.joined(separator: " "))
                  echo $words[2]
              case '*'
                  echo \(program.standard.name)
          end
      end

      function __\(program.name)_is
          test (__\(program.name)_command) = "$argv"
      end

      # Whether the word that is typed is the one after so many.
      function __\(program.name)_after
          test (count (commandline -opc)) -eq $argv[1]
      end

      # What the program itself lists.
      function __\(program.name)_names
          set -l words (commandline -opc)
          set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
          command $program $argv \(program.about.namesOption) </dev/null 2>/dev/null
      end

      complete -c \(program.name) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private var actionCases: String {
    program.commands.flatMap(\.actions).map { action in
      """
              case \(action.name.inQuotes)
                  echo \(action.name)
                  return
      """
    }.joined(separator: "\n")
  }

  private var firstWords: [String] {
    program.commands.map {
      line("__\(program.name)_after 1", "-a \($0.name) -d \($0.summary.inQuotes)")
    }
  }

  private func rows(of command: CommandSyntax) -> [String] {
    let condition = "__\(program.name)_is \(command.name)"
    let actions = command.actions.map {
      line(
        "\(condition); and __\(program.name)_after 2",
        "-a \($0.lastWord) -d \($0.summary.inQuotes)")
    }
    return actions + operands(of: command, where: condition)
      + command.options.map { line(condition, words(for: $0)) }
  }

  /// Returns the operands; different ones are distinguished by their place after the command.
  private func operands(of command: CommandSyntax, where condition: String) -> [String] {
    var place = command.name.split(separator: " ").count + 1
    return command.operands.flatMap { operand -> [String] in
      defer { place += 1 }
      if operand.completion == .commands { return afterHelp(condition) }
      let here = "\(condition); and __\(program.name)_after \(place)"
      return offer(operand.completion).map { words in
        [line(command.operands.count > 1 ? here : condition, words)]
      } ?? []
    }
  }

  private func afterHelp(_ condition: String) -> [String] {
    let commands = line(
      "\(condition); and __\(program.name)_after 2", "-a \(program.helpNames.inQuotes)")
    let actions = program.commands.filter { !$0.actions.isEmpty }.map { command in
      line(
        "\(condition); and __\(program.name)_after 3; and contains \(command.name) "
          + "(commandline -opc)", "-a \(command.actions.map(\.lastWord).inQuotes)")
    }
    return [commands] + actions
  }

  private func words(for row: OptionRow) -> String {
    let short = row.short.map { " -s \($0)" } ?? ""
    let value = row.value.map { $0.completion == .files ? " -r" : " -x" } ?? ""
    let offer = row.value.flatMap { self.offer($0.completion) }.map { " \($0)" } ?? ""
    return "-l \(row.name)\(short)\(value)\(offer) -d \(row.help.inQuotes)"
  }

  private func offer(_ completion: Completion) -> String? {
    switch completion {
    case .nothing, .commands: nil
    case .words(let words): "-a \(words.inQuotes)"
    case .files: "-F"
    case .names(let command): "-a '(__\(program.name)_names \(command))'"
    }
  }

  private func line(_ condition: String, _ words: String) -> String {
    "complete -c \(program.name) -n \(condition.inQuotes) \(words)"
  }
}
