import MemoryViewModel
import TextUI

extension AppModel {
  /// Copies the result of the current game, which is printed on leaving as well.
  ///
  /// - Returns: The sentence about it for the player.
  func copyResult(_ copy: CopyAction) -> String {
    guard let text = current?.resultText else {
      return game?.result == nil ? "The game has no result yet." : "This game is not kept here."
    }
    family.copiedResult = text
    return copy(text)
      ? "The result is copied, and printed on leaving." : "The result is printed on leaving."
  }
}
