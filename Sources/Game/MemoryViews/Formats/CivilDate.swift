/// A day of the Gregorian calendar, in UTC.
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

  private static func floor(_ number: Int64, _ divisor: Int64) -> (quotient: Int64, rest: Int64) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date in ISO 8601: `2023-05-31`; a year before 0 has a minus sign.
  public var description: String {
    "\(year < 0 ? "-" : "")\(Self.digits(year.magnitude, 4))-\(Self.digits(month.magnitude, 2))"
      + "-\(Self.digits(day.magnitude, 2))"
  }

  private static func digits(_ number: some BinaryInteger, _ count: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}
