import MemoryModel
import Testing

@Suite struct DayRowTests {
  private func row(_ days: [Int], today: Int) -> [Int] {
    let row = DayRow(days.map(CivilDate.init(daysSince1970:)), today: .init(daysSince1970: today))
    return [row.current, row.longest]
  }

  @Test func `a row ends today, or yesterday while today is missing`() {
    #expect(row([], today: 9) == [0, 0])
    #expect(row([9], today: 9) == [1, 1])
    #expect(row([8], today: 9) == [1, 1])
    #expect(row([7], today: 9) == [0, 1])
    #expect(row([9, 7, 8, 8, 9], today: 9) == [3, 3])
    #expect(row([1, 2, 3, 4, 7, 8], today: 9) == [2, 4])
  }

  @Test func `days after today do not count, so a clock set back ends no row`() {
    #expect(row([7, 8, 9, 20, 21, 22, 23], today: 9) == [3, 3])
    #expect(row([20], today: 9) == [0, 0])
  }

  @Test func `all sets of eight days have the rows that a simple count has`() {
    for bits in 0..<256 {
      let days = (0..<8).filter { bits >> $0 & 1 == 1 }
      var (longest, current) = (0, 0)
      for day in 0..<8 {
        current = days.contains(day) ? current + 1 : 0
        longest = max(longest, current)
      }
      if !days.contains(7) { current = (0..<7).reversed().prefix(while: days.contains).count }
      #expect(row(days.reversed(), today: 7) == [current, longest], "\(days)")
    }
  }
}
