import MemoryModel
import Synchronization
import SystemCalls

/// The documents in a folder of the file system, which the first write creates.
///
/// A document is replaced by a temporary file next to it that is synced and renamed. New documents
/// are readable by their owner only; old ones keep their mode, and links to them stay links. Of
/// links, pipes, devices and folders only links to regular files are read. After a folder was
/// created, a limit on the size of files is an error and no longer ends the process.
///
/// A class, because all users of the folder share the state of clean-up and pending syncs.
public final class DiskFolder: Storage {
  /// The path of the folder, which ends in a slash.
  let root: String
  /// The path of a parent folder that must exist already, because it is never created; nil for
  /// none.
  private let home: String?
  private let steps: WriteStepHook
  private let swept = Mutex<Set<String>>([])
  let syncQueue: SyncQueue

  /// - Parameters:
  ///   - path: The path, absolute or relative to the working directory.
  ///   - home: A folder around it that is never created: without it nothing can be saved.
  public convenience init(_ path: String, inside home: String? = nil) {
    self.init(path, inside: home, steps: WriteStepHook())
  }

  /// Creates the folder with a hook before each step.
  package init(_ path: String, inside home: String? = nil, steps: WriteStepHook) {
    Signal.fileSizeLimit.ignore()
    root = path.hasSuffix("/") ? path : path + "/"
    self.home = home
    self.steps = steps
    syncQueue = SyncQueue(steps: steps)
  }

  /// Runs a closure on the file of a document, and adds the document's name to its errors.
  func with<Result>(
    _ name: String, _ body: (String) throws(SystemError) -> Result
  ) throws(StorageError) -> Result {
    guard DocumentName.isValid(name) else { throw .badName(name) }
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

extension Storage where Self == DiskFolder {
  /// Returns the documents in a folder of the file system.
  public static func folder(_ path: String, inside home: String? = nil) -> DiskFolder {
    DiskFolder(path, inside: home)
  }
}
