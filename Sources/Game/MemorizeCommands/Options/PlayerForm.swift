import CommandLineKit
import MemorySimulation

extension PlayerForm {
  static let placeholder = "PLAYER"

  /// What a shell offers; a colon asks for more.
  var start: String { argument == nil ? name : "\(name):" }

  /// As help shows it: `capacity:N`; in plans other programs have names instead of commands.
  func usage(inPlans isPlanned: Bool) -> String {
    if isPlanned, self == .external { return "\(name):\(NamedProgram.placeholder)" }
    return name + (argument.map { ":\($0)" } ?? "")
  }
}

extension ValueForm<PlayerChoice> {
  /// Another program is given by its command.
  static var player: Self { player(inPlans: false, read: PlayerChoice.init) }

  /// Another program has a name, by which `work` knows its command.
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
  /// Whether it is told who plays.
  var takesPlayers: Bool {
    plansPlayers || options.contains(Option.player.row) || options.contains(Option.sweptPlayer.row)
      || operands.contains { $0.placeholder == PlayerForm.placeholder }
  }

  /// Whether other programs have names here instead of commands.
  var plansPlayers: Bool { options.contains(Option.plannedPlayer.row) }
}
