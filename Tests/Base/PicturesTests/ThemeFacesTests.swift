import Foundation
import MemoryModel
import Pictures
import Testing

@Suite("The faces of the built-in themes")
struct ThemeFacesTests {
  private static let path = ProcessInfo.processInfo.environment["EMOJI_FONT"]

  @Test("an emoji font has a picture of every face", .enabled(if: path != nil))
  func everyFace() throws {
    let data = try Data(contentsOf: URL(filePath: Self.path ?? ""), options: .alwaysMapped)
    let source = ByteSource(count: data.count) { (range) throws(PictureError) in
      [UInt8](data[range])
    }
    let font = try EmojiFont(source)
    let faces = Theme.builtIn.flatMap { ($0.faces + ($0.secondFaces ?? [])).map(\.symbol) }
    // Other faces are text, such as sums and dots, or flags, which the terminal draws.
    let emoji = Set(faces.filter(\.isEmoji))

    #expect(emoji.count > 500)
    for face in emoji.sorted() {
      let picture = try #require(try font.picture(of: face), "\(face)")
      #expect(picture.opaqueArea.width > 20 && picture.opaqueArea.height > 20, "\(face)")
    }
  }
}

extension String {
  /// True if the text is one emoji, other than a digit.
  fileprivate var isEmoji: Bool {
    guard count == 1, let scalar = unicodeScalars.first, !scalar.isASCII else { return false }
    return scalar.properties.isEmoji && unicodeScalars.count { $0.isRegionalIndicator } == 0
  }
}

extension Unicode.Scalar {
  /// True for the letters of which two make a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
