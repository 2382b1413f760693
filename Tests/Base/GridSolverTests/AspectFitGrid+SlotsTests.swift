import GridSolver
import TestSupport
import Testing

@Suite("Places of the cards")
struct AspectFitGridSlotsTests {
  @Test("a short last row is centred, and odd cells stay on the right and at the bottom")
  func centersInCells() throws {
    let slots = try #require(fiveSquares?.slots())

    #expect(
      drawn(slots) == [
        ".AA.BB.CC..",
        ".AA.BB.CC..",
        "...........",
        "...DD.EE...",
        "...DD.EE...",
        "...........",
      ])
  }

  @Test(
    "a leading last row starts below the first card, full ones are the same, no cards have none")
  func leadsInCells() throws {
    let grid = try #require(fiveSquares)

    let full = try #require(
      AspectFitGrid(count: 6, width: 35.0, height: 21, aspectRatio: 1, columnGap: 1, rowGap: 1))
    let square = AspectRatio(1, 1)
    let none = try #require(
      AspectFitGrid(
        count: 0, width: .min, height: .max, cardAspect: square, cellAspect: square, rowGap: 1))
    #expect(
      (grid.slots(lastRow: .leading).map(\.x), full.slots(lastRow: .leading), full.slots().map(\.x))
        == ([1, 4, 7, 1, 4], full.slots(lastRow: .centered), [1.5, 12.5, 23.5, 1.5, 12.5, 23.5])
        && none.slots().isEmpty)
  }

  @Test("in whole cells the places obey every invariant exactly", arguments: 1...40)
  func obeysLawsInCells(count: Int) {
    var numbers = SeededNumbers(seed: count)
    for _ in 1...20 {
      let grid = AspectFitGrid(
        count: count, width: numbers.whole(20...200), height: numbers.whole(10...60),
        cardAspect: AspectRatio(2, 3), cellAspect: AspectRatio(1, numbers.whole(1...3)),
        columnGap: numbers.whole(0...3), rowGap: numbers.whole(0...2))
      guard let grid else { continue }
      let laws = Laws(grid: grid, oddCell: 1, rounding: 0)
      laws.expect(of: grid.slots(), isCentered: true)
      laws.expect(of: grid.slots(lastRow: .leading), isCentered: false)
    }
  }

  @Test("in any unit the places obey every invariant, apart from rounding", arguments: 1...40)
  func obeysLaws(count: Int) {
    var numbers = SeededNumbers(seed: count)
    for _ in 1...20 {
      let grid = AspectFitGrid(
        count: count, width: numbers.real(50...200), height: numbers.real(50...200),
        aspectRatio: numbers.real(0.2...3), columnGap: numbers.real(0...1),
        rowGap: numbers.real(0...1))
      guard let grid else { continue }
      let laws = Laws(grid: grid, oddCell: 0, rounding: 1e-9)
      laws.expect(of: grid.slots(), isCentered: true)
      laws.expect(of: grid.slots(lastRow: .leading), isCentered: false)
    }
  }

  private var fiveSquares: AspectFitGrid<Int>? {
    AspectFitGrid(
      count: 5, width: 11, height: 6, cardAspect: AspectRatio(1, 1),
      cellAspect: AspectRatio(1, 1), columnGap: 1, rowGap: 1)
  }

  /// Draws the space of `fiveSquares` as text, each card with its own letter.
  private func drawn(_ slots: [AspectFitGrid<Int>.Slot]) -> [String] {
    (0..<6).map { y in
      String(
        (0..<11).map { x -> Character in
          let hit = zip("ABCDE", slots).first { _, slot in
            slot.x..<(slot.x + slot.width) ~= x && slot.y..<(slot.y + slot.height) ~= y
          }
          return hit?.0 ?? "."
        })
    }
  }
}

/// The invariants of every list of slots.
private struct Laws<Length: Numeric & Comparable & Sendable> {
  let grid: AspectFitGrid<Length>
  /// The largest difference between opposite margins.
  let oddCell: Length
  let rounding: Length

  func expect(of slots: [AspectFitGrid<Length>.Slot], isCentered: Bool) {
    let rows = stride(from: 0, to: slots.count, by: grid.columns)
      .map { slots[$0..<min($0 + grid.columns, slots.count)] }
    let sizes = slots.map { $0.width == grid.cardWidth && $0.height == grid.cardHeight }

    #expect(slots.count == grid.count && rows.count == grid.rows, "\(grid)")
    #expect(sizes.allSatisfy { $0 }, "\(grid)")
    for row in rows {
      let isShort = row.count < grid.columns && !isCentered
      let left = row.map(\.x)
      #expect(isSpaced(left, grid.cardWidth, grid.columnGap), "\(grid)")
      #expect(
        isShort ? left[0] == slots[0].x : isMiddle(left, grid.cardWidth, grid.width), "\(grid)")
      #expect(row.allSatisfy { $0.y == row.first?.y }, "\(grid)")
    }
    let tops = rows.compactMap(\.first?.y)
    #expect(isSpaced(tops, grid.cardHeight, grid.rowGap), "\(grid)")
    #expect(isMiddle(tops, grid.cardHeight, grid.height), "\(grid)")
  }

  /// Returns true if all starts are equally spaced by a size and a gap.
  private func isSpaced(_ starts: [Length], _ size: Length, _ gap: Length) -> Bool {
    zip(starts, starts.dropFirst()).allSatisfy { start, next in
      next <= start + size + gap + rounding && start + size + gap <= next + rounding
    }
  }

  /// Returns true if everything is inside the space and centred.
  private func isMiddle(_ starts: [Length], _ size: Length, _ space: Length) -> Bool {
    guard let before = starts.first, let last = starts.last else { return false }
    let after = space - last - size
    return before + rounding >= 0 && before <= after + rounding
      && after <= before + oddCell + rounding
  }
}
