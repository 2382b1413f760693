import CommandLineKit
import MemorySimulation

/// How a player of the simulation is written, for help and messages.
struct PlayerForm: Sendable {
  static let placeholder = "PLAYER"

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

  /// Those that need no other program.
  static let own = all.filter { $0.name != "external" }
}

extension ValueForm<PlayerChoice> {
  static var player: Self { player(PlayerForm.all) }

  static var ownPlayer: Self { player(PlayerForm.own) }

  private static func player(_ forms: [PlayerForm]) -> Self {
    let help = ValueHelp(
      placeholder: PlayerForm.placeholder, allowed: forms.map(\.usage).joinedWithOr(),
      completion: .words(forms.map(\.start)))
    return Self(help: help) { text in
      let name = text.prefix { $0 != ":" }
      return forms.contains { $0.name == name } ? PlayerChoice(text) : nil
    }
  }
}

extension CommandSyntax {
  /// Whether a player may be another program.
  var takesPrograms: Bool { options.contains(Option.player.row) }

  /// What a player can be here; none if the command takes no players.
  var playerForms: [PlayerForm] {
    if takesPrograms { return PlayerForm.all }
    let isGivenOne = operands.contains { $0.placeholder == PlayerForm.placeholder }
    return isGivenOne || options.contains(Option.ownPlayer.row) ? PlayerForm.own : []
  }
}
