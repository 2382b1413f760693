/// A day of the Gregorian calendar.
public struct CivilDate: Hashable, Sendable {
  /// The astronomical year: the year before 1 is 0, the one before that -1.
  public let year: Int64
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates the day of a time, in the proleptic Gregorian calendar.
  ///
  /// Counts days from the 1st of March of the year 0, so that leap days end a year: 400 years have
  /// 146,097 days, and months from March on repeat every five with 153. After Howard Hinnant,
  /// "chrono-Compatible Low-Level Date Algorithms", 2013.
  ///
  /// - Parameter seconds: The seconds since 1970, without leap seconds.
  public init(secondsSince1970 seconds: Int64) {
    let days = Self.floor(seconds, 86_400).quotient + 719_468
    let (era, dayOfEra) = Self.floor(days, 146_097)
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * month + 2) / 5 + 1)
    self.month = Int(month < 10 ? month + 3 : month - 9)
    year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
  }

  /// Creates the day that is a number of days after 1970-01-01.
  public init(daysSince1970 days: Int) {
    self.init(secondsSince1970: Int64(days) * 86_400)
  }

  /// Creates a day from its text in ISO 8601, such as `2023-05-31`.
  ///
  /// - Returns: `nil` for another text, a day that does not exist, and a year outside of 0...9999.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash,
      let year = Self.number(bytes[..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8...])
    else { return nil }
    self.init(daysSince1970: Self.days(to: year, month, day))
    if (self.year, self.month, self.day) != (Int64(year), month, day) { return nil }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Returns the days from 1970-01-01 to a date; a day beyond the end of its month is in the next.
  private static func days(to year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let (era, yearOfEra) = floor(Int64(year), 400)
    let leapDays = yearOfEra / 4 - yearOfEra / 100
    return Int(era * 146_097 + yearOfEra * 365 + leapDays) + dayOfYear - 719_468
  }

  /// The number of days since 1970-01-01.
  public var daysSince1970: Int { Self.days(to: Int(year), month, day) }

  private static func floor(_ number: Int64, _ divisor: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in ISO 8601: `2023-05-31`; a year before 0 has a minus sign.
  public var description: String {
    guard 0...9_999 ~= year else {
      return "\(year < 0 ? "-" : "")\(Self.digits(year.magnitude, 4))-\(Self.pairs[month])"
        + "-\(Self.pairs[day])"
    }
    // Grows a text that is too short for the heap.
    var text = Self.pairs[Int(year) / 100]
    text += Self.pairs[Int(year) % 100]
    for number in [month, day] {
      text += "-"
      text += Self.pairs[number]
    }
    return text
  }

  /// The numbers from 0 to 99 in two digits.
  private static let pairs = (0..<100).map { digits($0, 2) }

  private static func digits(_ number: some BinaryInteger, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
