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
        if let file = try OpenFile(lockingAt: lockPath) {
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
}
