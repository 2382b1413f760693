import TestSupport
import Testing

@testable import Pictures

private let corpus = ConformanceSuite("JPEG")
private let photos = ConformanceSuite("EXIF")

/// The JPEG files of the test suites of libjpeg-turbo, libgd and Pillow, and photos of many
/// cameras.
@Suite("JPEG files of other projects")
struct JPEGSuiteTests {
  /// Returns true if a file has the pixels of another decoder, or nil if that rejects it.
  private func hasExpectedPixels(_ file: String, of suite: ConformanceSuite) -> Bool? {
    let picture = decoded(file, of: suite)
    return ExpectedPixels(file, of: suite).map { picture.map($0.matches) ?? false }
  }

  @Test(
    "files that djpeg reads without a warning have its pixels within 3 of 255",
    .enabled(if: corpus != nil, "CONFORMANCE names no folder that has them"))
  func pixels() throws {
    let suite = try #require(corpus)
    let files = try suite.files("jpg", "jpeg").map { ($0, hasExpectedPixels($0, of: suite)) }
    let cases = files.compactMap { file, passes in passes.map { (file, $0) } }
    #expect(cases.count > 40)
    try suite.report("JPEG", cases, "(and \(files.count - cases.count) that djpeg does not read)")
  }

  /// Returns the orientation of the first EXIF segment; 0 for none.
  private func orientation(_ file: [UInt8]) -> Int {
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF, file[place + 1] != 0xDA {
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      let end = min(file.count, place + 2 + length)
      guard place + 4 <= end else { return 0 }
      let body = file[(place + 4)..<end]
      if file[place + 1] == 0xE1, body.starts(with: "Exif\0\0".utf8) {
        return EXIF.orientation(body)?.rawValue ?? 0
      }
      place += 2 + length
    }
    return 0
  }

  @Test(
    "photos have the orientation that Pillow finds in them, and are turned by it",
    .enabled(if: photos != nil, "CONFORMANCE names no folder that has them"))
  func orientations() throws {
    let suite = try #require(photos)
    let cases = try suite.files("jpg").map { file in
      let bytes = try #require(suite.bytes(of: file))
      let expected = try #require(suite.bytes(of: "\(file).orientation"))
      let isFound = String(orientation(bytes)).utf8.elementsEqual(expected)
      return (file, isFound && hasExpectedPixels(file, of: suite) ?? true)
    }
    #expect(cases.count > 80)
    let turned = try suite.files("orientation").count { suite.bytes(of: $0)?.first ?? 0 > 0x31 }
    try suite.report("EXIF", cases, "(\(turned) are to be turned)")
  }
}
