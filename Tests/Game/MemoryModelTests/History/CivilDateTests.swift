import Testing

@testable import MemoryModel

@Suite("Dates of the calendar")
struct CivilDateTests {
  @Test(
    "known days have their dates",
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (-1, "1969-12-31"),
      (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (946_684_799, "1999-12-31"),
      (1_700_000_000, "2023-11-14"), (2_147_483_648, "2038-01-19"), (4_107_542_400, "2100-03-01"),
      (4_107_456_000, "2100-02-28"), (-2_208_988_800, "1900-01-01"),
      (-62_135_596_800, "0001-01-01"), (-62_135_596_801, "0000-12-31"),
      (-62_167_219_200, "0000-01-01"), (-62_167_219_201, "-0001-12-31"),
    ] as [(Int64, String)])
  func knownDays(seconds: Int64, text: String) {
    #expect("\(CivilDate(secondsSince1970: seconds))" == text)
  }

  @Test("nine hundred years follow each other day by day, as a simple count has them")
  func followsTheCalendar() {
    var (year, month, day) = (1601, 1, 1)
    for days in -134_774..<200_000 {
      let date = CivilDate(secondsSince1970: Int64(days) * 86_400)
      guard date.year == year, date.month == month, date.day == day else {
        Issue.record("day \(days) is \(date), not \(year)-\(month)-\(day)")
        return
      }
      day += 1
      if day > length(of: month, year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
  }

  @Test("every day of 20,000 years has its text and its number, and comes back from them")
  func comesBack() {
    for days in stride(from: -719_528, to: 2_932_897, by: 7) {
      let date = CivilDate(daysSince1970: days)
      guard date.daysSince1970 == days, CivilDate("\(date)") == date else {
        Issue.record("day \(days) is \(date)")
        return
      }
    }
  }

  @Test("another text is no day; the first and the last second of 64 bits have dates")
  func refuses() {
    let texts = [
      "", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-1-1", "26-01-01",
      "2026-11-24 ", "+026-11-24", "2026-11-24-1", "-001-12-31", "２026-11-24", "2026/11/24",
      "10000-01-01",
    ]
    #expect(texts.filter { CivilDate($0) != nil } == [])
    let extremes = [Int64.min, .max].map { CivilDate(secondsSince1970: $0) }
    let isDate = extremes.map { date in
      (1...12).contains(date.month) && (1...31).contains(date.day)
        && date.year.magnitude > 292_000_000_000
    }
    #expect(isDate == [true, true])
  }

  private func length(of month: Int, _ year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}
