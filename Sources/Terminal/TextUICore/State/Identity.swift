/// The identity of a view by its path in the view tree; stable between frames.
///
/// A hash of the path from the root: child indices, branches, ids of `ForEach` and `.id`. It
/// differs between runs, so it must not be used for ordering or saved.
public struct Identity: Hashable, Sendable {
  @usableFromInline let raw: UInt64

  @inlinable
  init(raw: UInt64) {
    self.raw = raw
  }

  static let root = Identity(raw: 0x9E37_79B9_7F4A_7C15)

  /// Returns the identity of a child.
  @inlinable
  public func child(_ key: UInt64) -> Identity {
    // One round of a multiply-xorshift mixer: enough for tables, and cheap for every view.
    let mixed = (raw ^ (key &+ 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Identity(raw: mixed ^ (mixed >> 32))
  }

  /// Returns the identity of a child with an id of its own.
  @inlinable
  public func child(id: some Hashable) -> Identity {
    child(UInt64(bitPattern: Int64(id.hashValue)))
  }

  /// Returns the identity of state that is stored at this place under a type.
  @inlinable
  public func child(_ key: Any.Type) -> Identity {
    child(UInt64(UInt(bitPattern: ObjectIdentifier(key))))
  }

  public static func == (first: Identity, second: Identity) -> Bool {
    first.raw == second.raw
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(raw)
  }
}

extension Identity {
  /// The steps from a parent to a child other than by index.
  @usableFromInline
  package enum Step {
    @usableFromInline package static let body: UInt64 = 0x10_0000_0001
    @usableFromInline package static let first: UInt64 = 0x10_0000_0002
    @usableFromInline package static let second: UInt64 = 0x10_0000_0003
    @usableFromInline package static let content: UInt64 = 0x10_0000_0004
    @usableFromInline package static let secondary: UInt64 = 0x10_0000_0005
    @usableFromInline package static let subtree: UInt64 = 0x10_0000_0006
    /// The first dynamic property of a view; the others follow.
    static let field: UInt64 = 0x10_0001_0000
  }
}
