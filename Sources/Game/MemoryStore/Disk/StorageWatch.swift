public import SystemCalls

/// A watch that reports the documents that other programs change.
public struct StorageWatch {
  /// Readable while there are changes to report.
  public let descriptor: FileDescriptor
  /// Returns the names of the documents that have changed since the last call, without waiting.
  ///
  /// A name that ends in a slash stands for all documents of that folder, and "/" for all there
  /// are. Changes by this process are reported too.
  public let changes: () -> Set<String>

  /// Creates a watch from closures, each of which does what its property says.
  public init(descriptor: FileDescriptor, changes: @escaping () -> Set<String>) {
    self.descriptor = descriptor
    self.changes = changes
  }

  /// Watches folders of the file system; a missing folder is watched as soon as it is created.
  ///
  /// - Parameter folders: The path of each folder, with the name that it has in a storage, such as
  ///   `games/`; empty for the top.
  /// - Returns: The watch, or nil if the system cannot watch folders now.
  public static func folders(_ folders: [(name: String, path: String)]) -> StorageWatch? {
    guard let watch = try? FolderWatch() else { return nil }
    let watched = WatchedFolders(folders, watch)
    return StorageWatch(descriptor: watch.descriptor, changes: watched.changes)
  }
}

/// The folders of a watch, and those that it waits for.
private final class WatchedFolders {
  private let watch: FolderWatch
  private var missing: [(name: String, path: String)]
  /// The names of the folders, indexed by their numbers in the watch.
  private var names: [Int32: String] = [:]

  init(_ folders: [(name: String, path: String)], _ watch: FolderWatch) {
    self.watch = watch
    missing = folders
    _ = addMissing()
  }

  func changes() -> Set<String> {
    var changed: Set<String> = []
    for change in watch.changes() {
      guard let number = change.folder else {
        changed.insert("/")
        continue
      }
      guard let folder = names[number] else { continue }
      if let entry = change.name {
        if let document = Self.document(entry, in: folder) { changed.insert(folder + document) }
      } else {
        changed.insert(folder.isEmpty ? "/" : folder)
      }
    }
    return changed.union(addMissing())
  }

  /// Watches the folders that have been created, and the existing parents of the others.
  ///
  /// - Returns: The names of the folders that are new.
  private func addMissing() -> [String] {
    var added: [String] = []
    missing.removeAll { folder in
      guard let number = try? watch.add(folder.path) else {
        watchParent(of: folder.path)
        return false
      }
      names[number] = folder.name
      added.append(folder.name.isEmpty ? "/" : folder.name)
      return true
    }
    return added
  }

  private func watchParent(of path: String) {
    var parent = path.splitAtLastSlash.folder.dropLast()
    while !parent.isEmpty, (try? watch.add(String(parent))) == nil {
      parent = String(parent).splitAtLastSlash.folder.dropLast()
    }
  }

  /// Returns the document of a folder's entry; nil for a temporary file or a previous copy.
  ///
  /// Below the top, a lock file is reported as well, because it shows that a document is in use.
  private static func document(_ entry: String, in folder: String) -> String? {
    guard entry.hasPrefix(".") else { return entry.hasSuffix("~") ? nil : entry }
    let lock = ".lock"
    guard !folder.isEmpty, entry.hasSuffix(lock) else { return nil }
    return String(entry.dropFirst().dropLast(lock.count))
  }
}
