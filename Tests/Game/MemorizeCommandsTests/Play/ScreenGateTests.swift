import MemoryModel
import PseudoTerminals
import TestSupport
import Testing

@Suite("Full screen: kids mode")
struct ScreenGateTests {
  @Test("a child is stopped by a sum, and a person with the answer continues")
  func child() async throws {
    var world = TestWorld()
    world.variables = ["MEMORIZE_KIDS_MODE": "on"]
    try await world.play(["--no-animation"]) { screen in
      try screen.wait(for: "Find the cards")
      try screen.click("‹ Animals")
      try screen.wait(for: "[ child ]")

      screen.type("d")
      screen.type("\(try screen.answer(isRight: false))")
      try screen.wait("end of the check") { screen.answers.isEmpty }
      #expect(
        screen.picture.contains("[ child ]") && screen.picture.contains("Animals")
          && !screen.picture.contains("Delete"))

      screen.type("d")
      screen.type("\(try screen.answer(isRight: true))")
      try screen.wait(for: "Delete Animals?")
      try screen.click("! Delete")
      try screen.wait(for: "\(Theme.builtIn.count - 1) themes")
      screen.type("u")
      try screen.wait(for: "\(Theme.builtIn.count) themes")
    }
  }
}

extension ScreenPlay {
  /// Returns the key of a right or wrong answer to the sum on the screen.
  fileprivate func answer(isRight: Bool) throws -> Int {
    try wait(for: "= ?")
    try wait("answers") { answers.count == 3 }
    let sum = try #require(sum)
    let index = try #require(answers.firstIndex { ($0 == sum) == isRight })
    return index + 1
  }

  private var sum: Int? {
    let words = words(of: "= ?")
    guard let end = words.firstIndex(of: "="), end >= 3 else { return nil }
    guard let one = Int(words[end - 3]), let other = Int(words[end - 1]) else { return nil }
    return switch words[end - 2] {
    case "+": one + other
    case "×": one * other
    case "÷": one / other
    default: one - other
    }
  }

  /// The answers, from the left.
  fileprivate var answers: [Int] {
    let words = words(of: "[>")
    guard words.count(where: { $0.hasSuffix("]") }) == 3 else { return [] }
    return words.compactMap { word in Int(word.filter(\.isNumber)) }
  }

  /// Returns the words of the first line with a text below the bars.
  private func words(of part: String) -> [Substring] {
    let line = picture.lines.dropFirst(2).first { $0.contains(part) }
    return line?.split { $0 == " " || $0 == "│" } ?? []
  }
}
