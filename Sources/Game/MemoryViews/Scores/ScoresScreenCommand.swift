import MemoryModel
import TextUI

/// A command of the scores screen.
typealias ScoresScreenCommand = ScreenCommand<ScoresScreen>

@MainActor extension ScoresScreenCommand {
  /// Returns all commands for the selected score, in the order of their buttons.
  static func all(for score: Score?) -> [Self] { [replay(score), clear, group] }

  /// Returns the command that deals the game of a score again; Enter is the key of the list.
  static func replay(_ score: Score?) -> Self {
    Self(key: .enter, meaning: "Same deal again") { screen in
      if let score { screen.replay(score) }
    }
  }

  /// The command that removes the scores of a theme.
  static var clear: Self {
    Self(
      key: "d", meaning: "Clear", role: .destructive,
      isPossible: { $0.shown?.sheet != nil }, action: { $0.askToClear() })
  }

  static var group: Self { Self(key: "g", meaning: "Group") { $0.regroup() } }
}
