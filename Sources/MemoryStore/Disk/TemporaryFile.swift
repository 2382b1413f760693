import Synchronization

/// A file beside another one, in which that one's next content is made ready.
///
/// Its lock is held while it is being written, so that one left behind by a process that ended can
/// be told from one in use.
struct TemporaryFile: ~Copyable {
  static let suffix = ".memorize-tmp"
  private static let counter = Atomic(0)
  /// As many times as names can be taken by processes of the same number that ended.
  private static let attempts = 1000

  let path: String
  let descriptor: Descriptor

  /// Makes an empty file that its owner alone may read.
  init(beside target: String) throws(SystemError) {
    for _ in 0..<Self.attempts {
      let path = Self.path(beside: target)
      if let descriptor = try Self.create(path) {
        self.path = path
        self.descriptor = descriptor
        return
      }
    }
    throw .isThere
  }

  deinit { try? Platform.remove(path) }

  /// A name beside a file that no other call gives.
  static func path(beside target: String) -> String {
    let number = counter.add(1, ordering: .relaxed).newValue
    let (folder, name) = target.splitAtLastSlash
    return "\(folder).\(name).\(Platform.processNumber)-\(number)\(suffix)"
  }

  private static func create(_ path: String) throws(SystemError) -> Descriptor? {
    do throws(SystemError) {
      let descriptor = try Platform.open(path, .creating)
      // Whoever sweeps may have taken it for one left behind, before it was locked.
      guard try descriptor.lock() else { return nil }
      return try descriptor.status().names > 0 ? descriptor : nil
    } catch {
      if error == .isThere { return nil }
      throw error
    }
  }

  /// Removes the temporary files of a folder that no process writes any more.
  static func sweep(_ folder: String) {
    let names = (try? Platform.names(in: folder)) ?? []
    for name in names where name.hasPrefix(".") && name.hasSuffix(suffix) {
      let path = folder + name
      guard (try? Platform.status(path))?.kind == .file,
        let descriptor = try? Platform.open(path, .reading),
        (try? descriptor.lock(orWithoutLocks: false)) == true
      else { continue }
      try? Platform.remove(path)
    }
  }
}

extension String {
  /// The folder with its slash, and what is in it.
  var splitAtLastSlash: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    let end = utf8.index(after: slash)
    return (String(self[..<end]), String(self[end...]))
  }
}
