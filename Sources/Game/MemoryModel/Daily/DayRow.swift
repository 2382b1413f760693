/// The numbers of days in a row on which something was done.
public struct DayRow: Hashable, Sendable {
  /// The number of consecutive days up to today; zero after a day without.
  ///
  /// While today is still missing, the row up to yesterday counts.
  public let current: Int
  /// The largest number of consecutive days so far.
  public let longest: Int

  /// Counts the days in a row.
  ///
  /// - Parameters:
  ///   - days: The days in any order; a day that occurs twice counts once.
  ///   - today: The present day; later days are ignored, because a clock was ahead then.
  public init(_ days: some Sequence<CivilDate>, today: CivilDate) {
    let today = today.daysSince1970
    let numbers = Set(days.map(\.daysSince1970).filter { $0 <= today })
    func row(endingAt last: Int) -> Int {
      var count = 0
      while numbers.contains(last - count) { count += 1 }
      return count
    }
    let ends = numbers.filter { !numbers.contains($0 + 1) }
    current = row(endingAt: numbers.contains(today) ? today : today - 1)
    longest = ends.map(row).max() ?? 0
  }
}
