import Foundation
import SystemCalls
import TestSupport
import Testing

@Suite("Line mode: any typed input")
struct LineModeSafetyTests {
  static let junk = [
    "0", "-1", "5", "99999999999999999999999999", "1.5", "1e3", "+1", "0x1", "١", "１", "²", "½",
    "card 1", "1 two", "1;2", "help me", "new a b", "record x", "hınt", "\\x1b[31m", "%s%n",
    "$(id)", "\u{0}", "1\u{0}", "\u{1B}[2J\u{1B}]0;x\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{9B}31m",
    "\u{7}\u{8}",
    "\u{7F}", "\u{202E}1", "\u{2066}1\u{2069}", "\u{200B}", "1\u{200D}", "\u{FEFF}1",
    "\u{E000}", "\u{E0001}", "\u{FFFF}", "🐶", "e" + String(repeating: "\u{301}", count: 1_000),
    "\u{301}", "\u{115F}\u{3164}", String(repeating: "x", count: 10_240),
    String(repeating: "1", count: 10_240), String(repeating: "\u{1B}[A", count: 3_000),
    String(repeating: "🐶", count: 16_384),
  ]

  @Test("invalid input is answered in one harmless line and changes nothing", arguments: junk)
  func answersJunk(line: String) async throws {
    let question = ["1", "score", "record", line, "score", "record"]
    let talk = try await LineTalk(question, LineModeTests.small)

    let answer = talk.answers[3]
    #expect(
      unmet(
        talk.answers.count == question.count + 1 && !answer.isEmpty && !answer.contains("\n")
          && answer.unicodeScalars.count < 200,
        Array(talk.answers[1...2]) == Array(talk.answers[4...5]) && isHarmless(talk.result.output)
          && talk.result.errors.isEmpty && talk.result.status == 0) == [])
  }

  @Test(
    "empty and long lines, and bytes that are not UTF-8, are answered, and the game goes on"
  )
  func survivesBytes() async throws {
    let talk = try await LineTalk(
      ["", "   ", "\t", ",", "\r", "\u{2028}", "score"], LineModeTests.small)

    #expect(
      talk.answers.prefix(6).allSatisfy { $0.isEmpty }
        && talk.last == "Score 0. 0 turns, 4 cards left, 0 seconds.")
    let lines: [[UInt8]] = [
      [0xFF, 0xFE], [0xC0, 0x80], [0x31, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F], [0x31],
    ]
    let written = Shared([UInt8]())
    var world = TestWorld(bytes: lines.flatMap { $0 + [UInt8(ascii: "\n")] })
    world.hearOutput = { bytes in written.withLock { $0 += bytes } }
    let result = await world.run(Self.game)

    #expect(
      unmet(
        String(validating: written.withLock { $0 }, as: UTF8.self) != nil && result.errors.isEmpty
          && result.output.components(separatedBy: "I do not know").count == 6
          && result.output.contains("card> 1\ncard 1: rabbit.\n"), isHarmless(result.output)) == [])
    do {
      let result = await runCommand(
        Self.game, input: String(repeating: "x", count: 65_536) + "\n1 2\n")

      #expect(
        result.output.contains("card 1: rabbit. card 2: rabbit. Match!")
          && result.output.utf8.count < 2_000 && result.status == 0)
    }
  }

  private static let game = ["--pairs", "2", "--seed", "1", "--table", "ask"]

  @Test("errors of output and input are reported")
  func noticesErrors() async {
    var world = TestWorld(input: "1\n")
    world.hearOutput = TestWorld.refusing(with: .noSpace)
    #expect(await world.run(["--pairs", "2"]) == .fullDisk)
    world.hearOutput = TestWorld.refusing(with: .brokenPipe)
    #expect(await world.run(["--pairs", "2"]) == RunResult(status: 74))
    for command in [["--pairs", "2"], ["replay", "-"]] {
      var world = TestWorld()
      world.read = { _ throws(SystemError) in throw .isFolder }
      let result = await world.run(command)
      #expect(result.status == 74 && result.errors == "memorize: standard input: Is a directory\n")
    }
  }
}
