import Foundation
import TestSupport
import Testing

/// Games saved in files by players without a home folder can be continued.
@Suite struct ContinueFileTests {
  private let folder = PlayerHome()
  private let nowhere = PlayerHome(["HOME": ""])

  private var file: String { folder.path + "/rainy day.game" }

  /// Turns two cards without a home, and saves the game in the file.
  @discardableResult
  private func save() async throws -> RunResult {
    await runCommand(SavedGameTests.small, input: "1\n3\nsave \(file)\n", at: nowhere)
  }

  @Test func `without a home a game can be saved in a file, and resumed from it`() async throws {
    let saved = try await save()
    #expect(
      saved.output.contains("\nSaved in \(file). Continue with: memorize continue '\(file)'\n")
        && !saved.output.contains(" is lost"))
    let text = try folder.read(file)

    let home = PlayerHome()
    let later = await runCommand(
      ["continue", file, "--flip-time", "1s", "--table", "ask"], input: "score\n2\n", at: home)
    #expect(
      try later.output.contains("Score 0. 1 turn, 4 cards left, 2 seconds.")
        && later.output.contains("\nSaved. Continue with: memorize continue\n")
        && home.games.count == 1 && folder.read(file) == text)
    let again = await runCommand(["continue"], at: home)
    #expect(again.output.hasPrefix("Animals: 4 cards") && again.status == 0)
  }

  @Test func `a game from a file plays on where nothing can be saved, and says so`() async throws {
    try await save()
    let result = await runCommand(["continue", file], input: "2\n", at: nowhere)

    #expect(
      result.output.contains("The game is not being saved: there is no place for it")
        && result.output.contains("The game Animals is lost: ") && result.status == 0
        && !result.output.contains("Saved"))
  }

  @Test func `no existing file is overwritten, and an impossible place is reported`() async throws {
    try await save()
    let text = try folder.read(file)
    let input = "1\nsave \(file)\nsave /no/such/place\nsave \(folder.path)/\n"
    let result = await runCommand(SavedGameTests.small, input: input, at: nowhere)

    #expect(
      try folder.read(file) == text
        && result.output.contains("this file exists already; choose another name.\n")
        && result.output.contains("could not be saved there: there is no folder /no/such/.\n")
        && result.output.components(separatedBy: "It could not be saved there").count == 4)
  }

  @Test(arguments: ["junk", "", "{}\n", "{\"format\":\"memorize-game\",\"version\":9}\n"])
  func `a file that holds no game is refused, and not touched`(text: String) async throws {
    try folder.write(text, to: file)
    let home = PlayerHome()
    let result = await runCommand(["continue", file], at: home)

    #expect(
      try unmet(
        result.status == 65 && result.output.isEmpty
          && result.errors.hasPrefix("memorize: \(file): ")
          && result.errors.split(separator: "\n").count == 1,
        folder.read(file) == text && home.games.isEmpty) == [])
  }

  @Test func `a missing file is an input error, an unknown name a usage error`()
    async throws
  {
    let missing = await runCommand(["continue", "./nothing"])
    #expect(
      await runCommand(["continue", "nothing"]).status == 64 && missing.status == 74
        && missing.errors == "memorize: ./nothing: there is no such file\n")
  }
}
