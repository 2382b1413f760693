import CommandLineKit
import MemorySimulation

extension PlayerForm {
  static let placeholder = "PLAYER"

  /// What a shell offers; a colon asks for more.
  var start: String { argument == nil ? name : "\(name):" }

  /// As help shows it: `capacity:N`.
  var usage: String { name + (argument.map { ":\($0)" } ?? "") }

  /// Those that need no other program.
  static let own = allCases.filter { $0 != .external }
}

extension ValueForm<PlayerChoice> {
  static var player: Self { player(PlayerForm.allCases) }

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
    if takesPrograms { return PlayerForm.allCases }
    let isGivenOne = operands.contains { $0.placeholder == PlayerForm.placeholder }
    return isGivenOne || options.contains(Option.ownPlayer.row) ? PlayerForm.own : []
  }
}
