extension Storage {
  /// How long a change of a document waits for another process that is changing it.
  private static let patience = Duration.seconds(5)

  /// Runs a closure while no other process or thread changes a document.
  ///
  /// All who read a document, change what they read and write it do so in here; otherwise the last
  /// one to write would undo the changes of the others.
  ///
  /// - Parameters:
  ///   - name: The document, which need not exist.
  ///   - body: Reads and writes the document. It must not ask for the same document again.
  /// - Returns: What the closure returns.
  /// - Throws: `StorageError`, which is `inUse` when another process holds the document for five
  ///   seconds; and what the closure throws.
  func exclusively<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
    guard let lock = try lock(name, waitingAtMost: Self.patience) else {
      throw StorageError.inUse(name)
    }
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }
}
