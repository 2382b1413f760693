/// The syntax of a program for help, manual and shells.
public struct ProgramSyntax: Sendable {
  /// The name of the program.
  public let name: String
  /// The contents of help and manual besides commands and options.
  public let about: About
  /// The commands, in the order of help.
  public let commands: [CommandSyntax]
  /// The command of a line that names none.
  public let standard: CommandSyntax

  /// The contents of help and manual besides commands and options.
  public struct About: Sendable {
    /// The version, such as `1.2.3`.
    public let version: String
    let title: String
    let purpose: String?
    let standard: String?
    /// The headings of options, in the order of help.
    let groups: [OptionGroup]
    let world: World
    let exitCodes: [Term]
    /// The topics of help beside the commands.
    let topics: [HelpTopic]
    /// The last lines of the help of the program, which lead to topics.
    let pointers: [String]
    /// The sections of the manual page that help does not have.
    let manual: ManualNotes
    /// The option with which a command prints names for completions.
    let namesOption: String
    /// Returns the notes after a group of options, whose rows start at the column of the options.
    let notes: @Sendable (OptionGroup, CommandSyntax, _ column: Int) -> [HelpSection]

    /// - Parameters:
    ///   - version: The version, such as `1.2.3`.
    ///   - title: The kind of program, after its name and a colon: `a card game`.
    ///   - purpose: The purpose for the first line of the manual: `play cards`; by default the
    ///     title.
    ///   - standard: The effect of a line that names no command, in a sentence; by default the
    ///     summary of its standard command.
    ///   - groups: The headings of options, in the order of help, before `OptionGroup.program`.
    ///   - world: The environment and files.
    ///   - exitCodes: The meanings of the exit statuses.
    ///   - topics: The topics of help beside the commands.
    ///   - pointers: The last lines of the help of the program, which lead to topics.
    ///   - namesOption: The option with which a command prints names for completions.
    ///   - manual: The sections of the manual page that help does not have.
    ///   - notes: Returns the notes after a group of options of a command, whose rows may start at
    ///     the column of the options.
    public init(
      version: String, title: String, purpose: String? = nil, standard: String? = nil,
      groups: [OptionGroup],
      world: World = World(), exitCodes: [Term] = [], topics: [HelpTopic] = [],
      pointers: [String] = [], namesOption: String = "--names",
      manual: ManualNotes = ManualNotes(),
      notes: @escaping @Sendable (OptionGroup, CommandSyntax, _ column: Int) -> [HelpSection] = {
        _, _, _ in []
      }
    ) {
      self.version = version
      self.title = title
      self.purpose = purpose
      self.standard = standard
      self.groups = groups + [.program]
      self.world = world
      self.exitCodes = exitCodes
      self.topics = topics
      self.pointers = pointers
      self.namesOption = namesOption
      self.manual = manual
      self.notes = notes
    }
  }

  /// The environment and the files of a program.
  public struct World: Sendable {
    let environment: [Term]
    let files: [Term]
    /// A sample file for the manual page.
    let sample: SampleFile?

    /// - Parameters:
    ///   - environment: The environment variables.
    ///   - files: The places of files.
    ///   - sample: A sample file.
    public init(
      environment: [Term] = [], files: [Term] = [], sample: SampleFile? = nil
    ) {
      self.environment = environment
      self.files = files
      self.sample = sample
    }
  }

  /// The name and version in one line.
  public var versionLine: String { "\(name) \(about.version)" }

  /// All commands and their actions.
  public var all: [CommandSyntax] { commands.flatMap(\.withActions) }

  /// Returns the command of one or two words, such as `deal` or `themes show`.
  public func command(named name: String) -> CommandSyntax? { all.first { $0.name == name } }

  /// Checks the preconditions of the table.
  func check() {
    var names: Set<String> = []
    for command in all {
      precondition(names.insert(command.name).inserted, "Two commands are called \(command.name)")
      for option in command.options where !about.groups.contains(option.group) {
        preconditionFailure("Help has no group \(option.group.title) for \(option.title)")
      }
    }
    for topic in about.topics {
      precondition(names.insert(topic.name).inserted, "A command and a topic are \(topic.name)")
    }
  }

  /// The words that may follow `help`: the commands, without their actions, and the topics.
  var helpNames: [String] { commandNames + about.topics.map(\.name) }

  /// The names of all commands, without their actions.
  var commandNames: [String] { commands.map(\.name) }
}

/// A term with its meaning.
public struct Term: Sendable {
  /// The term as it is typed or shown.
  public let name: String
  /// The meaning in a few words, without a full stop.
  public let meaning: String

  /// - Parameters:
  ///   - name: The term as it is typed or shown.
  ///   - meaning: The meaning in a few words.
  public init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }
}
