import Synchronization
import SystemCalls

/// A file next to another one, in which the other's next content is prepared.
///
/// Its lock is held while it is written, so that a file left behind by a process that ended can be
/// recognized.
struct TemporaryFile: ~Copyable {
  static let suffix = ".memorize-tmp"
  private static let counter = Atomic(0)
  /// The number of names to try, since earlier processes with the same number may have used some.
  private static let attempts = 1000

  let path: String
  let file: OpenFile

  /// Creates an empty file that only its owner may read.
  init(beside target: String) throws(SystemError) {
    for _ in 0..<Self.attempts {
      let path = Self.path(beside: target)
      if let file = try Self.create(path) {
        self.path = path
        self.file = file
        return
      }
    }
    throw .fileExists
  }

  deinit { try? FileSystem.remove(path) }

  /// Returns a unique name next to a file.
  static func path(beside target: String) -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    let (folder, name) = target.splitAtLastSlash
    return "\(folder).\(name).\(CurrentProcess.number)-\(number)\(suffix)"
  }

  private static func create(_ path: String) throws(SystemError) -> OpenFile? {
    do throws(SystemError) {
      let file = try OpenFile(path, for: .creating)
      // Another process may have removed it as left behind, before it was locked.
      guard try file.lock() else { return nil }
      return try file.status().linkCount > 0 ? file : nil
    } catch {
      if error == .fileExists { return nil }
      throw error
    }
  }

  /// Removes the temporary files of a folder that no process writes any more.
  static func sweep(_ folder: String) {
    let names = (try? FileSystem.names(in: folder)) ?? []
    for name in names where name.hasPrefix(".") && name.hasSuffix(suffix) {
      let path = folder + name
      guard (try? FileSystem.status(of: path))?.kind == .file,
        let file = try? OpenFile(path, for: .reading),
        (try? file.lock(orWithoutLocks: false)) == true
      else { continue }
      try? FileSystem.remove(path)
    }
  }
}

extension String {
  /// The folder with its slash, and the last component.
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    let end = utf8.index(after: slash)
    return (String(self[..<end]), String(self[end...]))
  }
}
