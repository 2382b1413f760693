import TerminalIO
import TextUI

/// A conversation with a bot, whose answers come word by word.
@main struct ChatApp: TerminalApp {
  @State private var conversation = Conversation(with: Bot())

  // All letters belong to the text field.
  var options: TerminalOptions {
    var options = TerminalOptions()
    options.quitKey = KeyPress(.character("q"), modifiers: .control)
    return options
  }

  var body: some View { ChatScreen(conversation: conversation) }
}
