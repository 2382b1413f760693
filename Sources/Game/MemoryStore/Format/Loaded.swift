/// The content of a document that several programs may read and change.
public struct Loaded<Value> {
  /// The content, or a default value if there is no usable document.
  public var value: Value
  /// The notices for the player on the state of the document.
  public var notices: [StoreNotice]
  /// The reason why an existing document is neither used nor overwritten; nil if there is none.
  public let refusal: (any Error)?
  /// Reads the document again.
  public let reload: () -> Loaded<Value>
  private let change: (_ change: (inout Value) -> Void) throws -> Loaded<Value>
  /// Saves the content as the last good one, which counts while the document has mistakes.
  let keepAsGood: () -> Void

  init(
    value: Value, notices: [StoreNotice], refusal: (any Error)?,
    reload: @escaping () -> Loaded<Value>,
    change: @escaping (_ change: (inout Value) -> Void) throws -> Loaded<Value>,
    keepAsGood: @escaping () -> Void = {}
  ) {
    self.value = value
    self.notices = notices
    self.refusal = refusal
    self.reload = reload
    self.change = change
    self.keepAsGood = keepAsGood
  }

  /// Changes the document and returns its new content.
  ///
  /// The change is applied to the content at that moment, including changes by other processes, and
  /// is atomic with respect to them. The result is on the disk when the function returns. A change
  /// that leaves the content as it is writes nothing.
  ///
  /// - Throws: `StorageError` if the document cannot be read or written, and `FormatError` if a
  ///   newer version of the game wrote it or the result could not be read again.
  @discardableResult
  public func update(_ change: (inout Value) -> Void) throws -> Loaded<Value> {
    try self.change(change)
  }
}
