import MemoryModel
import MemoryViewModel
import TextUI

/// A question of the start screen, with its key.
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

  /// The title, short enough for the column beside the answers.
  var title: String {
    switch self {
    case .theme: "Theme"
    case .pairs: "Pairs"
    case .difficulty: "Difficulty"
    case .players: "Who plays"
    }
  }

  /// The keys for answers without their own: digits, then letters that have no other meaning.
  static let freeKeys: [Character] =
    Array("123456789abcdefghijklmnopqrstuvwxyz").filter { character in
      !allCases.contains { $0.key == .character(character) }
    }
}
