import MemoryModel

/// Named documents of bytes, kept between sessions, as a value of closures.
///
/// A name is a path such as `settings.json` or `games/ab12.game`: parts that `isName` accepts, a
/// slash between them. Any other name is refused with `StorageError.badName`.
public struct Storage: Sendable {
  /// The contents of a document.
  public typealias Bytes = [UInt8]

  /// The bytes of a document, or `nil` when there is none; `tooLarge` beyond the limit.
  public var read: @Sendable (_ name: String, _ limit: Int) throws(StorageError) -> Bytes?
  /// Replaces a document as a whole: whatever happens, the old or the new one is found afterwards.
  ///
  /// What was there before is kept as the document `previous(of:)`.
  public var write: @Sendable (_ name: String, _ bytes: Bytes) throws(StorageError) -> Void
  /// Adds whole lines to the end of a document, on a line of their own; never waits for the disk.
  ///
  /// Throws `missing` when there is no document, and what went wrong in a `sync` before.
  public var append: @Sendable (_ name: String, _ bytes: Bytes) throws(StorageError) -> Void
  /// Asks that what was appended outlive a power cut soon, without waiting for it.
  public var sync: @Sendable (_ name: String) -> Void
  /// Waits until everything asked of a document has been done and is on the disk.
  ///
  /// Throws what went wrong, unless whoever asked was told. After `full` or `readOnly` the document
  /// is as it was before.
  public var finish: @Sendable (_ name: String) throws(StorageError) -> Void
  /// Waits until everything asked for has been done.
  public var flush: @Sendable () -> Void
  /// Takes a document and what was there before it away; nothing happens without one.
  public var remove: @Sendable (_ name: String) throws(StorageError) -> Void
  /// Gives a document another name, in place of any document of that name.
  public var rename: @Sendable (_ name: String, _ newName: String) throws(StorageError) -> Void
  /// Puts a document that cannot be used under a name that nobody reads, and tells that name.
  ///
  /// Throws `taken` when all of `quarantineNames(of:)` are.
  public var quarantine: @Sendable (_ name: String) throws(StorageError) -> String
  /// The names of the documents in a folder, sorted, without its own; none without a folder.
  ///
  /// An empty folder name stands for the top. Previous copies are not named.
  public var names: @Sendable (_ folder: String) throws(StorageError) -> [String]
  /// The lock of a document, which need not exist, or `nil` while another one holds it.
  public var lock:
    @Sendable (_ name: String, _ patience: Duration) throws(StorageError) -> StorageLock?

  /// Makes a storage of closures, each of which does what its property says.
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
    lock: @escaping @Sendable (String, Duration) throws(StorageError) -> StorageLock?
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
  }
}

extension Storage {
  /// The bytes of a document, or `nil` when there is none.
  ///
  /// - Throws: `StorageError`, which is `tooLarge` for more bytes than the limit.
  public func read(_ name: String, atMost limit: Int) throws(StorageError) -> Bytes? {
    try read(name, limit)
  }

  /// The lock of a document, or `nil` when another one holds it all the time.
  ///
  /// - Parameters:
  ///   - name: The document, which need not exist.
  ///   - patience: How long to go on trying.
  /// - Returns: A lock that ends with its last reference, and with the process.
  /// - Throws: `StorageError` when a lock cannot be made there.
  public func lock(
    _ name: String, waitingAtMost patience: Duration = .milliseconds(5)
  ) throws(StorageError) -> StorageLock? {
    try lock(name, patience)
  }
}

// How documents may be called, and what a storage calls those it makes itself.

extension Storage {
  /// The longest part of a name, in bytes; file systems take 255, of which suffixes need some.
  public static let longestName = 120

  /// Whether every part of a document's name is printable, short and begins with no dot.
  public static func isName(_ name: String) -> Bool {
    name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.utf8.count <= longestName && !part.hasPrefix(".") && part.isPrintable
    }
  }

  /// Where the document is found that was replaced last.
  public static func previous(of name: String) -> String { name + "~" }

  /// What a quarantined document is called: the first of these names that is free.
  public static func quarantineNames(of name: String) -> [String] {
    ["\(name).bad"] + (2...99).map { "\(name).bad-\($0)" }
  }
}
