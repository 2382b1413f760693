/// What fish completes, a line for each word.
struct FishCompletions {
  var script: String {
    let start = ["# fish completion for \(Memorize.name)", "complete -c \(Memorize.name) -f"]
    return lines(start + firstWords + Command.all.flatMap(\.withActions).flatMap(rows))
  }

  private var firstWords: [String] {
    let commands = Command.all.map {
      line("__fish_use_subcommand", "-a \($0.name) -d \($0.summary.inQuotes)")
    }
    let themes = (Command.play.operand?.choices?.words ?? []).joined(separator: " ")
    return commands + [line("__fish_use_subcommand", "-a \(themes.inQuotes) -d Theme")]
  }

  private func rows(of command: Command) -> [String] {
    let condition = condition(for: command)
    let actions = command.actions.map {
      line(condition, "-a \($0.lastWord) -d \($0.summary.inQuotes)")
    }
    let options = command.options.map { line(condition, words(for: $0)) }
    return actions + operands(of: command).map { line(condition, $0) } + options
  }

  private func operands(of command: Command) -> [String] {
    guard let operand = command.operand else { return [] }
    if operand.isFile { return ["-F"] }
    return operand.choices.map { ["-a \($0.words.joined(separator: " ").inQuotes)"] } ?? []
  }

  private func words(for row: OptionRow) -> String {
    let short = row.short.map { " -s \($0)" } ?? ""
    let value = row.value.map { value in
      if value.isFile { return " -r -F" }
      let choices = value.choices.joined(separator: " ").inQuotes
      return value.choices.isEmpty ? " -x" : " -x -a \(choices)"
    }
    return "-l \(row.name)\(short)\(value ?? "") -d \(row.help.inQuotes)"
  }

  /// Options of playing hold where no command is named, too.
  private func condition(for command: Command) -> String {
    let words = command.name.split(separator: " ")
    if command.name == Command.play.name {
      let others = Command.all.map(\.name).filter { $0 != command.name }
      return "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
    }
    return words.map { "__fish_seen_subcommand_from \($0)" }.joined(separator: "; and ")
  }

  private func line(_ condition: String, _ words: String) -> String {
    "complete -c \(Memorize.name) -n \(condition.inQuotes) \(words)"
  }
}
