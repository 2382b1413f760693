import MemoryModel

extension DiskFolder {
  /// The lock of a document: a file beside it, locked as long as it is open.
  ///
  /// The file is removed when the lock ends. One left by a process that was killed locks nothing.
  func lock(_ name: String, patience: Duration) throws(StorageError) -> StorageLock? {
    try with(name) { path throws(SystemError) in
      try makeFolder(of: path)
      let (folder, name) = path.splitAtLastSlash
      let lockPath = "\(folder).\(name).lock"
      var waited = Duration.zero
      while true {
        if let descriptor = try Self.take(lockPath) {
          return StorageLock {
            // While it is still locked, so that nobody else's can be removed.
            try? Platform.remove(lockPath)
            withExtendedLifetime(descriptor) {}
          }
        }
        if waited >= patience { return nil }
        Platform.waitAMillisecond()
        waited += .milliseconds(1)
      }
    }
  }

  private static func take(_ path: String) throws(SystemError) -> Descriptor? {
    let descriptor = try Platform.open(path, .locking)
    guard try descriptor.lock() else { return nil }
    // The one before may have removed it after it was opened here: then this lock means nothing.
    let isSame = try Platform.status(path)?.identity == descriptor.status().identity
    return isSame ? descriptor : nil
  }
}
