/// Something that was kept, and the way to keep what becomes of it.
public struct Loaded<Value> {
  public let value: Value
  /// What the player should hear of how it was found.
  public let notices: [StoreNotice]
  /// Keeps a new value in place of the old one.
  ///
  /// Throws `StorageError` when that is not possible, and `FormatError.newerVersion` when a later
  /// version of the game wrote the old one.
  public let save: (Value) throws -> Void
}
