public import MemoryEngine

/// The deal of a day, which is the same for everybody.
///
/// It follows from the date alone:
///
/// - The theme is number `d mod 12` of `themeIDs`, counted from zero, where `d` is the number of
///   days since 1970-01-01. It is the built-in theme, even if the player has edited it.
/// - From Monday to Saturday there are 8, 10, 12, 10, 12 and 15 pairs by the rules `course`; on
///   Sunday there are 8 kinds by the rules `triples`.
/// - The seed is the date in ISO 8601, as a text.
public struct DailyDeal: Hashable, Sendable {
  /// The themes in their order.
  public static let themeIDs = [
    "animals", "fruit", "vehicles", "sports", "sea", "food", "objects", "garden", "toys", "clothes",
    "music", "weather",
  ]

  /// The number of kinds on Monday, Tuesday and so on.
  private static let kindsByWeekday = [8, 10, 12, 10, 12, 15, 8]

  /// The day of the deal.
  public let day: CivilDate

  /// Creates the deal of a day; nil before 1970 and after 9999.
  public init?(of day: CivilDate) {
    guard (1970...9999).contains(day.year) else { return nil }
    self.day = day
  }

  /// The theme, as the program has it.
  public var theme: Theme {
    Theme.named(Self.themeIDs[day.daysSince1970 % Self.themeIDs.count]) ?? .animals
  }

  /// The rules, for one player.
  public var rules: Rules { isSunday ? .triples : .course }

  /// The number of kinds of cards.
  public var kinds: Int { Self.kindsByWeekday[weekday] }

  /// The seed, which is the date.
  public var seed: Seed { Seed("\(day)") ?? Seed(0) }

  /// The number of days since Monday; 1970-01-01 was a Thursday.
  private var weekday: Int { (day.daysSince1970 + 3) % 7 }

  private var isSunday: Bool { weekday == 6 }
}
