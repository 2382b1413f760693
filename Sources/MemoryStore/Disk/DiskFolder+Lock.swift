import MemoryModel
import SystemCalls

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
        if let file = try Self.take(lockPath) {
          return StorageLock {
            // While it is still locked, so that nobody else's can be removed.
            try? FileSystem.remove(lockPath)
            withExtendedLifetime(file) {}
          }
        }
        if waited >= patience { return nil }
        Poll.pause(milliseconds: 1)
        waited += .milliseconds(1)
      }
    }
  }

  private static func take(_ path: String) throws(SystemError) -> OpenFile? {
    let file = try OpenFile(path, for: .locking)
    guard try file.lock() else { return nil }
    // The one before may have removed it after it was opened here: then this lock means nothing.
    let isSame = try FileSystem.status(of: path)?.identity == file.status().identity
    return isSame ? file : nil
  }
}
