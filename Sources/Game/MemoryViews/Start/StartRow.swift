import MemoryModel
import MemoryViewModel
import TextUI

/// A question of the start screen, and the key that leads to it.
enum StartRow: CaseIterable, ScreenCommand {
  case theme
  case pairs
  case difficulty
  case players

  var key: Key {
    switch self {
    case .theme: .character("t")
    case .pairs: .character("p")
    case .difficulty: .character("d")
    case .players: .character("w")
    }
  }

  /// Short enough for the column beside the answers.
  var title: String {
    switch self {
    case .theme: "Theme"
    case .pairs: "Pairs"
    case .difficulty: "Difficulty"
    case .players: "Who plays"
    }
  }

  /// The keys of answers that have none of their own: digits, then letters that lead nowhere else.
  static let freeKeys: [Character] =
    Array("123456789abcdefghijklmnopqrstuvwxyz").filter { character in
      !allCases.contains { $0.key == .character(character) }
    }
}
