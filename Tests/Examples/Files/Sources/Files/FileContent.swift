import Foundation
import Pictures

/// The content of a file.
nonisolated enum FileContent: Sendable {
  case text(_ lines: [String])
  case picture(Picture)
  case folder(_ entries: [Entry])
  /// The beginning of other bytes, and the number of all.
  case bytes(_ start: Data, count: Int)
  case unreadable

  /// Reads a file in the background: the beginning of a text, or the whole of a picture.
  @concurrent static func of(_ entry: Entry) async -> FileContent {
    if entry.isFolder {
      guard FileManager.default.isReadableFile(atPath: entry.path) else { return .unreadable }
      return .folder(await Folders.entries(of: entry))
    }
    // Opening a pipe would wait for somebody who writes into it.
    let attributes = try? FileManager.default.attributesOfItem(atPath: entry.path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      let file = FileHandle(forReadingAtPath: entry.path),
      let start = try? file.read(upToCount: 1 << 18) ?? Data()
    else { return .unreadable }
    let size = attributes?[.size] as? Int ?? start.count
    if start.isPicture, size < 1 << 25 {
      let bytes = Array(start + ((try? file.readToEnd()) ?? Data()))
      let picture = try? PictureFile(ByteSource(bytes)).picture(largestSide: 400)
      if let picture { return .picture(picture) }
    }
    if start.contains(0) { return .bytes(start.prefix(1 << 12), count: size) }
    return .text(String(decoding: start, as: UTF8.self).components(separatedBy: "\n"))
  }
}

extension Data {
  /// True if the data begins as a PNG or a JPEG does.
  nonisolated fileprivate var isPicture: Bool {
    starts(with: [0x89, 0x50, 0x4E, 0x47]) || starts(with: [0xFF, 0xD8, 0xFF])
  }
}
