import MemoryViewModel
import Synchronization

/// A folder of the disk as a storage.
///
/// A class, because all copies of the storage share what was swept and what waits to be synced.
final class DiskFolder: Sendable {
  /// Ends in a slash.
  let root: String
  private let steps: DiskSteps
  private let swept = Mutex<Set<String>>([])
  let backlog: SyncBacklog

  init(_ path: String, steps: DiskSteps) {
    root = path.hasSuffix("/") ? path : path + "/"
    self.steps = steps
    backlog = SyncBacklog(steps: steps)
  }

  /// Does something with the file of a document; its errors name the document.
  func with<Result>(
    _ name: String, _ body: (String) throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    guard Storage.isName(name) else { throw .badName(name) }
    do throws(SystemError) {
      return try body(root + name)
    } catch {
      throw error.about(name)
    }
  }

  func file(_ path: String) throws(SystemError) -> WholeFile { try WholeFile(path, steps: steps) }

  func before(_ step: DiskStep) throws(SystemError) { try steps.before(step) }

  /// The folder of a document with its slash, made if it is missing, leftovers in it removed.
  func makeFolder(of path: String) throws(SystemError) {
    let folder = path.splitAtLastSlash.folder
    if try Platform.status(String(folder.dropLast())) == nil {
      try before(.createFolder)
      try Self.create(folder)
    }
    if swept.withLock({ $0.insert(folder).inserted }) { TemporaryFile.sweep(folder) }
  }

  private static func create(_ folder: String) throws(SystemError) {
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      path += part + "/"
      guard path != "/", try Platform.status(String(path.dropLast())) == nil else { continue }
      do throws(SystemError) {
        try Platform.createFolder(path)
      } catch {
        if error != .isThere { throw error }
      }
    }
  }
}
