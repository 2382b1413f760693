/// The content of a document that several programs may read and change.
public struct Loaded<Value> {
  /// The content, or a default value where there is no usable document.
  public var value: Value
  /// What the player should know about the state in which the document was found.
  public var notices: [StoreNotice]
  /// Reads the document again.
  public let reload: () -> Loaded<Value>
  private let change: (_ change: (inout Value) -> Void) throws -> Loaded<Value>

  init(
    value: Value, notices: [StoreNotice], reload: @escaping () -> Loaded<Value>,
    change: @escaping (_ change: (inout Value) -> Void) throws -> Loaded<Value>
  ) {
    self.value = value
    self.notices = notices
    self.reload = reload
    self.change = change
  }

  /// Changes the document and returns its new content.
  ///
  /// The change is applied to the content that the document has at that moment, whoever wrote it,
  /// and no other process can write between the reading and the writing. When it returns, the
  /// result is on the disk. A change that leaves the content as it is writes nothing.
  ///
  /// - Throws: `StorageError` when the document cannot be read or written, and `FormatError` when a
  ///   later version of the game wrote it or the result could not be read again.
  @discardableResult
  public func update(_ change: (inout Value) -> Void) throws -> Loaded<Value> {
    try self.change(change)
  }
}
