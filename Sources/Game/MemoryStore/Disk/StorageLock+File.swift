import SystemCalls

extension StorageLock {
  /// The longest pause between two attempts, in milliseconds.
  private static let longestPause: Int32 = 20

  /// Locks the file at a path with a lock file beside it, which needs the folder and not the file.
  ///
  /// The lock file is removed when the lock ends. One that a killed process has left behind locks
  /// nothing, because the lock itself belongs to the open file.
  ///
  /// - Parameters:
  ///   - path: The file to lock, after all symbolic links.
  ///   - patience: The longest time to wait for a process that holds the lock.
  /// - Returns: The lock, or nil when another process held it all that time.
  /// - Throws: `SystemError` when the lock file cannot be made.
  static func file(_ path: String, patience: Duration) throws(SystemError) -> StorageLock? {
    let (folder, name) = path.splitAtLastSlash
    let lockPath = "\(folder).\(name).lock"
    var waited: Int32 = 0
    while true {
      if let file = try OpenFile(lockingAt: lockPath) {
        return StorageLock {
          // It is removed while it is locked; afterwards it could be the lock of another process.
          try? FileSystem.remove(lockPath)
          withExtendedLifetime(file) {}
        }
      }
      if .milliseconds(waited) >= patience { return nil }
      // The longer it waits, the more others wait too, and all of them take time to look.
      let pause = min(1 + waited / 4, longestPause)
      Poll.pause(milliseconds: pause)
      waited += pause
    }
  }
}
