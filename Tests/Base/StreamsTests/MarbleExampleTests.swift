import Streams
import Testing

@Suite("Marble examples")
struct MarbleExampleTests {
  @Test("every example is what its operator does", arguments: MarbleExample.all.map(\.name))
  func isTrue(name: String) throws {
    let example = try #require(MarbleExample.all.first { $0.name == name })
    #expect(
      (example.streams.map { $0.marbles() }, example.result(of: example.streams).marbles()) == (
        example.inputs.map(withoutLateTicks), example.output
      ))
  }

  /// Removes ticks after the last event of an open stream.
  private func withoutLateTicks(_ diagram: String) -> String {
    String(diagram.reversed().drop { $0 == "-" }.reversed())
  }

  @Test("every example has a unique name and one unique sentence")
  func areTold() {
    let examples = MarbleExample.all
    #expect(
      (Set(examples.map(\.name)).count, Set(examples.map(\.sentence)).count) == (
        examples.count, examples.count
      ))
    for example in examples {
      #expect(example.sentence.hasSuffix(".") && !example.sentence.dropLast().contains("."))
      #expect(example.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(example.name)")
    }
  }
}
