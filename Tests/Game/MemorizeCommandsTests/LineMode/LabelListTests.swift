import TestSupport
import Testing

@Suite("Line mode: several cards in a line")
struct LabelListTests {
  private let dealt: DealtCards
  private let options = ["--pairs", "4", "--seed", "1"]

  init() async throws {
    dealt = try await DealtCards(["--pairs", "4", "--seed", "1"])
  }

  /// The labels of the first cards of the kinds.
  private var first: [Int] { dealt.labels.map { $0[0] } }

  private func turned(_ talk: LineTalk) async throws -> String {
    try await LineTalk(["score"], options).answers[0]
  }

  @Test(
    "a line stops at cards that are up or matched, and tells nothing hidden"
  )
  func stillUp() async throws {
    let (a, b, c) = (first[0], first[1], first[2])
    let talk = try await LineTalk(["\(a) \(b)", "\(b) \(c)", "score", "\(c) \(b)"], options)
    // The second card of a turn may be one that is still up.
    #expect(
      talk.answers[1].hasPrefix("card \(b) is still up: ")
        && talk.answers[1].hasSuffix("Turn two others. No card was turned.")
        && talk.answers[2].contains(" 1 turn, 8 cards left")
        && talk.answers[3].contains("No match."))
    for (one, another) in [(dealt.labels[0][0], dealt.labels[0][1]), (first[0], first[1])] {
      let free = try #require((1...8).first { $0 != one && $0 != another })
      let talk = try await LineTalk(["\(one) \(another) \(free) \(one)"], options)
      #expect(!talk.answers[0].contains("No card was turned."), "Its start is turned")
    }
    do {
      let pair = dealt.labels[0]
      let line = "\(pair[0]) \(pair[1]) \(first[1]) \(pair[0]) \(first[2])"
      let talk = try await LineTalk([line], options)
      #expect(
        talk.answers[0].contains("card \(pair[0]) is matched already.")
          && talk.answers[0].hasSuffix("The rest of the line is skipped."))
    }
  }

  @Test("a card that is named twice, one that is matched, and one that does not exist")
  func refuses() async throws {
    let pair = dealt.labels[0]
    let other = first[1]
    let talk = try await LineTalk(
      [
        "\(other) \(other)", "\(first[2]) 99", "0 \(other)", "\(pair[0]) \(pair[1])",
        "\(pair[0]) \(other)", "score",
      ], options)
    #expect(talk.answers[0] == "Card \(other) is in this line twice. No card was turned.")
    for answer in talk.answers[1...2] {
      #expect(
        answer.hasPrefix("There is no such card: the cards go from 1 to 8.")
          && answer.hasSuffix("No card was turned."))
    }
    #expect(
      talk.answers[4] == "card \(pair[0]) is matched already. No card was turned."
        && talk.answers[5].contains(" 1 turn, 6 cards left"))
  }
}
