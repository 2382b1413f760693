extension Storage {
  /// The time that a change of a document waits for another process.
  private static let patience = Duration.seconds(5)

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
    guard let lock = try lock(name, waitingAtMost: Self.patience) else {
      throw StorageError.inUse(name)
    }
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}
