/// A program as its help, its manual page and shells know it.
public struct ProgramSyntax: Sendable {
  /// What is typed to start the program.
  public let name: String
  /// What help and the manual say beside commands and options.
  public let about: About
  /// In the order of help.
  public let commands: [CommandSyntax]
  /// What a line means that names no command.
  public let standard: CommandSyntax

  /// What help and the manual tell beside the commands.
  public struct About: Sendable {
    /// Such as `1.2.3`.
    public let version: String
    let title: String
    let purpose: String?
    let standard: String?
    /// The headings of options, in the order of help.
    let groups: [OptionGroup]
    let world: World
    let exitCodes: [Term]
    /// The option with which a command prints only what can be typed, for shells.
    let namesOption: String
    /// What help tells after a group of options, in rows that start at the column of the options.
    let notes: @Sendable (OptionGroup, CommandSyntax, _ column: Int) -> [HelpSection]

    /// - Parameters:
    ///   - version: Such as `1.2.3`.
    ///   - title: What the program is, after its name and a colon: `a card game`.
    ///   - purpose: What it does, for the first line of the manual: `play cards`; left out, the
    ///     title.
    ///   - standard: What it does where no command is named, in a sentence; left out, the summary
    ///     of its standard command.
    ///   - groups: The headings of options, in the order of help, before `OptionGroup.program`.
    ///   - world: What else decides, and where things are.
    ///   - exitCodes: What the statuses mean that it ends with.
    ///   - namesOption: With it a command lists what can be typed, as completions need it.
    ///   - notes: What help tells after a group of options of a command; rows of it may start
    ///     at the column of the options.
    public init(
      version: String, title: String, purpose: String? = nil, standard: String? = nil,
      groups: [OptionGroup],
      world: World = World(), exitCodes: [Term] = [], namesOption: String = "--names",
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
      self.namesOption = namesOption
      self.notes = notes
    }
  }

  /// What decides beside the command line, and where the program keeps its things.
  public struct World: Sendable {
    let environment: [Term]
    /// Which of the command line, the environment and files counts most, in a sentence.
    let order: String
    let files: [Term]
    /// A file that people write, which the manual page shows.
    let sample: SampleFile?
    /// The commands for which all this matters.
    let matters: @Sendable (CommandSyntax) -> Bool

    /// - Parameters:
    ///   - environment: The variables that count.
    ///   - order: Which of the command line, the environment and files counts most.
    ///   - files: Where things are.
    ///   - sample: A file that people write.
    ///   - matters: The commands for which all this matters.
    public init(
      environment: [Term] = [], order: String = "", files: [Term] = [],
      sample: SampleFile? = nil,
      matters: @escaping @Sendable (CommandSyntax) -> Bool = { _ in false }
    ) {
      self.environment = environment
      self.order = order
      self.files = files
      self.sample = sample
      self.matters = matters
    }
  }

  /// The name and version in one line.
  public var versionLine: String { "\(name) \(about.version)" }

  /// All commands and their actions.
  public var all: [CommandSyntax] { commands.flatMap(\.withActions) }

  /// The command of one or two words, such as `deal` or `themes show`.
  public func command(named name: String) -> CommandSyntax? { all.first { $0.name == name } }

  /// Finds what a programmer forgot.
  func check() {
    var names: Set<String> = []
    for command in all {
      precondition(names.insert(command.name).inserted, "Two commands are called \(command.name)")
      for option in command.options where !about.groups.contains(option.group) {
        preconditionFailure("Help has no group \(option.group.title) for \(option.title)")
      }
    }
  }

  /// The names of all commands, without their actions.
  var commandNames: [String] { commands.map(\.name) }
}

/// Something that is typed or seen, and what it means.
public struct Term: Sendable {
  /// As it is typed or seen.
  public let name: String
  /// In a few words, without a full stop.
  public let meaning: String

  /// - Parameters:
  ///   - name: What is typed or seen.
  ///   - meaning: What it means, in a few words.
  public init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }
}
