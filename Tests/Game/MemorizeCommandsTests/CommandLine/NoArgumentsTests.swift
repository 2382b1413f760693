import Testing

@testable import MemorizeCommands

@Suite("A command line without a program name")
struct NoArgumentsTests {
  @Test("differs from a command line with only a name", arguments: [[], [""]])
  func words(arguments: [String]) throws {
    #expect(throws: UsageError.self) { try Memorize.words(after: arguments) }
    #expect(
      try Memorize.words(after: ["memorize"]) == []
        && Memorize.words(after: ["", "deal"]) == ["deal"])
  }
}
