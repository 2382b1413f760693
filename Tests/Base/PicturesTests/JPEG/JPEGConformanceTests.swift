import Foundation
import Pictures
import Testing

/// Compares pictures made by `.ci/attacks/jpegs` with the output of djpeg.
@Suite("JPEG compared with djpeg")
struct JPEGConformanceTests {
  private static let folder = ProcessInfo.processInfo.environment["PHOTO_FOLDER"]

  @Test(
    "the pixels of any file are within three levels of djpeg's",
    .enabled(if: folder != nil, "PHOTO_FOLDER names no folder"))
  func everyPicture() throws {
    let folder = URL(filePath: Self.folder ?? "")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names.sorted() where name.hasSuffix(".jpg") {
      let base = String(name.dropLast(4))
      let file = try Data(contentsOf: folder.appending(path: name))
      let known = try Data(contentsOf: folder.appending(path: base + ".ppm"))
      print("\(base): \(Self.verdict([UInt8](file), [UInt8](known)))")
    }
  }

  private static func verdict(_ file: [UInt8], _ known: [UInt8]) -> String {
    do throws(PictureError) {
      let decoded = try JPEG(file).decoded()
      guard decoded.damage == nil else { return "differs: it is called damaged" }
      guard let pixels = pixels(known, of: decoded.picture) else { return "differs in size" }
      let largest = decoded.picture.difference(from: pixels).largest
      return largest <= 3 ? "within" : "differs by \(largest)"
    } catch {
      return "refused: \(error)"
    }
  }

  /// Returns the pixels of a PPM or PGM file, three bytes each, or nil if the size differs.
  private static func pixels(_ file: [UInt8], of picture: Picture) -> [UInt8]? {
    let isGrey = file.starts(with: "P5".utf8)
    let head = Array("\(isGrey ? "P5" : "P6")\n\(picture.width) \(picture.height)\n255\n".utf8)
    guard file.starts(with: head) else { return nil }
    let samples = file.dropFirst(head.count)
    return isGrey ? samples.flatMap { [$0, $0, $0] } : Array(samples)
  }
}
