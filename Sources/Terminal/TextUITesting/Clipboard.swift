import TextUI

/// The clipboard of a stage.
@MainActor final class Clipboard {
  private(set) var text: String?

  /// Returns the action that copies, and announces that, as on a terminal.
  func action(in window: Window) -> CopyAction {
    CopyAction { [weak window] text in
      self.text = text
      window?.announce("Copied.")
      return true
    }
  }
}
