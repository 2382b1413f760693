public import SystemCalls

/// Named documents that are kept between sessions, in a folder on disk or in memory.
///
/// A name is a path such as `settings.json` or `games/ab12.game`: parts that `DocumentName` allows,
/// separated by slashes. Any other name throws `StorageError.badName`.
public protocol Storage: DocumentStorage {
  /// Appends complete lines to a document, on a line of their own; never waits for the disk.
  ///
  /// - Throws: `StorageError`, which is `missing` if there is no document, or the error of an
  ///   earlier `sync`.
  func append(_ name: String, _ bytes: [UInt8]) throws(StorageError)

  /// Starts to sync appended lines to the disk, without waiting.
  func sync(_ name: String)

  /// Waits until all operations on a document are done and on the disk.
  ///
  /// - Throws: `StorageError` that was not thrown before. After `full` or `readOnly` the document
  ///   is unchanged.
  func finish(_ name: String) throws(StorageError)

  /// Waits until all operations are done.
  func flush()

  /// Returns the sorted names of the documents in a folder; empty for a missing folder.
  ///
  /// An empty folder name stands for the top. Previous copies are left out.
  func names(in folder: String) throws(StorageError) -> [String]

  /// Returns the documents in a folder with the numbers of their files, unsorted; nil if documents
  /// have no numbers, as in memory.
  func entries(in folder: String) throws(StorageError) -> [FolderEntry]?

  /// Returns true if a document is locked, without a change that a watch would report.
  func isLocked(_ name: String) throws(StorageError) -> Bool

  /// Returns the sorted names of the documents in a folder whose lock a killed process has left.
  func abandoned(in folder: String) throws(StorageError) -> [String]
}

/// Documents that are replaced as a whole: all that a document needs which nothing is appended to.
public protocol DocumentStorage: Sendable {
  /// Returns the bytes of a document, or `nil` if there is none.
  ///
  /// - Throws: `StorageError`, which is `tooLarge` for more bytes than the limit.
  func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]?

  /// Replaces a document atomically: after a crash either the old or the new content is there.
  ///
  /// The old content is kept as the document `DocumentName.previous(of:)`.
  func write(_ name: String, _ bytes: [UInt8]) throws(StorageError)

  /// Removes a document and its previous copy; a missing document is ignored.
  func remove(_ name: String) throws(StorageError)

  /// Renames a document, replacing any document of the new name.
  func rename(_ name: String, to newName: String) throws(StorageError)

  /// Quarantines an unusable document: renames it so that it is not loaded again.
  ///
  /// - Returns: The new name, one of `DocumentName.quarantined(_:)`.
  /// - Throws: `StorageError`, which is `taken` if all of these names exist.
  func quarantine(_ name: String) throws(StorageError) -> String

  /// Returns the lock of a document, or `nil` if it stays locked.
  ///
  /// - Parameters:
  ///   - name: The document, which need not exist.
  ///   - patience: The longest time to wait.
  /// - Returns: A lock that ends with its last reference, and with the process.
  /// - Throws: `StorageError` if a lock cannot be created.
  func lock(
    _ name: String, waitingAtMost patience: Duration
  ) throws(StorageError) -> StorageLock?
}

extension DocumentStorage {
  /// Returns the lock of a document, or `nil` if it stays locked for some milliseconds.
  public func lock(_ name: String) throws(StorageError) -> StorageLock? {
    try lock(name, waitingAtMost: .milliseconds(5))
  }

  /// Runs a closure while no other process or thread changes a document.
  ///
  /// Every sequence of reading, changing and writing a document must run in here; otherwise the
  /// last writer would undo the changes of the others.
  ///
  /// - Parameters:
  ///   - name: The document, which need not exist.
  ///   - body: Reads and writes the document; it must not lock the same document again.
  /// - Returns: The result of the closure.
  /// - Throws: `StorageError`, which is `inUse` if another process holds the document for five
  ///   seconds; and the errors of the closure.
  func exclusively<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    guard let lock = try lock(name, waitingAtMost: .seconds(5)) else {
      throw StorageError.inUse(name)
    }
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}
