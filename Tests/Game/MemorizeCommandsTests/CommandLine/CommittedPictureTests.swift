import Foundation
import TestSupport
import Testing

@Suite("The README's film")
struct CommittedPictureTests {
  private static let package = #filePath.components(separatedBy: "/Tests/")[0]
  private static let folder = "Sources/Game/memorize/Pictures"

  private static func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(package)/\(file)", encoding: .utf8)
  }

  /// Returns the command lines that draw pictures, as contributors run them.
  private static func commands() throws -> [String] {
    try text(of: ".github/CONTRIBUTING.md").split(separator: "\n").map(String.init)
      .filter { $0.contains("--svg \(folder)/") }
  }

  @Test("the committed film is what the program draws now; CONTRIBUTING has its command")
  func isCurrent() async throws {
    var world = TestWorld()
    world.files = .live(from: Self.package)
    let command = try #require(try Self.commands().first)
    let words = command.split(separator: " ").map(String.init)
    let program = try #require(words.firstIndex(of: "memorize"))
    let drawn = await world.run(Array(words[(program + 1)...].dropLast()) + ["-"])
    let kept = try Self.text(of: "\(Self.folder)/film.svg")
    #expect(
      drawn.status == 0 && drawn.errors.isEmpty && drawn.output == kept
        && kept.utf8.count <= 200_000, "film.svg is not what is drawn now. Renew it: \(command)")
  }

  @Test("the film is the only picture, has a command that draws it, and is shown in the README")
  func isShown() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: "\(Self.package)/\(Self.folder)"
    ).sorted()
    #expect(
      try files == ["animals.game", "film.svg"]
        && Self.commands().map { $0.hasSuffix("\(Self.folder)/film.svg") } == [true]
        && Self.text(of: "README.md").contains("src=\"\(Self.folder)/film.svg\""))
  }

  @Test("the film tells the story of a game, in both colour schemes, without a script")
  func tellsStory() throws {
    let film = try Self.text(of: "\(Self.folder)/film.svg")
    let sentences = [
      "The game begins.", "Turn 1: ", "Turn 4: known, frog, +9", "All cards are matched.",
    ]
    var rest = Substring(film)
    for sentence in sentences {
      let place = try #require(rest.range(of: sentence), "\(sentence) is not in its place")
      rest = rest[place.upperBound...]
    }
    #expect(
      film.contains("@media (prefers-color-scheme:dark)")
        && film.contains("@media (prefers-reduced-motion:reduce)"))
    for active in ["<script", "<foreignObject", " on", "href="] {
      #expect(!film.contains(active), "\(active) can act, or load something")
    }
  }
}
