/// The grid that shows a number of equal cards as large as a space allows.
///
/// `Length` is `Double` for a space in any unit, or `Int` for a space of whole terminal cells; each
/// has its own initializers, for cards of one aspect ratio and for a range of ratios. No other grid
/// gives a larger area of a card. Among equally large ones the grid with the fewest empty slots in
/// its last row wins, then the one with the fewest columns.
public struct AspectFitGrid<Length: Numeric & Comparable & Sendable>: Equatable, Sendable {
  /// Number of cards.
  public let count: Int
  /// Number of cards in a full row; zero only if there are no cards.
  public let columns: Int
  /// Number of rows; all but the last are full, and the last shows at least one card.
  public let rows: Int
  /// Width of a card, in the unit of the space; zero only if there are no cards.
  public let cardWidth: Length
  /// Height of a card, in the unit of the space; zero only if there are no cards.
  public let cardHeight: Length

  /// Width of the space the cards were fitted into.
  public let width: Length
  /// Height of the space the cards were fitted into.
  public let height: Length
  /// Distance between neighbours in a row.
  public let columnGap: Length
  /// Distance between rows.
  public let rowGap: Length
}
