import MemoryModel
import Synchronization
import SystemCalls

/// A folder of the disk as a storage.
///
/// A class, because all copies of the storage share what was swept and what waits to be synced.
final class DiskFolder: Sendable {
  /// Ends in a slash.
  let root: String
  /// A folder around it that is not for this to make, if there is one.
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

  /// Does something with the file of a document; its errors name the document.
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

  /// The folder of a document with its slash, made if it is missing, leftovers in it removed.
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
