import SystemCalls

extension StorageLock {
  /// The limit of a note in bytes.
  private static let longestNote = 64
  /// The longest pause between two attempts, in milliseconds.
  private static let longestPause: Int32 = 20

  /// Locks a path with a lock file next to it, which requires the folder but not the file.
  ///
  /// The lock file is removed when the lock ends. A lock file left behind by a killed process locks
  /// nothing, because the lock belongs to the open file.
  ///
  /// - Parameters:
  ///   - path: The file to lock, after all symbolic links.
  ///   - patience: The longest time to wait for a process that holds the lock.
  /// - Returns: The lock, or nil if another process held it all that time.
  /// - Throws: `SystemError` if the lock file cannot be created.
  static func file(_ path: String, patience: Duration) throws(SystemError) -> StorageLock? {
    let lockPath = lockPath(of: path)
    var waited: Int32 = 0
    while true {
      if let file = try OpenFile.lockFile(at: lockPath) {
        let note = (try? file.bytes(in: 0..<longestNote)) ?? []
        return StorageLock(
          formerNote: note, write: { _ = try? file.write($0, at: 0) },
          release: {
            // The file is removed while it is locked; afterwards it could be the lock of another
            // process.
            try? FileSystem.remove(lockPath)
            withExtendedLifetime(file) {}
          })
      }
      if .milliseconds(waited) >= patience { return nil }
      // The pause grows with the time, because then many processes probably wait.
      let pause = min(1 + waited / 4, longestPause)
      Poll.pause(milliseconds: pause)
      waited += pause
    }
  }
  /// Returns true if another process has the lock of a path, without a change to any file.
  static func isHeld(_ path: String) throws(SystemError) -> Bool {
    try OpenFile.isLocked(at: lockPath(of: path))
  }

  /// Returns the name of the document of a lock file that no process holds; nil for another file.
  static func abandoned(_ path: String) -> String? {
    let name = path.splitAtLastSlash.name
    guard name.hasPrefix("."), name.hasSuffix(".lock"),
      (try? OpenFile.isLocked(at: path)) == false
    else { return nil }
    return String(name.dropFirst().dropLast(".lock".count))
  }

  private static func lockPath(of path: String) -> String {
    let (folder, name) = path.splitAtLastSlash
    return "\(folder).\(name).lock"
  }
}
