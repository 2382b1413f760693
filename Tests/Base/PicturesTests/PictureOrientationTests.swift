import Testing

@testable import Pictures

@Suite("The orientation of a photo")
struct PictureOrientationTests {
  /// Returns three columns and two rows of letters in an orientation.
  private func seen(_ orientation: PictureOrientation) -> [String] {
    let order = orientation.order(width: 3, height: 2)
    var letters = [Character](repeating: ".", count: 6)
    for (index, letter) in "abcdef".enumerated() {
      letters[order.first + index % 3 * order.columnStep + index / 3 * order.rowStep] = letter
    }
    let width = orientation.swapsSides ? 2 : 3
    return stride(from: 0, to: 6, by: width).map { String(letters[$0..<($0 + width)]) }
  }

  @Test(
    "rows and columns are placed by the EXIF orientation, a malformed or missing one turns nothing")
  func orders() throws {
    #expect(
      (PictureOrientation.allCases.map(\.rawValue), PictureOrientation.allCases.map(seen)) == (
        Array(1...8),
        [
          ["abc", "def"], ["cba", "fed"], ["fed", "cba"], ["def", "abc"], ["ad", "be", "cf"],
          ["da", "eb", "fc"], ["fc", "eb", "da"], ["cf", "be", "ad"],
        ]
      ))

    let fixture = JPEGFixture.named("orientation-6")
    let start = fixture.place(JPEGMarker.exif)
    // The name, the byte order, TIFF's number, the offset of the entries, a tag, its type, its
    // value.
    for distance in [4, 10, 13, 17, 33, 35, 41] {
      let jpeg = try JPEG(fixture.file.changed(at: start + distance, to: 0xEE))
      #expect([jpeg.width, jpeg.height] == [19, 10], "byte \(distance)")
    }
    #expect(try JPEG(fixture.file).width == 10)
  }
}
