/// A cell of a buffer, in eight bytes.
///
/// Its numbers refer to the `CellTable` of its buffer.
public struct Cell: Equatable, Sendable {
  /// A Unicode scalar, or the number of a longer cluster from `CellTable.firstCluster` on.
  public var grapheme: UInt32
  /// The number of a style in the table; zero is plain.
  public var style: UInt16
  /// The width: 1, or 2 for the left half of a wide cluster, or 0 for its right half.
  public var width: UInt8
  /// Flags for the encoder.
  public var flags: Flags

  /// Flags of a cell for the encoder.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// No flags.
    @inlinable public static var none: Flags { Flags(rawValue: 0) }
    /// The flag of a cell on whose width terminals disagree, so the cursor must be positioned after
    /// it.
    @inlinable public static var risky: Flags { Flags(rawValue: 1 << 0) }
    /// The flag of a cell that is a placeholder of a picture, which the foreground colour
    /// identifies.
    @inlinable public static var placeholder: Flags { Flags(rawValue: 1 << 1) }
  }

  /// The cell to the right of one of width 2: no grapheme and no width, otherwise equal.
  @inlinable public var rightHalf: Cell { Cell(grapheme: 0, style: style, width: 0, flags: flags) }

  /// A space in the terminal's own colours.
  @inlinable public static var blank: Cell { Cell(grapheme: 0x20) }

  /// Creates a cell with numbers of a `CellTable`.
  @inlinable
  public init(grapheme: UInt32, style: UInt16 = 0, width: UInt8 = 1, flags: Flags = .none) {
    self.grapheme = grapheme
    self.style = style
    self.width = width
    self.flags = flags
  }
}
