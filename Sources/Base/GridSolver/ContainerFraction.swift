/// The fraction of a container that covers some of its equal columns.
///
/// This is the arithmetic of SwiftUI's `containerRelativeFrame`, in whole cells.
///
///     ContainerFraction(count: 3, spacing: 1).length(in: 81)           // 26
///     ContainerFraction(count: 4, span: 3, spacing: 1).length(in: 79)  // 59
public struct ContainerFraction: Hashable, Sendable {
  /// The number of equal columns the container is divided into.
  public let count: Int
  /// The number of adjacent columns to cover, with the gaps between them.
  public let span: Int
  /// The number of cells between two columns.
  public let spacing: Int

  /// Creates a fraction.
  ///
  /// - Parameters:
  ///   - count: The number of columns; at least 1.
  ///   - span: The number of covered columns; from `count` on the fraction is the whole container.
  ///   - spacing: The number of cells between two columns; not negative.
  public init(count: Int, span: Int = 1, spacing: Int = 0) {
    precondition(count >= 1, "\(count) columns")
    precondition(span >= 0, "Span \(span)")
    precondition(spacing >= 0, "Spacing \(spacing)")
    self.count = count
    self.span = span
    self.spacing = spacing
  }

  /// Returns the number of cells covered, for a view that does not know its column.
  ///
  /// The exact fraction is rounded down once: equal fractions stay equal, and side by side with
  /// their gaps they never exceed the container unless the gaps alone do.
  ///
  /// - Parameter container: The cells of the container; a negative number counts as zero.
  /// - Returns: A length from zero to the container's.
  public func length(in container: Int) -> Int {
    let container = max(container, 0)
    guard span < count else { return container }
    // column · span + spacing · (span - 1), column = (container - spacing · (count - 1)) / count
    let whole = Int128(container) + Int128(spacing)
    let share = Int128(span) * whole / Int128(count) - Int128(spacing)
    return Int(max(share, 0))
  }
}

extension ContainerFraction {
  /// Divides a container into columns that, with their gaps, are exactly as long as it is.
  ///
  /// The first columns get one cell more if the division has a remainder. If the gaps alone exceed
  /// the container, all columns are empty, and those beyond its end are placed at its end.
  ///
  ///     ContainerFraction.columns(3, spacing: 1, in: 81)  // [0..<27, 28..<54, 55..<81]
  ///
  /// - Parameters:
  ///   - count: The number of columns; at least 1.
  ///   - spacing: The number of cells between two columns; at least 0.
  ///   - container: The cells of the container; a negative number counts as zero.
  /// - Returns: The range of cells of each column, in order.
  public static func columns(_ count: Int, spacing: Int = 0, in container: Int) -> [Range<Int>] {
    precondition(count >= 1, "\(count) columns")
    precondition(spacing >= 0, "Spacing \(spacing)")
    let container = max(container, 0)
    let gaps = Int128(spacing) * Int128(count - 1)
    let available = Int(max(Int128(container) - gaps, 0))
    let (length, remainder) = available.quotientAndRemainder(dividingBy: count)
    var start = 0
    return (0..<count).map { index in
      let column = start..<(start + length + (index < remainder ? 1 : 0))
      start = column.upperBound + min(spacing, container - column.upperBound)
      return column
    }
  }
}
