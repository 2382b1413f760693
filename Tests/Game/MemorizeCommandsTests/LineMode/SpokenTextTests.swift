import TestSupport
import Testing

@Suite("Words in other letters, in lines")
struct SpokenTextTests {
  private static let list = "犬\tEichhörnchen\n猫\tKäse\n"

  /// Plays both pairs of a list, and returns the output.
  private func play(_ variables: [String: String]) async -> String {
    let home = PlayerHome(variables)
    _ = await runCommand(["themes", "import", "-"], input: Self.list, at: home)
    let cards = "1 2\n1 3\n1 4\n2 3\n2 4\n3 4\n"
    return await runCommand(["words", "--seed", "4"], input: cards, at: home).output
  }

  @Test("a text is called by itself where the output can show it")
  func unicode() async {
    let output = await play(["LANG": "C.UTF-8"])
    for word in ["犬", "猫", "Eichhörnchen", "Käse"] { #expect(output.contains(": \(word).")) }
  }

  @Test("it is called by its word of ASCII elsewhere, and on request", arguments: [true, false])
  func ascii(isRequested: Bool) async {
    let request = ["LANG": "C.UTF-8", "MEMORIZE_ASCII": "yes"]
    let output = await play(isRequested ? request : ["LC_ALL": "C"])
    #expect(
      output.contains(": eichhornchen.") && output.contains(": kase.")
        && !output.contains { !$0.isASCII })
  }
}
