import MemoryModel
import MemoryViewModel
import TextUI

/// A question of the start screen, with its key.
enum StartRow: CaseIterable, ScreenCommand {
  case theme
  case pairs
  case sides
  case difficulty
  case players

  var key: Key {
    switch self {
    case .theme: .character("t")
    case .pairs: .character("p")
    // The small letter is an answer to other questions.
    case .sides: .character("S")
    case .difficulty: .character("d")
    case .players: .character("w")
    }
  }

  /// The title, short enough for the column beside the answers.
  var title: String {
    switch self {
    case .theme: "Theme"
    case .pairs: "Pairs"
    case .sides: "Sides"
    case .difficulty: "Difficulty"
    case .players: "Who plays"
    }
  }

  /// Returns the questions about a choice, in groups of those that belong together.
  static func groups(of choice: GameChoice) -> [[StartRow]] {
    [[.theme], choice.theme.hasWordSides ? [.pairs, .sides] : [.pairs], [.difficulty], [.players]]
  }

  /// The keys for answers without their own: digits, then letters that have no other meaning.
  static let freeKeys: [Character] =
    Array("123456789abcdefghijklmnopqrstuvwxyz").filter { character in
      !allCases.contains { $0.key == .character(character) }
    }
}
