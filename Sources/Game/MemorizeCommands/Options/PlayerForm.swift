import CommandLineKit
import MemorySimulation

extension PlayerForm {
  static let placeholder = "PLAYER"

  /// The text that shells offer; it ends in a colon if an argument must follow.
  var start: String { argument == nil ? name : "\(name):" }

  /// Returns the form in help: `capacity:N`; external programs have names in plans.
  func usage(inPlans isPlanned: Bool) -> String {
    if isPlanned, self == .external { return "\(name):\(NamedProgram.placeholder)" }
    return name + (argument.map { ":\($0)" } ?? "")
  }
}

extension ValueForm<PlayerChoice> {
  /// A value form for a player, in which an external program is specified by its shell command.
  static var player: Self { player(inPlans: false, read: PlayerChoice.init) }

  /// A value form for a player, in which an external program has a name; `work` gets its command.
  static var plannedPlayer: Self {
    player(inPlans: true) { text in
      let player = PlayerChoice(text)
      if case .external(let name)? = player, !NamedProgram.isName(name) { return nil }
      return player
    }
  }

  private static func player(
    inPlans isPlanned: Bool, read: @escaping @Sendable (String) -> PlayerChoice?
  ) -> Self {
    let forms = PlayerForm.allCases
    let help = ValueHelp(
      placeholder: PlayerForm.placeholder,
      allowed: forms.map { $0.usage(inPlans: isPlanned) }.joinedWithOr(),
      completion: .words(forms.map(\.start)))
    return Self(help: help, read: read)
  }
}

extension CommandSyntax {
  /// True if the command has an option or operand for players.
  var takesPlayers: Bool {
    plansPlayers || options.contains(Option.player.row) || options.contains(Option.sweptPlayer.row)
      || operands.contains { $0.placeholder == PlayerForm.placeholder }
  }

  /// True if external programs are specified by names instead of commands.
  var plansPlayers: Bool { options.contains(Option.plannedPlayer.row) }
}
