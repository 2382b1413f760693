import Testing

@testable import TextUICore

struct ReuseRecordTests {
  /// Returns the frames of a range in which views are compared, as often as a closure reuses them.
  private func compared(
    _ record: inout ReuseRecord, _ frames: Range<Int>, reuses: (Int) -> Int
  ) -> [Int] {
    frames.filter { frame in
      guard record.compares(in: frame) else { return false }
      record.comparisons += 1
      record.reuses += reuses(frame)
      return true
    }
  }

  @Test func `views that are reused are compared in every frame`() {
    var record = ReuseRecord()
    #expect(compared(&record, 1..<100) { _ in 1 } == Array(1..<100))
  }

  @Test func `views that are reused in one of five frames are compared in every frame`() {
    var record = ReuseRecord()
    #expect(compared(&record, 1..<100) { $0 % 5 == 0 ? 1 : 0 } == Array(1..<100))
  }

  @Test func `views that are not reused are compared ever more rarely, but not more than that`() {
    var record = ReuseRecord()
    let frames = compared(&record, 1..<400) { _ in 0 }
    #expect(frames.prefix(10) == [1, 2, 3, 4, 5, 8, 13, 22, 39, 72])
    let pauses = zip(frames, frames.dropFirst()).map { $1 - $0 }
    #expect(pauses.max() == pauses.last && pauses.last == 65)
  }

  @Test func `after a reuse views are compared in every frame again`() {
    var record = ReuseRecord()
    _ = compared(&record, 1..<200) { _ in 0 }
    let first = compared(&record, 200..<300) { _ in 1 }
    #expect(first == Array((first.first ?? 0)..<300))
  }

  @Test func `a frame without a comparison is no failure`() {
    var record = ReuseRecord()
    let frames = (1..<100).filter { record.compares(in: $0) }
    #expect(frames == Array(1..<100))
  }
}
