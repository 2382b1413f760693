import MemoryModel
import MemoryViewModel
import TextUI

/// A question of the start screen, with its key.
enum StartRow: CaseIterable, ScreenCommand {
  case theme
  case pairs
  case sides
  case learning
  case difficulty
  case players

  var key: Key {
    switch self {
    case .theme: .character("t")
    case .pairs: .character("p")
    // The small letters of this and the next are answers to other questions.
    case .sides: .character("S")
    case .learning: .character("L")
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
    case .learning: "Learning"
    case .difficulty: "Difficulty"
    case .players: "Who plays"
    }
  }

  /// Returns the questions about a choice, in groups of those that belong together.
  static func groups(of choice: GameChoice) -> [[StartRow]] {
    let sides: [StartRow] = choice.theme.hasWordSides ? [.sides] : []
    let learning: [StartRow] = choice.hasWeakPairs || choice.isTwoSided ? [.learning] : []
    return [[.theme], [.pairs] + sides + learning, [.difficulty], [.players]]
  }

  /// The keys for answers without their own: digits, then letters that have no other meaning.
  static let freeKeys: [Character] =
    Array("123456789abcdefghijklmnopqrstuvwxyz").filter { character in
      !allCases.contains { $0.key == .character(character) }
    }
}
