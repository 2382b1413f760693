import Synchronization
public import SystemCalls

/// Documents in memory, for previews, tests, and play without a disk.
///
/// A class, because a storage is shared.
public final class MemoryStorage: Storage {
  private struct Content {
    var documents: [String: [UInt8]]
    var locked: Set<String> = []
  }

  private let content: Mutex<Content>

  /// - Parameter documents: The documents at the beginning, by their names.
  public init(_ documents: [String: [UInt8]] = [:]) {
    content = Mutex(Content(documents: documents))
  }

  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    try check(name)
    guard let bytes = content.withLock({ $0.documents[name] }) else { return nil }
    if bytes.count > limit { throw .tooLarge(name, limit: limit) }
    return bytes
  }

  public func write(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try check(name)
    content.withLock { content in
      let old = content.documents.updateValue(bytes, forKey: name)
      if let old { content.documents[DocumentName.previous(of: name)] = old }
    }
  }

  public func append(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try check(name)
    let isThere = content.withLock { content in
      guard var document = content.documents.removeValue(forKey: name) else { return false }
      let newline = UInt8(ascii: "\n")
      if let last = document.last, last != newline { document.append(newline) }
      content.documents[name] = document + bytes
      return true
    }
    if !isThere { throw .missing(name) }
  }

  public func remove(_ name: String) throws(StorageError) {
    try check(name)
    content.withLock { content in
      for name in [name, DocumentName.previous(of: name)] { content.documents[name] = nil }
    }
  }

  public func rename(_ name: String, to newName: String) throws(StorageError) {
    for name in [name, newName] { try check(name) }
    let isThere = content.withLock { content in
      guard let bytes = content.documents.removeValue(forKey: name) else { return false }
      content.documents[newName] = bytes
      return true
    }
    if !isThere { throw .missing(name) }
  }

  public func quarantine(_ name: String) throws(StorageError) -> String {
    let names = DocumentName.quarantined(name)
    let free = content.withLock { content in names.first { content.documents[$0] == nil } }
    guard let free else { throw .taken(name) }
    try rename(name, to: free)
    return free
  }

  public func names(in folder: String) -> [String] {
    let start = folder.isEmpty ? "" : folder + "/"
    let names = content.withLock { Array($0.documents.keys) }
    let inside = names.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    return inside.filter { !$0.contains("/") && !$0.hasSuffix("~") }.sorted()
  }

  public func lock(
    _ name: String, waitingAtMost patience: Duration
  ) throws(StorageError) -> StorageLock? {
    try check(name)
    let isFree = content.withLock { $0.locked.insert(name).inserted }
    return isFree ? StorageLock { self.unlock(name) } : nil
  }

  public func isLocked(_ name: String) throws(StorageError) -> Bool {
    try check(name)
    return content.withLock { $0.locked.contains(name) }
  }

  public func sync(_ name: String) {}

  public func finish(_ name: String) throws(StorageError) { try check(name) }

  public func flush() {}

  public func entries(in folder: String) -> [FolderEntry]? { nil }

  public func abandoned(in folder: String) -> [String] { [] }

  private func unlock(_ name: String) {
    content.withLock { content in _ = content.locked.remove(name) }
  }

  private func check(_ name: String) throws(StorageError) {
    if !DocumentName.isValid(name) { throw .badName(name) }
  }
}

extension Storage where Self == MemoryStorage {
  /// Returns documents in memory.
  public static func memory(_ documents: [String: [UInt8]] = [:]) -> MemoryStorage {
    MemoryStorage(documents)
  }
}
