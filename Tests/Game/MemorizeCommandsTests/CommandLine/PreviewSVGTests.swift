import SystemCalls
import TestSupport
import Testing
import TextUI

@testable import MemorizeCommands

@Suite("Preview: pictures as SVG")
struct PreviewSVGTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ line: String, with change: (inout TestWorld) -> Void = { _ in }
  ) async -> RunResult {
    var world = TestWorld()
    world.files = .live(from: folder.path)
    change(&world)
    return await world.run(["preview"] + line.split(separator: " ").map(String.init))
  }

  @Test("the picture is written to the file, and the text to standard output")
  func writesFile() async throws {
    let result = await run("screens/board --svg p.svg")
    let svg = try folder.text(of: "p.svg")
    #expect(
      await unmet(
        result == run("screens/board") && result.status == 0 && svg.hasPrefix("<svg ")
          && svg.hasSuffix("</svg>\n"),
        svg.contains(">snake</text>") && svg.utf8.count < 40_000 && folder.names == ["p.svg"]) == []
    )
  }

  @Test("a dash is standard output, which then gets nothing else")
  func writesStandardOutput() async throws {
    #expect(
      try await unmet(
        run("pie --at 2s --svg p").status == 0,
        run("pie --at 2s --svg -") == RunResult(output: folder.text(of: "p"))) == [])
  }

  @Test("the picture has a description, and is byte-identical on any terminal and on none")
  func isTitled() async {
    let svg = await run("stacks --svg -").output
    let picture = await run("screens/board --svg -").output
    let onTerminal = await run("screens/board --svg -") {
      $0.terminals = [.output]
      $0.stage = .printing(in: ["TERM": "dumb"])
      $0.stage.isUnicode = { _ in false }
      $0.width = 20
    }
    #expect(
      svg.contains(#"role="img""#)
        && svg.contains("<title>Rows, columns and piles; spacers take what is left.</title>")
        && onTerminal == RunResult(output: picture) && picture.contains("#e8963c"))
  }

  @Test("size, scheme, keys, device, colours and ASCII apply as for text")
  func takesOptions() async {
    let small = await run("screens/board --size 40x12 --scheme light --svg -").output
    let keys = await run("state --keys enter --svg -").output
    let dumb = await run("screens/board --device dumb --svg -").output
    let colorless = await run("figures --color never --svg -").output
    #expect(
      await unmet(
        keys != run("state --svg -").output && small.contains(#"viewBox="0 0 672 416""#)
          && small.contains(##"fill="#ffffff""##),
        run("figures --ascii --svg -").output.utf8.allSatisfy { $0 < 0x80 }
          && dumb.utf8.allSatisfy { $0 < 0x80 } && !dumb.contains("<path")
          && Set(colorless.matches(of: /#[0-9a-f]{6}/).map { String($0.0) }) == [
            "#000000", "#e5e5e5",
          ]) == [])
  }

  @Test(
    "a place that cannot be written is reported, and nothing is printed",
    arguments: [
      ("/none/p.svg", "/none/p.svg: No such file or directory"), (".", ".: Is a directory"),
      ("f/p.svg", "f/p.svg: Not a directory"), ("loop", "loop: Too many levels of symbolic links"),
    ])
  func refuses(place: String, message: String) async throws {
    try folder.put("kept\n", in: "f")
    try folder.makeLink("loop", to: "loop")
    let result = await run("pie --svg \(place)")
    #expect(
      try result == RunResult(errors: "memorize: \(message)\n", status: 74)
        && folder.text(of: "f") == "kept\n" && folder.names == ["f", "loop"])
  }

  @Test("a full disk under standard output is a failure")
  func noticesFullDisk() async {
    let result = await run("pie --svg -") { $0.hearOutput = TestWorld.refusing(with: .noSpace) }
    #expect(result == .fullDisk)
  }

  @Test(
    "several pictures, or none, are refused, and no file is created",
    arguments: [
      ("--svg p", "--svg draws one preview; name it, or see memorize preview --help"),
      ("--svg p --size 9x9", "--svg draws one preview; name it, or see memorize preview --help"),
      ("pie --svg p --variants scheme", "give --svg or --variants, not both"),
      ("pie --svg p --variants size", "give --svg or --variants, not both"),
      ("pie --svg p --inspect 1,1", "give --svg or --inspect, not both"),
      ("stakcs --svg p", "unknown preview stakcs; did you mean stacks?"),
    ])
  func refusesSeveral(line: String, message: String) async {
    #expect(
      await run(line) == RunResult(errors: "memorize: \(message)\n", status: 64)
        && folder.names == [])
  }
}
