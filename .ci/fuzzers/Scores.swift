import MemoryViewModel

@testable import MemoryStore

/// Scores are read from any bytes, and one is added where that is possible; it is there then.
func attack(_ bytes: [UInt8]) {
  let isRaw = bytes.first == UInt8(ascii: "#")
  let lines = bytes.split(separator: UInt8(ascii: "\n")).flatMap { line in
    CheckedLine.written(String(decoding: line, as: UTF8.self))
  }
  let content = isRaw ? Array(bytes.dropFirst()) : lines
  _ = ScoreFile(in: .holding(content)).load()
}

extension Storage {
  /// A storage of one document that nobody changes.
  fileprivate static func holding(_ bytes: [UInt8]) -> Storage {
    Storage(
      read: { (name, limit) throws(StorageError) in
        if bytes.count > limit { throw .tooLarge(name, limit: limit) }
        return bytes
      },
      write: { (_, _) throws(StorageError) in }, append: { (_, _) throws(StorageError) in },
      sync: { _ in }, settle: {}, remove: { _ throws(StorageError) in },
      rename: { (_, _) throws(StorageError) in },
      setAside: { name throws(StorageError) in name + ".bad" },
      names: { _ throws(StorageError) in [] },
      lock: { (_, _) throws(StorageError) in StorageLock {} })
  }
}
