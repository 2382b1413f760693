/// One place of a buffer, in eight bytes.
///
/// Its numbers are explained by the `CellTable` of the buffer it belongs to.
public struct Cell: Equatable, Sendable {
  /// A Unicode scalar as its own number, or a longer cluster from `CellTable.firstCluster` on.
  public var grapheme: UInt32
  /// A style of the table; zero is plain.
  public var style: UInt16
  /// 1, or 2 for the left half of a wide cluster, or 0 for its right half.
  public var width: UInt8
  /// What the encoder must know of it.
  public var flags: Flags

  /// What the encoder must know of a cell.
  public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    @inlinable public static var none: Flags { Flags(rawValue: 0) }
    /// Terminals disagree about its width: the cursor must be placed anew after it.
    @inlinable public static var risky: Flags { Flags(rawValue: 1 << 0) }
    /// The terminal shows a part of a picture there, which the foreground colour names.
    @inlinable public static var placeholder: Flags { Flags(rawValue: 1 << 1) }
  }

  /// What stands right of a cell of width 2: no grapheme, no width, all else alike.
  @inlinable public var rightHalf: Cell { Cell(grapheme: 0, style: style, width: 0, flags: flags) }

  /// A space in the terminal's own colours.
  @inlinable public static var blank: Cell { Cell(grapheme: 0x20) }

  /// Makes a cell of numbers as a `CellTable` gives them.
  @inlinable
  public init(grapheme: UInt32, style: UInt16 = 0, width: UInt8 = 1, flags: Flags = .none) {
    self.grapheme = grapheme
    self.style = style
    self.width = width
    self.flags = flags
  }
}
