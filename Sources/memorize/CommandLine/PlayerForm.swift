import MemorySimulation

/// How a player of the simulation is written, for help and messages.
struct PlayerForm: Sendable {
  let name: String
  /// What must follow the name after a colon.
  var argument: String?
  let help: String

  /// What a shell offers; a colon asks for more.
  var start: String { argument == nil ? name : "\(name):" }

  /// As help shows it: `capacity:N`.
  var usage: String { name + (argument.map { ":\($0)" } ?? "") }

  static let all = [
    PlayerForm(name: "perfect", help: "forgets nothing"),
    PlayerForm(name: "random", help: "remembers nothing"),
    PlayerForm(
      name: "capacity", argument: "N", help: "keeps the N cards seen last after each miss"),
    PlayerForm(
      name: "forgetful", argument: "P",
      help: "forgets each card with chance P (0...1) before each choice"),
    PlayerForm(name: "strategist", help: "plays pairs best, for two players"),
    PlayerForm(
      name: "external", argument: "COMMAND", help: "another program, by lines of JSON"),
  ]
}

extension ValueForm<PlayerChoice> {
  static var player: Self {
    let forms = PlayerForm.all
    let help = ValueHelp(
      placeholder: "PLAYER", allowed: forms.map(\.usage).joinedWithOr(),
      choices: forms.map(\.start))
    return Self(help: help, read: PlayerChoice.init)
  }
}

extension Command {
  var takesPlayers: Bool { options.contains(Option.player.row) }
}
