#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension UnsafeMutablePointer<Cell> {
  /// Returns true if some cells are equal to others.
  func isEqual(to other: UnsafeMutablePointer<Cell>, count: Int) -> Bool {
    memcmp(self, other, count &* MemoryLayout<Cell>.stride) == 0
  }
}

/// A comparison of two arrays of cells of equal length, as memory.
struct CellComparison {
  private let before: UnsafeRawPointer
  private let after: UnsafeRawPointer
  private let count: Int

  init?(before: UnsafeRawBufferPointer, after: UnsafeRawBufferPointer) {
    guard let old = before.baseAddress, let new = after.baseAddress, before.count == after.count
    else { return nil }
    (self.before, self.after) = (old, new)
    count = after.count / MemoryLayout<Cell>.stride
  }

  /// Calls a closure with each run of different cells; the count is a multiple of the row's width.
  func forEachRun(rowWidth width: Int, _ body: (_ y: Int, _ columns: Range<Int>) -> Void) {
    var (y, row) = (0, 0..<width)
    var next = firstDifference(from: 0)
    while next < count {
      if next >= row.upperBound {
        y = next / width
        row = y * width..<(y + 1) * width
      }
      let run = wholeRun(from: next, in: row)
      body(y, run.lowerBound - row.lowerBound..<run.upperBound - row.lowerBound)
      next = firstDifference(from: run.upperBound)
    }
  }

  /// Returns the first different cell at or after an index, or the count.
  ///
  /// The steps grow as long as nothing differs, so that an unchanged screen takes a few calls of
  /// `memcmp`, which uses wider registers than this module may and takes half of the time of a
  /// loop.
  private func firstDifference(from start: Int) -> Int {
    if before == after { return count }
    // The next change is often near.
    let end = min(start + 4, count)
    let near = firstDifference(in: start..<end)
    if near < end { return near }
    var (index, step) = (end, 64)
    while index < count {
      let size = min(step, count - index)
      guard isSame(index, size) else { return found(in: index..<index + size) }
      index += size
      step *= 4
    }
    return index
  }

  /// Returns the first different cell in a range that contains one.
  private func found(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index + 32 < range.upperBound, isSame(index, 32) { index += 32 }
    return firstDifference(in: index..<range.upperBound)
  }

  private func firstDifference(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, isSame(index) { index &+= 1 }
    return index
  }

  /// Returns the run that begins at a difference, including whole wide clusters.
  private func wholeRun(from start: Int, in row: Range<Int>) -> Range<Int> {
    var (first, end) = (start, start + 1)
    while end < row.upperBound, !isSame(end) { end &+= 1 }
    while first > row.lowerBound, hasWidth(0, first) { first -= 1 }
    while end < row.upperBound, hasWidth(2, end - 1) { end += 1 }
    return first..<end
  }

  /// Returns true if the cells at an index are equal; without overflow checks, because comparing
  /// cells is half of the work of a diff.
  @inline(__always)
  private func isSame(_ index: Int) -> Bool {
    let offset = index &* MemoryLayout<Cell>.stride
    return before.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == after.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  private func isSame(_ index: Int, _ count: Int) -> Bool {
    let offset = index &* MemoryLayout<Cell>.stride
    return memcmp(before + offset, after + offset, count &* MemoryLayout<Cell>.stride) == 0
  }

  private func hasWidth(_ width: UInt8, _ index: Int) -> Bool {
    let offset = index &* MemoryLayout<Cell>.stride
    return before.load(fromByteOffset: offset, as: Cell.self).width == width
      || after.load(fromByteOffset: offset, as: Cell.self).width == width
  }
}
