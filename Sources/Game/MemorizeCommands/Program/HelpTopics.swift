import CommandLineKit

extension CommandTable {
  /// The topic that lists the commands for simulations and studies.
  static let research = "research"
}

extension HelpTopic {
  static let research = HelpTopic(
    CommandTable.research, "Simulations, mathematics, and the records of games that people played.",
    [
      HelpSection(
        "Examples",
        rows: [
          Term("memorize simulate -n 1M -p 26 --seed 42", "a million perfect games"),
          Term("memorize simulate --player capacity:7", "a memory of seven cards"),
          Term("memorize compare capacity:6 perfect", "two players, the same deals"),
          Term("memorize sweep --pairs 4...26 --svg turns.svg", "a curve, as a picture"),
          Term("memorize fit --by participant", "the memory of each participant"),
          Term("memorize export > flips.csv", "flips, for R and pandas"),
        ]),
      HelpSection(
        line: "Results are byte-identical on any number of threads and machines."),
    ])

  static let files = HelpTopic(
    "files", "Where memorize keeps files, and what its exit codes mean.",
    [
      HelpSection("Files", rows: CommandTable.files),
      HelpSection(
        line: "settings.conf has lines such as players = 2; memorize manual lists all keys."),
      HelpSection("Exit codes", rows: CommandTable.exitCodes.map(aligned)),
    ])

  static let variables = HelpTopic(
    "variables", "Variables of the environment that change what memorize does.",
    [
      HelpSection("Variables", rows: CommandTable.variables),
      HelpSection(
        line: "Options override variables, and variables override the settings file."),
    ])

  /// Returns a number at the right end of three columns, with its meaning.
  private static func aligned(_ code: Term) -> Term {
    Term(String(repeating: " ", count: max(0, 3 - code.name.count)) + code.name, code.meaning)
  }
}
