public import Pictures
public import SystemCalls

/// The fonts of the system, as closures.
public struct FontFiles: Sendable {
  /// Searches for fonts with emoji and returns their paths, the best first.
  public var candidates: @Sendable () -> [String]
  /// Opens a font for reading in pieces.
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
