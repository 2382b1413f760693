import MemoryModel
import MemoryViewModel
import TextUI

/// A question of the start screen, with its key.
enum StartRow: Character, CaseIterable {
  case theme = "t"
  case pairs = "p"
  // The small letters of this and the next are answers to other questions.
  case sides = "S"
  case learning = "L"
  case difficulty = "d"
  case players = "w"

  /// Returns the question of a key; nil for a key without one, or with Control or Alt.
  init?(_ press: KeyPress) {
    guard case .character(let key) = press.key,
      press.modifiers.isDisjoint(with: [.control, .alt])
    else { return nil }
    self.init(rawValue: key)
  }

  /// The name of the key.
  var keyName: String { String(rawValue) }

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
  static let freeKeys =
    Array("123456789abcdefghijklmnopqrstuvwxyz").filter { StartRow(rawValue: $0) == nil }
}
