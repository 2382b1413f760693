import Synchronization

extension Storage {
  /// Returns documents in memory, for previews, tests, and play without a disk.
  public static func memory(_ documents: [String: Bytes] = [:]) -> Storage {
    let documents = Documents(documents)
    return Storage(
      read: { (name, limit) throws(StorageError) in try documents.read(name, limit) },
      write: { (name, bytes) throws(StorageError) in try documents.write(name, bytes) },
      append: { (name, bytes) throws(StorageError) in try documents.append(name, bytes) },
      sync: { _ in },
      finish: { name throws(StorageError) in try documents.check(name) },
      flush: {},
      remove: { name throws(StorageError) in try documents.remove(name) },
      rename: { (name, newName) throws(StorageError) in try documents.rename(name, newName) },
      quarantine: { name throws(StorageError) in try documents.quarantine(name) },
      names: { folder throws(StorageError) in documents.names(in: folder) },
      lock: { (name, _) throws(StorageError) in try documents.lock(name) },
      isLocked: { name throws(StorageError) in try documents.isLocked(name) })
  }
}

/// The documents; a class, because all copies of a storage share them.
private final class Documents: Sendable {
  private struct Content {
    var documents: [String: Storage.Bytes]
    var locked: Set<String> = []
  }

  private let content: Mutex<Content>

  init(_ documents: [String: Storage.Bytes]) {
    content = Mutex(Content(documents: documents))
  }

  func read(_ name: String, _ limit: Int) throws(StorageError) -> Storage.Bytes? {
    try check(name)
    guard let bytes = content.withLock({ $0.documents[name] }) else { return nil }
    if bytes.count > limit { throw .tooLarge(name, limit: limit) }
    return bytes
  }

  func write(_ name: String, _ bytes: Storage.Bytes) throws(StorageError) {
    try check(name)
    content.withLock { content in
      let old = content.documents.updateValue(bytes, forKey: name)
      if let old { content.documents[Storage.previous(of: name)] = old }
    }
  }

  func append(_ name: String, _ bytes: Storage.Bytes) throws(StorageError) {
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

  func remove(_ name: String) throws(StorageError) {
    try check(name)
    content.withLock { content in
      for name in [name, Storage.previous(of: name)] { content.documents[name] = nil }
    }
  }

  func rename(_ name: String, _ newName: String) throws(StorageError) {
    for name in [name, newName] { try check(name) }
    let isThere = content.withLock { content in
      guard let bytes = content.documents.removeValue(forKey: name) else { return false }
      content.documents[newName] = bytes
      return true
    }
    if !isThere { throw .missing(name) }
  }

  func quarantine(_ name: String) throws(StorageError) -> String {
    let names = Storage.quarantineNames(of: name)
    let free = content.withLock { content in names.first { content.documents[$0] == nil } }
    guard let free else { throw .taken(name) }
    try rename(name, free)
    return free
  }

  func names(in folder: String) -> [String] {
    let start = folder.isEmpty ? "" : folder + "/"
    let names = content.withLock { Array($0.documents.keys) }
    let inside = names.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
    return inside.filter { !$0.contains("/") && !$0.hasSuffix("~") }.sorted()
  }

  func lock(_ name: String) throws(StorageError) -> StorageLock? {
    try check(name)
    let isFree = content.withLock { $0.locked.insert(name).inserted }
    return isFree ? StorageLock { self.unlock(name) } : nil
  }

  func isLocked(_ name: String) throws(StorageError) -> Bool {
    try check(name)
    return content.withLock { $0.locked.contains(name) }
  }

  private func unlock(_ name: String) {
    content.withLock { content in _ = content.locked.remove(name) }
  }

  func check(_ name: String) throws(StorageError) {
    if !Storage.isName(name) { throw .badName(name) }
  }
}
