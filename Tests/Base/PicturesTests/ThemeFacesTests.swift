import Foundation
import MemoryModel
import Pictures
import Testing

@Suite("The faces of the built-in themes")
struct ThemeFacesTests {
  private static let path = ProcessInfo.processInfo.environment["EMOJI_FONT"]

  @Test(
    "an emoji font has a picture of every face",
    .enabled(if: path != nil, "EMOJI_FONT names no font"))
  func everyFace() throws {
    let data = try Data(contentsOf: URL(filePath: Self.path ?? ""), options: .alwaysMapped)
    let source = ByteSource(count: data.count) { (range) throws(PictureError) in
      [UInt8](data[range])
    }
    let font = try EmojiFont(source)
    let faces = Theme.builtIn.flatMap { ($0.faces + ($0.secondFaces ?? [])).map(\.symbol) }
    // Other faces are text, such as sums and dots.
    let emoji = Set(faces.filter(\.isEmoji))

    #expect(emoji.count > 500 && emoji.contains("🇩🇪"))
    for face in emoji.sorted() {
      let picture = try #require(try font.picture(of: face), "\(face)")
      #expect(picture.opaqueArea.width > 20 && picture.opaqueArea.height > 20, "\(face)")
    }
  }
}

extension String {
  /// True if the text is one emoji, such as a flag, other than a digit.
  fileprivate var isEmoji: Bool {
    guard count == 1, let scalar = unicodeScalars.first, !scalar.isASCII else { return false }
    return scalar.properties.isEmoji
  }
}
