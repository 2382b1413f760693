import MemoryModel
import Testing

@Suite struct DayRowTests {
  private func row(_ days: [Int], today: Int) -> [Int] {
    let row = DayRow(days.map(CivilDate.init(daysSince1970:)), today: .init(daysSince1970: today))
    return [row.current, row.longest]
  }

  @Test func `a row ends today, or yesterday while today is missing, and later days do not count`()
  {
    let days = [[], [9], [8], [7], [9, 7, 8, 8, 9], [1, 2, 3, 4, 7, 8]]
    #expect(
      days.map { row($0, today: 9) } == [[0, 0], [1, 1], [1, 1], [0, 1], [3, 3], [2, 4]])
    let later = [[7, 8, 9, 20, 21, 22, 23], [20]]
    #expect(later.map { row($0, today: 9) } == [[3, 3], [0, 0]])
  }

  @Test func `all sets of eight days have the rows that a simple count has`() {
    let wrong = (0..<256).filter { bits in
      let days = (0..<8).filter { bits >> $0 & 1 == 1 }
      var (longest, current) = (0, 0)
      for day in 0..<8 {
        current = days.contains(day) ? current + 1 : 0
        longest = max(longest, current)
      }
      if !days.contains(7) { current = (0..<7).reversed().prefix(while: days.contains).count }
      return row(days.reversed(), today: 7) != [current, longest]
    }
    #expect(wrong == [])
  }
}
