import Testing
import TextUITesting

@testable import Chat

struct ChatTests {
  private func stage(_ conversation: Conversation) -> Stage {
    Stage(width: 50, height: 12) { ChatScreen(conversation: conversation) }
  }

  @Test("an answer comes word by word, and the end of the conversation stays visible")
  func answering() async {
    let conversation = Conversation(with: Bot(pause: .zero))
    let stage = stage(conversation)
    for number in 1...4 {
      stage.type("I like my dog")
      stage.key(.enter)
      #expect(conversation.isAnswering)
      #expect(await stage.draws { !conversation.isAnswering })
      #expect(conversation.messages.count == 1 + 2 * number)
      #expect(stage.place(of: "Why do you like your dog?") != nil)
    }
    #expect(conversation.messages.last?.text == "Why do you like your dog? Tell me **more**. ")
  }

  @Test("Escape interrupts an answer, and the next message is answered")
  func interrupting() async {
    let conversation = Conversation(with: Bot(pause: .seconds(3_600)))
    let stage = stage(conversation)
    stage.type("hello")
    stage.key(.enter)
    #expect(await stage.draws { stage.place(of: "thinking") != nil })
    stage.key(.escape)
    #expect(!conversation.isAnswering)
    #expect(conversation.messages.last?.text == "…")
    #expect(stage.place(of: "Send") != nil)
  }

  @Test("an empty message is not sent")
  func blank() {
    let conversation = Conversation(with: Bot())
    let stage = stage(conversation)
    stage.type("  ")
    stage.key(.enter)
    #expect(conversation.messages.count == 1)
  }

  @Test(
    "the bot listens",
    arguments: [
      ("Hi!", "Hello!"), ("I need you", "Why do you need me?"), ("Why?", "A good question."),
      ("", "silence"), ("It rains", "*rains*"), ("I love", "that"),
    ])
  func listening(message: String, part: String) {
    #expect(Bot.answer(to: message).contains(part))
  }
}
