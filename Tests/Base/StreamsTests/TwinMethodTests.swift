import Foundation
import Testing

@Suite("The methods of both kinds of stream")
struct TwinMethodTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Base/Streams")

  /// Files of a folder that hold operators as methods of a type, by the families.
  private func methods(of type: String, in folder: String) throws -> [String: String] {
    let path = Self.sources.appending(path: folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasPrefix("\(type)+") }
      .reduce(into: [:]) { methods, file in
        methods[String(file.dropFirst(type.count + 1))] = try String(
          contentsOfFile: "\(path)/\(file)", encoding: .utf8)
      }
  }

  @Test("whatever can be done to a live stream can be done to a recorded one, in the same words")
  func areAlike() throws {
    func words(_ text: String) -> [Substring] {
      text.replacing("@inlinable ", with: "").replacing("Publisher", with: "Timeline")
        .replacing("Timeline(values).publisher", with: "Timeline(values)")
        .split { $0.isWhitespace }
    }
    let live = try methods(of: "Publisher", in: "Live")
    let recorded = try methods(of: "Timeline", in: "Timeline")
    #expect(live.count == 8 && Set(live.keys) == Set(recorded.keys))
    for (family, text) in live {
      #expect(words(text) == words(recorded[family] ?? ""), "\(family)")
    }
  }
}
