import TestSupport
import Testing

@testable import MemorizeCommands

@Suite("Watch: films that are kept")
struct KeptFilmTests {
  private static let record = smallRecord(
    moves: "[[0,0],[2,1000000000],[1,2000000000],[3,3500000000],[0,5000000000],[1,6000000000],"
      + "[3,7000000000],[2,8000000000]]")
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keep(_ line: String, input: String = record) async -> RunResult {
    var world = TestWorld(input: input)
    world.files = .live(from: folder.path)
    return await world.run(["watch"] + line.split(separator: " ").map(String.init))
  }

  @Test("both files are written, with a line about each, and are the same each time")
  func writesFiles() async throws {
    let result = await keep("- --svg f.svg --cast f.cast --size 40x12 --faces text")
    let (svg, cast) = (try folder.text(of: "f.svg"), try folder.text(of: "f.cast"))
    let lines = result.output.split(separator: "\n")
    let again = await keep("- --svg - --size 40x12 --faces text")
    #expect(
      unmet(
        folder.names == ["f.cast", "f.svg"] && result.status == 0 && result.errors.isEmpty,
        lines.count == 2 && lines[0].hasPrefix("f.svg: 12 seconds, 40 columns, 12 rows, ")
          && svg.hasPrefix("<svg ") && svg.contains(#"viewBox="0 0 672 416""#),
        cast.hasPrefix(#"{"version":2,"width":40,"height":12,"#), again == RunResult(output: svg))
        == [])
  }

  @Test("the film shows the game from beginning to end without keys, in ASCII without colours")
  func showsGame() async {
    let svg = await keep("- --svg - --faces text").output
    let letters = svg.matches(of: />([^<]*)<\/text>/).map { String($0.1) }
    #expect(
      svg.contains("<title>A recorded game: a game of Memorize</title>")
        && letters.contains { $0 == "The game begins." }
        && !letters.contains { $0.contains("watching") || $0.contains("leave") })
    for form in ["--svg", "--cast"] {
      let film = await keep("- \(form) - --ascii --color never").output
      #expect(
        !film.isEmpty && film.utf8.allSatisfy { $0 < 0x80 } && !film.contains("38;2;")
          && !film.contains("48;2;"))
    }
  }

  @Test(
    "options that do not go together are refused, and no file is written",
    arguments: [
      ("--size 40x12", "--size needs --svg or --cast"),
      ("a b --svg f", "--svg keeps the film of one game; name one"),
      ("- --svg - --cast -", "--svg - and --cast cannot both be on standard output"),
      ("- --svg f --plain", "give --svg or --plain, not both"),
      ("- --svg f --size 39x12", "a size such as 80x24, from 40x12 to 300x100"),
    ])
  func refuses(line: String, message: String) async {
    let result = await keep(line)
    #expect(
      result.status == 64 && result.output.isEmpty && result.errors.contains(message)
        && folder.names == [], "\(result.errors)")
  }

  @Test("a place that cannot be written is named, and an unknown game leaves no file")
  func reportsFailures() async throws {
    let unknown = await keep("./nothing.json --svg f.svg")
    #expect(
      await keep("- --svg none/f.svg")
        == RunResult(errors: "memorize: none/f.svg: No such file or directory\n", status: 74)
        && unknown.status == 74 && folder.names == [])
  }
}
