import Observation

/// A message of the conversation.
struct Message: Identifiable {
  enum Author { case person, bot }

  let id: Int
  let author: Author
  var text: String
}

/// A conversation, in which one answer at a time is being given.
@Observable final class Conversation {
  private(set) var messages: [Message] = []
  /// The number of the turn; a new turn interrupts the answer of the previous one.
  private(set) var turn = 0
  private(set) var isAnswering = false
  @ObservationIgnored private let bot: Bot

  init(with bot: Bot) {
    self.bot = bot
    add(.bot, "Hello! Say something, and I will listen.")
  }

  func say(_ text: String) {
    add(.person, text)
    turn += 1
    isAnswering = true
  }

  /// Interrupts the answer.
  func interrupt() {
    guard isAnswering else { return }
    turn += 1
    isAnswering = false
    if messages.last?.author == .bot { messages[messages.count - 1].text += "…" }
  }

  /// Answers the latest message; runs anew in each turn.
  func answer() async {
    guard isAnswering, !Task.isCancelled, let question = messages.last else { return }
    let number = add(.bot, "")
    for await word in bot.words(answering: question.text) where !Task.isCancelled {
      messages[number].text += word
    }
    if !Task.isCancelled { isAnswering = false }
  }

  @discardableResult
  private func add(_ author: Message.Author, _ text: String) -> Int {
    messages.append(Message(id: messages.count, author: author, text: text))
    return messages.count - 1
  }
}
