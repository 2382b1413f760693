import TextUI

/// The messages, and a field for the next one.
struct ChatScreen: View {
  let conversation: Conversation
  @State private var draft = ""

  private var isBlank: Bool { draft.allSatisfy(\.isWhitespace) }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      messages
      Divider()
      HStack {
        TextField("Message", text: $draft, prompt: "Say something")
          .onSubmit(send)
          .defaultFocus()
        if conversation.isAnswering {
          Button("Stop", action: conversation.interrupt).keyboardShortcut(.cancelAction)
        } else {
          Button("Send", action: send).disabled(isBlank)
        }
      }
    }
    .padding(.horizontal)
    .windowTitle(conversation.isAnswering ? "Chat …" : "Chat")
    .task(id: conversation.turn) { await conversation.answer() }
  }

  private var messages: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        ForEach(conversation.messages) { MessageView(message: $0) }
      }
      .frame(maxWidth: .max, alignment: .leading)
    }
    .defaultScrollAnchor(.bottom)
    .frame(maxHeight: .max, alignment: .top)
  }

  private func send() {
    guard !isBlank else { return }
    conversation.say(draft)
    draft = ""
  }
}

/// A message: that of the person on the right, the bot's on the left.
struct MessageView: View {
  let message: Message

  var body: some View {
    switch message.author {
    case .person:
      Text(message.text)
        .padding(.horizontal)
        .border(.rounded)
        .frame(maxWidth: .max, alignment: .trailing)
        .padding(.leading, 8)
    case .bot:
      VStack(alignment: .leading, spacing: 0) {
        Text("Bot").bold().foregroundStyle(.cyan)
        if message.text.isEmpty { ProgressView("thinking") } else { Markdown(message.text) }
      }
      .padding(.trailing, 8)
    }
  }
}
