import SystemCalls
import TestSupport
import Testing

@Suite("Output files")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a line in the folder.
  private func run(
    _ line: String, with change: (inout TestWorld) -> Void = { _ in }
  ) async -> RunResult {
    var world = TestWorld()
    world.files = .live(from: folder.path)
    change(&world)
    return await world.run(line.split(separator: " ").map(String.init))
  }

  @Test(
    "a place that cannot be written is reported before the first game is played",
    arguments: [
      ("--svg /none/p.svg", "/none/p.svg: No such file or directory"),
      ("--svg .", ".: Is a directory"),
      ("--svg f/p.svg", "f/p.svg: Not a directory"),
      ("--svg loop", "loop: Too many levels of symbolic links"),
      ("--out /none/o", "/none/o: No such file or directory"),
      ("--out f", "f/STUDY.csv: Not a directory"),
      ("--out o --svg /none/p", "/none/p: No such file or directory"),
    ], ["simulate", "sweep"])
  func refusesAtOnce(place: (option: String, message: String), study: String) async throws {
    try folder.put("kept\n", in: "f")
    try folder.makeLink("loop", to: "loop")
    let result = await run("\(study) -n 1000G \(place.option)")
    let message = place.message.split(separator: "STUDY").joined(separator: study)
    #expect(
      try result == RunResult(errors: "memorize: \(message)\n", status: 74)
        && folder.text(of: "f") == "kept\n" && !folder.names.contains { $0.contains("partial") }
        && !TemporaryFolder.names(in: folder.path + "/o").contains { $0.contains("partial") })
  }

  @Test("a finished run replaces a file, a refused one does not; links and permissions are kept")
  func keepsOldFile() async throws {
    try folder.put("old\n", in: "p")
    for line in ["simulate -n 5 --svg p --seed", "simulate -n 0 --svg p", "compare perfect best"] {
      #expect(await run(line).status == 64)
    }
    #expect(
      try await unmet(
        folder.text(of: "p") == "old\n",
        run("simulate -n 5 --svg p").status == 0 && folder.text(of: "p").hasPrefix("<svg")
          && folder.names == ["p"]) == [])
    for name in ["a", "b"] { try folder.makeFolder(name) }
    try folder.put("old\n", in: "a/p", mode: 0o600)
    try folder.makeLink("b/link", to: "../a/p")
    try folder.makeLink("b/none", to: "../a/new")
    for link in ["b/link", "b/none"] {
      #expect(try await run("simulate -n 5 --svg \(link)").status == 0 && folder.isLink(link))
    }
    for file in ["a/p", "a/new"] { #expect(try folder.text(of: file).hasPrefix("<svg")) }
    #expect(
      try folder.mode(of: "a/p") == 0o600
        && TemporaryFolder.names(in: folder.path + "/a") == ["new", "p"]
        && TemporaryFolder.names(in: folder.path + "/b") == ["link", "none"])
  }

  @Test(
    "a dash is standard output, which then gets nothing else", arguments: ["simulate", "sweep"])
  func writesStandardOutput(study: String) async throws {
    let line = "\(study) -n 5 --seed 1 -p 3"
    #expect(
      try await unmet(
        run("\(line) --svg p").status == 0,
        run("\(line) --svg -") == RunResult(output: folder.text(of: "p")),
        run("\(line) --svg ./-").status == 0 && folder.text(of: "-") == folder.text(of: "p")
          && folder.names == ["-", "p"]) == [])
  }

  @Test("a full disk is a failure that names its file, and the result is still printed")
  func noticesFullDisk() async {
    let result = await run("simulate -n 5 --svg -") {
      $0.hearOutput = TestWorld.refusing(with: .noSpace)
    }
    #expect(result == .fullDisk)
    #if os(Linux)
    let full = await run("simulate -n 5 --svg /dev/full")
    #expect(
      full.errors == "memorize: /dev/full: No space left on device\n" && full.status == 74
        && full.output.contains("5 games of "))
    #endif
  }

  @Test("an interrupted run leaves whole files, marked as incomplete")
  func finishesWhenInterrupted() async throws {
    let checks = Shared(0)
    let result = await run("simulate -p 8 -n 1G --out o --svg p") {
      $0.interrupt = .when {
        checks.withLock { checks in
          checks += 1
          return checks > 500
        }
      }
    }
    #expect(
      try unmet(
        result.status == 130 && folder.names == ["o", "p"]
          && TemporaryFolder.names(in: folder.path + "/o") == ["simulate.csv", "simulate.json"]
          && folder.text(of: "o/simulate.json").contains(#"incomplete":true"#),
        folder.text(of: "p").split(separator: "\n").count { $0.contains("INCOMPLETE") } == 2) == [])
  }

  @Test(
    "a reader that closes the pipe leaves no partial files, and the others are finished"
  )
  func finishesWithoutReader() async {
    let result = await run("simulate -p 1000 --limit turns:3 -n 1G --csv --svg p") {
      let rows = Shared(0)
      $0.hearOutput = { bytes throws(SystemError) in
        let lines = rows.withLock { rows in
          rows += bytes.count { $0 == UInt8(ascii: "\n") }
          return rows
        }
        if lines > 1 { throw .brokenPipe }
      }
    }
    #expect(
      result.output.hasPrefix("seed") && result.errors.isEmpty && result.status == 74
        && folder.names == [])
    do {
      let result = await run("simulate -n 5 --svg p --out o") {
        $0.hearOutput = TestWorld.refusing(with: .brokenPipe)
      }
      #expect(
        result == RunResult(status: 74) && folder.names == ["o", "p"]
          && TemporaryFolder.names(in: folder.path + "/o") == ["simulate.csv", "simulate.json"])
    }
  }
}
