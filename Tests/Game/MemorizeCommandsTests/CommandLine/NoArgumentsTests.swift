import Testing

@testable import MemorizeCommands

@Suite("Nothing on the command line, not even a name")
struct NoArgumentsTests {
  @Test("differs from a line that has only a name", arguments: [[], [""]])
  func words(arguments: [String]) throws {
    #expect(throws: UsageError.self) { try Memorize.words(after: arguments) }
    #expect(try Memorize.words(after: ["memorize"]) == [])
    #expect(try Memorize.words(after: ["", "deal"]) == ["deal"])
  }
}
