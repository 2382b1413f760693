import MemoryModel

// What a storage does with documents as a whole.
extension DiskFolder {
  func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
    guard Storage.isName(name) else { throw .badName(name) }
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try file(root + name).read(atMost: limit)
    } catch {
      if error == .isMissing { return nil }
      throw error.about(name)
    }
    guard let bytes else { throw .tooLarge(name, limit: limit) }
    return bytes
  }

  func write(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try with(name) { path throws(SystemError) in
      try makeFolder(of: path)
      try file(path).replace(with: bytes, keepingOldAs: Storage.previous(of: path))
    }
  }

  func append(_ name: String, _ bytes: [UInt8]) throws(StorageError) {
    try checkSync(of: name)
    try with(name) { path throws(SystemError) in
      let descriptor = try Platform.open(path, .appending)
      let status = try descriptor.status()
      guard status.kind == .file else { throw .isNoFile }
      let newline = UInt8(ascii: "\n")
      let last = status.size == 0 ? newline : try descriptor.byte(at: status.size - 1)
      let line = last == newline ? bytes : [newline] + bytes
      try before(.append)
      guard try descriptor.write(line[...]) < line.count else { return }
      // What was taken of the line would be a torn one.
      try descriptor.cut(to: status.size)
      throw .isFull
    }
  }

  func sync(_ name: String) {
    try? with(name) { path in backlog.add(path) }
  }

  func finish(_ name: String) throws(StorageError) {
    backlog.settle()
    try checkSync(of: name)
  }

  /// Throws what was not synced; never an error that says that all is as it was before.
  private func checkSync(of name: String) throws(StorageError) {
    let failure = try with(name) { path in backlog.takeFailure(of: path) }
    if let failure { throw .inaccessible(name, reason: failure.reason) }
  }

  func remove(_ name: String) throws(StorageError) {
    try with(name) { path throws(SystemError) in
      for path in [path, Storage.previous(of: path)] where try Platform.status(path) != nil {
        try Platform.remove(path)
      }
    }
  }

  func rename(_ name: String, to newName: String) throws(StorageError) {
    let newPath = try with(newName) { path throws(SystemError) in path }
    try with(name) { path throws(SystemError) in try Platform.rename(path, to: newPath) }
  }

  func setAside(_ name: String) throws(StorageError) -> String {
    try with(name) { path throws(SystemError) in
      let newPath = try Platform.setAside(path)
      return name.splitAtLastSlash.folder + newPath.splitAtLastSlash.name
    }
  }

  func names(in folder: String) throws(StorageError) -> [String] {
    guard folder.isEmpty || Storage.isName(folder) else { throw .badName(folder) }
    do throws(SystemError) {
      let names = try Platform.names(in: root + folder)
      return names.filter { Storage.isName($0) && !$0.hasSuffix("~") }.sorted()
    } catch {
      if error == .isMissing { return [] }
      throw error.about(folder)
    }
  }
}
