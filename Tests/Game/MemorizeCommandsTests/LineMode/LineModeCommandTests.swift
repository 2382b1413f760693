import Foundation
import TestSupport
import Testing

@Suite("Line mode: commands")
struct LineModeCommandTests {
  private static let small = LineModeTests.small

  @Test("help names every command, and every command in help exists")
  func helps() async throws {
    let help = try await LineTalk(["help"], Self.small).last
    let commands = help.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .flatMap { $0.split(separator: " ").prefix(1).map(String.init) }

    #expect(
      commands == [
        "hint", "table", "score", "pause", "undo", "shuffle", "new", "record", "result",
        "themes", "games", "save", "scores", "quit",
      ])
    let letters = ["h", "t", "s", "p", "r", "u", "n", "q", "?", "new 42", "resume", "exit"]
    for word in commands + letters + commands.map({ $0.uppercased() }) {
      let talk = try await LineTalk([word], Self.small)
      #expect(!talk.result.output.contains("I do not know") && talk.result.status == 0, "\(word)")
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test(
    "a pause hides the cards and keeps the time, and undo is refused in it and without practice")
  func pauses() async throws {
    let lines = ["1", "pause", "table", "2", "score", "p", "resume", "table", "2", "resume"]
    let talk = try await LineTalk(["1", "pause", "undo"], Self.small + ["--practice"])
    #expect(
      try await LineTalk(lines, Self.small).answers.dropLast() == [
        "card 1: rabbit.",
        "Paused at 1 second. Type resume to go on.",
        "\n[1]     [2]     [3]     [4]\n",
        "The game is paused. Type resume to go on.",
        "Score 0. 0 turns, 4 cards left, 1 second.",
        "Paused at 1 second. Type resume to go on.",
        "The clock runs again.",
        "\nrabbit  [2]     [3]     [4]\n",
        "card 2: rabbit. Match! +13, including a bonus of 11. Score 13.",
        "The game is not paused.",
      ] && talk.last.contains("paused"))
    do {
      let talk = try await LineTalk(["1", "undo", "record"], Self.small)

      #expect(
        talk.answers[1] == "Undo is for practice: start with memorize play --practice."
          && talk.last.contains(#""moves":[[0,0]]"#))
    }
  }

  @Test("practice takes back flip after flip, and also the end of the game")
  func undoes() async throws {
    let lines = ["1 2 3 4", "undo", "undo", "undo", "undo", "undo", "1 2 3 4"]
    let talk = try await LineTalk(lines, Self.small + ["--practice"])

    #expect(
      talk.answers[0].contains("You win.")
        && talk.answers[1...5] == [
          "Took the last flip back. Score 13.", "Took the last flip back. Score 13.",
          "Took the last flip back. Score 0.", "Took the last flip back. Score 0.",
          "There is nothing to take back.",
        ] && talk.answers[6].contains("You win."))
  }

  @Test("a shuffle is recorded and moves the cards, and new leaves nothing of the old game")
  func shuffles() async throws {
    let talk = try await LineTalk(
      ["shuffle", "shuffle", "record"], ["--pairs", "1", "--seed", "3"])

    #expect(
      talk.last.contains(#""shuffles":[0,0]"#)
        && talk.answers.prefix(2).allSatisfy { $0.contains("The cards have been shuffled.") })
    do {
      let talk = try await LineTalk(["1", "shuffle", "table"], ["--pairs", "8", "--seed", "1"])

      let word = talk.answers[0].dropFirst("card 1: ".count).dropLast()
      #expect(
        talk.answers[1] == "The cards have been shuffled.\n" + talk.last
          && talk.last.components(separatedBy: word).count == 2)
    }
    do {
      let talk = try await LineTalk(["1 2", "new 1", "record", "new", "new a,b"], Self.small)

      #expect(
        talk.answers[1] + "\n" == talk.greeting
          && talk.answers[2].contains(#""seed":"1","moves":[]"#)
          && talk.answers[3].hasPrefix("Animals: 4 cards, 2 to a match. Seed ")
          && talk.answers[4].hasPrefix("I do not know \"new a,b\"."))
    }
  }

  @Test("a hint names only cards that were seen, or says that they were not", arguments: 1...12)
  func hints(seed: Int) async throws {
    let options = ["--pairs", "4", "--seed", "\(seed)"]
    let kind = try await DealtCards(options).cards.map(\.kind)
    let labels = [1, 2, 3, 4, 5, 6, 7, 8, 1, 5, 2, 6]
    let talk = try await LineTalk(["hint"] + labels.flatMap { ["\($0)", "hint"] }, options)

    var seen: Set<Int> = []
    let hints = stride(from: 0, to: talk.answers.count - 1, by: 2).map { talk.answers[$0] }
    for (turned, hint) in hints.enumerated()
    where hint.hasPrefix("Hint") || hint.hasPrefix("No known pair") {
      if turned > 0 { seen.insert(labels[turned - 1]) }
      let named = hint.split { !$0.isNumber }.compactMap { Int($0) }
      let isUnseen = hint.hasPrefix("No known pair")
      #expect(named.allSatisfy { seen.contains($0) != isUnseen }, "\(turned): \(hint)")
      if !isUnseen { #expect(Set(named.map { kind[$0 - 1] }).count == 1) }
    }
  }
}
