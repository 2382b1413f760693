import MemoryModel
import SystemCalls

/// A storage of named documents between sessions, as closures.
///
/// A name is a path such as `settings.json` or `games/ab12.game`: parts that `isName` accepts,
/// separated by slashes. Any other name throws `StorageError.badName`.
public struct Storage: Sendable {
  /// The contents of a document.
  public typealias Bytes = [UInt8]

  /// Returns the bytes of a document, or `nil` if there is none; throws `tooLarge` beyond the
  /// limit.
  public var read: @Sendable (_ name: String, _ limit: Int) throws(StorageError) -> Bytes?
  /// Replaces a document atomically: after a crash either the old or the new content is there.
  ///
  /// The old content is kept as the document `previous(of:)`.
  public var write: @Sendable (_ name: String, _ bytes: Bytes) throws(StorageError) -> Void
  /// Appends complete lines to a document, on a line of their own; never waits for the disk.
  ///
  /// Throws `missing` if there is no document, and the error of an earlier `sync`.
  public var append: @Sendable (_ name: String, _ bytes: Bytes) throws(StorageError) -> Void
  /// Starts to sync appended lines to the disk, without waiting.
  public var sync: @Sendable (_ name: String) -> Void
  /// Waits until all operations on a document are done and on the disk.
  ///
  /// Throws errors that were not thrown before. After `full` or `readOnly` the document is
  /// unchanged.
  public var finish: @Sendable (_ name: String) throws(StorageError) -> Void
  /// Waits until all operations are done.
  public var flush: @Sendable () -> Void
  /// Removes a document and its previous copy; a missing document is ignored.
  public var remove: @Sendable (_ name: String) throws(StorageError) -> Void
  /// Renames a document, replacing any document of the new name.
  public var rename: @Sendable (_ name: String, _ newName: String) throws(StorageError) -> Void
  /// Quarantines an unusable document: renames it so that it is not loaded again; returns the name.
  ///
  /// Throws `taken` if all of `quarantineNames(of:)` exist.
  public var quarantine: @Sendable (_ name: String) throws(StorageError) -> String
  /// Returns the sorted names of the documents in a folder; empty for a missing folder.
  ///
  /// An empty folder name stands for the top. Previous copies are left out.
  public var names: @Sendable (_ folder: String) throws(StorageError) -> [String]
  /// Returns the documents in a folder with the numbers of their files, unsorted.
  ///
  /// A missing folder has none. The closure is nil if documents have no numbers, as in memory.
  var entries: (@Sendable (_ folder: String) throws(StorageError) -> [FolderEntry])?
  /// Returns the lock of a document, which need not exist, or `nil` if it is locked.
  public var lock:
    @Sendable (_ name: String, _ patience: Duration) throws(StorageError) -> StorageLock?
  /// Returns true if a document is locked, without a change that a watch would report.
  public var isLocked: @Sendable (_ name: String) throws(StorageError) -> Bool
  /// Returns the sorted names of the documents in a folder whose lock a killed process has left.
  public var abandoned: @Sendable (_ folder: String) throws(StorageError) -> [String]

  /// Creates a storage from closures, each of which does what its property says.
  public init(
    read: @escaping @Sendable (String, Int) throws(StorageError) -> Bytes?,
    write: @escaping @Sendable (String, Bytes) throws(StorageError) -> Void,
    append: @escaping @Sendable (String, Bytes) throws(StorageError) -> Void,
    sync: @escaping @Sendable (String) -> Void,
    finish: @escaping @Sendable (String) throws(StorageError) -> Void,
    flush: @escaping @Sendable () -> Void,
    remove: @escaping @Sendable (String) throws(StorageError) -> Void,
    rename: @escaping @Sendable (String, String) throws(StorageError) -> Void,
    quarantine: @escaping @Sendable (String) throws(StorageError) -> String,
    names: @escaping @Sendable (String) throws(StorageError) -> [String],
    lock: @escaping @Sendable (String, Duration) throws(StorageError) -> StorageLock?,
    isLocked: @escaping @Sendable (String) throws(StorageError) -> Bool,
    abandoned: @escaping @Sendable (String) throws(StorageError) -> [String] = { _ in [] }
  ) {
    self.read = read
    self.write = write
    self.append = append
    self.sync = sync
    self.finish = finish
    self.flush = flush
    self.remove = remove
    self.rename = rename
    self.quarantine = quarantine
    self.names = names
    self.lock = lock
    self.isLocked = isLocked
    self.abandoned = abandoned
  }
}

extension Storage {
  /// Returns the bytes of a document, or `nil` if there is none.
  ///
  /// - Throws: `StorageError`, which is `tooLarge` for more bytes than the limit.
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> Bytes? {
    try read(name, limit)
  }

  /// Returns the lock of a document, or `nil` if it stays locked.
  ///
  /// - Parameters:
  ///   - name: The document, which need not exist.
  ///   - patience: The longest time to wait.
  /// - Returns: A lock that ends with its last reference, and with the process.
  /// - Throws: `StorageError` if a lock cannot be created.
  public func lock(
    _ name: String, waitingAtMost patience: Duration = .milliseconds(5)
  ) throws(StorageError) -> StorageLock? {
    try lock(name, patience)
  }
}

// The names of documents, and those that a storage derives from them.

extension Storage {
  /// The length limit of a component in bytes; file systems allow 255, and suffixes need some.
  public static let longestName = 120

  /// Returns true if every component is printable, short and does not begin with a dot.
  public static func isName(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy(isPart)
  }

  /// Returns true if a component without slashes can be in a name.
  static func isPart(_ part: some StringProtocol) -> Bool {
    !part.isEmpty && part.utf8.count <= longestName && part.utf8.first != UInt8(ascii: ".")
      && part.isPrintable
  }

  /// Returns the name of the previous copy of a document.
  public static func previous(of name: String) -> String { name + "~" }

  /// Returns the names for a quarantined document, of which the first free one is used.
  public static func quarantineNames(of name: String) -> [String] {
    ["\(name).bad"] + (2...99).map { "\(name).bad-\($0)" }
  }
}
