import MemoryModel
import Synchronization
import SystemCalls

/// A folder of the file system as a storage.
///
/// A class, because all copies of the storage share the state of clean-up and pending syncs.
final class DiskFolder: Sendable {
  /// The path of the folder, which ends in a slash.
  let root: String
  /// The path of a parent folder that must exist already, because it is never created; nil for
  /// none.
  private let home: String?
  private let steps: WriteStepHook
  private let swept = Mutex<Set<String>>([])
  let syncQueue: SyncQueue

  init(_ path: String, inside home: String?, steps: WriteStepHook) {
    root = path.hasSuffix("/") ? path : path + "/"
    self.home = home
    self.steps = steps
    syncQueue = SyncQueue(steps: steps)
  }

  /// Runs a closure on the file of a document, and adds the document's name to its errors.
  func with<Result>(
    _ name: String, _ body: (String) throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    guard Storage.isName(name) else { throw .badName(name) }
    do throws(SystemError) {
      return try body(root + name)
    } catch {
      if error == .noSuchFile, let home = missingHome { throw .noFolder(home) }
      throw error.about(name)
    }
  }

  private var missingHome: String? {
    home.flatMap { FileSystem.exists($0) ? nil : $0 }
  }

  func file(_ path: String) throws(SystemError) -> WholeFile { try WholeFile(path, steps: steps) }

  func before(_ step: WriteStep) throws(SystemError) { try steps.before(step) }

  /// Creates the folder of a document if it is missing, and removes leftover temporary files.
  func makeFolder(of path: String) throws(SystemError) {
    let folder = path.splitAtLastSlash.folder
    if try FileSystem.status(of: String(folder.dropLast())) == nil {
      if missingHome != nil { throw .noSuchFile }
      try before(.createFolder)
      try Self.create(folder)
    }
    if swept.withLock({ $0.insert(folder).inserted }) { TemporaryFile.sweep(folder) }
  }

  private static func create(_ folder: String) throws(SystemError) {
    var path = ""
    for part in folder.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      path += "\(part)/"
      guard path != "/", try FileSystem.status(of: String(path.dropLast())) == nil else { continue }
      do throws(SystemError) {
        try FileSystem.createFolder(path)
      } catch {
        if error != .fileExists { throw error }
      }
    }
  }
}
