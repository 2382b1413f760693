/// The columns of the bars of a chart: all equally wide, or several bars per column if there are
/// too many.
///
/// A chart without axes divides its width in this way, so that other views can align with its bars:
/// labels below them, or a press that selects one.
public struct ChartBands: Hashable, Sendable {
  /// The number of bars.
  public let count: Int
  /// The number of available columns.
  public let columns: Int
  private let widest: Int

  /// Divides columns among bars.
  ///
  /// - Parameters:
  ///   - count: The number of bars; negative counts as none.
  ///   - columns: The number of columns; negative counts as none.
  ///   - widest: The largest width of a bar with its gap.
  public init(count: Int, columns: Int, widest: Int = .max) {
    self.count = max(0, count)
    self.columns = max(0, columns)
    self.widest = max(1, widest)
  }

  /// The columns from bar to bar; 1 if several share one.
  public var pitch: Int { count == 0 ? 1 : max(1, min(widest, columns / count)) }

  /// The columns of a bar itself; wide ones have a gap after them.
  public var barWidth: Int { pitch > 2 ? pitch - max(1, pitch / 4) : pitch }

  /// The number of columns with bars.
  public var used: Int { min(columns, count * pitch) }

  /// Returns the indices of the bars in a column: of one, unless there are more bars than columns.
  public func indices(at column: Int) -> Range<Int> {
    guard column >= 0 else { return 0..<0 }
    guard count > columns else {
      let bar = column / pitch
      return bar < count ? bar..<(bar + 1) : 0..<0
    }
    guard column < columns else { return 0..<0 }
    return (column * count / columns)..<((column + 1) * count / columns)
  }

  /// Returns the first column of a bar.
  public func column(of bar: Int) -> Int {
    guard count > columns, columns > 0 else { return bar * pitch }
    // The column whose range contains it: the smallest c with (c + 1) * count / columns > bar.
    return min(columns - 1, ((bar + 1) * columns + count - 1) / count - 1)
  }
}
