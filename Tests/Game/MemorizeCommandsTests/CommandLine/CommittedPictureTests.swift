import Foundation
import TestSupport
import Testing

@Suite("The README's pictures")
struct CommittedPictureTests {
  private static let package = #filePath.components(separatedBy: "/Tests/")[0]
  private static let folder = "Sources/Game/memorize/Pictures"

  private static func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(package)/\(file)", encoding: .utf8)
  }

  /// Returns the command lines that draw the pictures, as contributors run them.
  private static func commands() throws -> [String] {
    try text(of: ".github/CONTRIBUTING.md").split(separator: "\n").map(String.init)
      .filter { $0.contains("--svg \(folder)/") }
  }

  @Test("a committed picture is what the program draws now; CONTRIBUTING has its command")
  func areCurrent() async throws {
    for command in try Self.commands() {
      let words = command.split(separator: " ").map(String.init)
      let program = try #require(words.firstIndex { $0.hasSuffix("memorize") })
      let file = try #require(words.last)
      let drawn = await runCommand(Array(words[(program + 1)...].dropLast()) + ["-"])
      let kept = try Self.text(of: file)
      #expect(drawn.status == 0 && drawn.errors.isEmpty)
      #expect(drawn.output == kept, "\(file) is not what is drawn now. Renew it: \(command)")
    }
  }

  @Test("every picture has a command that draws it, and is shown in the README")
  func areShown() throws {
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: "\(Self.package)/\(Self.folder)"
    ).sorted()
    let drawn = try Self.commands().compactMap { $0.split(separator: "/").last.map(String.init) }
    let page = try Self.text(of: "README.md")
    #expect(pictures == ["board-dark.svg", "board-light.svg"] && drawn.sorted() == pictures)
    #expect(pictures.allSatisfy { page.contains("=\"\(Self.folder)/\($0)\"") })
  }
}
