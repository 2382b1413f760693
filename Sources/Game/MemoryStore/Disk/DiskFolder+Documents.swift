import MemoryModel
public import SystemCalls

// The operations on whole documents.
extension DiskFolder {
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    guard DocumentName.isValid(name) else { throw .badName(name) }
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try file(root + name).read(atMost: limit)
    } catch {
      if error == .noSuchFile { return nil }
      throw error.aboutReading(name)
    }
    guard let bytes else { throw .tooLarge(name, limit: limit) }
    return bytes
  }

  public func write(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try with(name) { path throws(SystemError) in
      try makeFolder(of: path)
      try file(path).replace(with: bytes, keepingOldAs: DocumentName.previous(of: path))
    }
  }

  public func append(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try checkSync(of: name)
    try with(name) { path throws(SystemError) in
      let file = try OpenFile(path, for: .appending)
      let status = try file.status()
      guard status.kind == .file else { throw .isFolder }
      let newline = UInt8(ascii: "\n")
      let last = status.size == 0 ? newline : try file.byte(at: status.size - 1)
      let line = last == newline ? bytes : [newline] + bytes
      try before(.append)
      guard try file.write(line[...]) < line.count else { return }
      // The part of the line that was written would be a truncated line.
      try file.truncate(to: status.size)
      throw .noSpace
    }
  }

  public func sync(_ name: String) {
    try? with(name) { path in syncQueue.add(path) }
  }

  public func flush() { syncQueue.flush() }

  public func finish(_ name: String) throws(StorageError) {
    flush()
    try checkSync(of: name)
  }

  /// Throws the error of a pending sync, except for errors that promise that nothing has changed.
  private func checkSync(of name: String) throws(StorageError) {
    let failure = try with(name) { path in syncQueue.takeFailure(of: path) }
    if let failure { throw .inaccessible(name, reason: failure.reason) }
  }

  public func remove(_ name: String) throws(StorageError) {
    try with(name) { path throws(SystemError) in
      for path in [path, DocumentName.previous(of: path)]
      where try FileSystem.status(of: path) != nil {
        try FileSystem.remove(path)
      }
    }
  }

  public func rename(_ name: String, to newName: String) throws(StorageError) {
    let newPath = try with(newName) { path throws(SystemError) in
      if newName.splitAtLastSlash.folder != name.splitAtLastSlash.folder {
        try makeFolder(of: path)
      }
      return path
    }
    // An error is about the new name, unless the file to rename is missing.
    let path = try with(name) { $0 }
    let isThere = (try? FileSystem.status(of: path)) != nil
    try with(isThere ? newName : name) { _ throws(SystemError) in
      try FileSystem.rename(path, to: newPath)
    }
  }

  public func quarantine(_ name: String) throws(StorageError) -> String {
    try with(name) { path throws(SystemError) in
      let newPath = try FileSystem.quarantine(path)
      return name.splitAtLastSlash.folder + newPath.splitAtLastSlash.name
    }
  }

  public func lock(
    _ name: String, waitingAtMost patience: Duration
  ) throws(StorageError) -> StorageLock? {
    try with(name) { path throws(SystemError) in
      try makeFolder(of: path)
      return try StorageLock.file(path, patience: patience)
    }
  }

  public func isLocked(_ name: String) throws(StorageError) -> Bool {
    try with(name) { path throws(SystemError) in try StorageLock.isHeld(path) }
  }

  public func abandoned(in folder: String) throws(StorageError) -> [String] {
    guard DocumentName.isValid(folder) else { throw .badName(folder) }
    do throws(SystemError) {
      let names = try FileSystem.names(in: root + folder)
      return names.compactMap { StorageLock.abandoned("\(root)\(folder)/\($0)") }
        .filter(DocumentName.isValid).sorted()
    } catch {
      if error == .noSuchFile { return [] }
      throw error.aboutReading(folder)
    }
  }

  public func names(in folder: String) throws(StorageError) -> [String] {
    try documents(in: folder).map(\.name).sorted()
  }

  public func entries(in folder: String) throws(StorageError) -> [FolderEntry]? {
    try documents(in: folder)
  }

  private func documents(in folder: String) throws(StorageError) -> [FolderEntry] {
    guard folder.isEmpty || DocumentName.isValid(folder) else { throw .badName(folder) }
    do throws(SystemError) {
      return try FileSystem.entries(in: root + folder).filter { entry in
        entry.name.utf8.last != UInt8(ascii: "~") && DocumentName.isPart(entry.name)
      }
    } catch {
      if error == .noSuchFile { return [] }
      throw error.aboutReading(folder)
    }
  }
}

extension FileSystem {
  /// Quarantines a damaged file: renames it so that it is not loaded again.
  ///
  /// A symbolic link is renamed itself; its target is not changed, because it may not belong to the
  /// game.
  ///
  /// - Returns: The new path, in the same folder.
  static func quarantine(_ path: String) throws(SystemError) -> String {
    for newPath in DocumentName.quarantined(path) where try status(of: newPath) == nil {
      try rename(path, to: newPath)
      return newPath
    }
    throw .fileExists
  }
}
