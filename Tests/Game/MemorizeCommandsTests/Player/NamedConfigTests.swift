import Foundation
import TestSupport
import Testing

/// The option `--config` with files that do not belong to the game.
@Suite struct NamedConfigTests {
  private let folder = PlayerHome()

  private var file: String { folder.path + "/notes.txt" }

  private func run(_ more: [String] = []) async throws -> RunResult {
    await runCommand(
      ["--config", file] + more + SavedGameTests.small, input: "1\n", at: PlayerHome())
  }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test(arguments: ["my diary\n", "{}", "a,b\n", "\u{0}", String(repeating: "x", count: 300_000)])
  func `a file that holds no settings is refused, and not touched`(text: String) async throws {
    try folder.write(text, to: file)
    let before = try FileManager.default.attributesOfItem(atPath: file)

    let result = try await run()

    #expect(
      try unmet(
        result.status == 65 && result.output.isEmpty
          && result.errors.hasPrefix("memorize: \(file): ")
          && result.errors.split(separator: "\n").count == 1,
        folder.read(file) == text && names == ["notes.txt"]) == [])
    let after = try FileManager.default.attributesOfItem(atPath: file)
    for key in [FileAttributeKey.modificationDate, .systemFileNumber, .posixPermissions] {
      #expect(before[key] as? NSObject == after[key] as? NSObject)
    }
  }

  @Test(arguments: [false, true]) func `a missing or empty file becomes one of settings`(
    isThere: Bool
  ) async throws {
    if isThere { try folder.write("", to: file) }

    #expect(try await run().status == 0)

    #expect(
      try await unmet(
        folder.read(file).hasPrefix("# Settings of memorize (format 2)."), run().status == 0) == [])
  }

  @Test func `a mistake in it is reported with its line, and the other lines count`() async throws {
    let text = "players = 2\nbonus = perhaps\nplayrs = 3\n"
    try folder.write(text, to: file)

    let result = try await run()

    #expect(
      try unmet(
        result.status == 0
          && result.output.contains(
            "\(file), line 2: bonus must be true or false, is \"perhaps\"; the default counts, true."
          )
          && result.output.contains(
            "\(file), line 3: there is no setting playrs; did you mean players?")
          && result.output.contains("2 players"),
        folder.read(file) == text + "lastTheme = animals\n") == [])
  }

  @Test func `a link to a file without settings is refused like the file`() async throws {
    let other = folder.path + "/precious.txt"
    try folder.write("precious\n", to: other)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: other)

    #expect(try await run().status == 65)

    #expect(try folder.read(other) == "precious\n" && names == ["notes.txt", "precious.txt"])
  }
}
