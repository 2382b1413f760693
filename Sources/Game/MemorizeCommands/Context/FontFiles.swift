public import Pictures
public import SystemCalls

/// The fonts of the player's system, as a value of closures.
public struct FontFiles: Sendable {
  /// Where fonts of emoji are, the one to try first in front; looked for when it is called.
  public var candidates: @Sendable () -> [String]
  /// Opens a font to be read piece by piece.
  public var open: @Sendable (_ path: String) throws(SystemError) -> ByteSource

  public init(
    candidates: @escaping @Sendable () -> [String],
    open: @escaping @Sendable (String) throws(SystemError) -> ByteSource
  ) {
    self.candidates = candidates
    self.open = open
  }

  /// A system without fonts.
  public static let none = FontFiles(
    candidates: { [] }, open: { _ throws(SystemError) in throw .noSuchFile })
}
