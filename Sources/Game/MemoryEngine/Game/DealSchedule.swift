/// The times at which the cards of a deal fly from the deck to their places.
///
/// Card i starts at i × interval and lands a duration later. The interval of a big deck is
/// shortened, so that the deal takes at most 2.5 seconds.
public struct DealSchedule: Hashable, Sendable {
  /// The number of cards.
  public let count: Int
  /// The time from one start to the next, shortened for a big deck.
  public let interval: Duration
  /// The flight time of a card.
  public let duration: Duration

  /// The longest time of a deal: 2.5 seconds.
  public static let longestDeal: Duration = .milliseconds(2500)

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - count: The number of cards; not negative.
  ///   - interval: The time from start to start; shortened if the deal would take too long.
  ///   - duration: The time from start to landing; at most the longest deal.
  public init(count: Int, interval: Duration, duration: Duration) {
    precondition(count >= 0, "\(count) cards cannot be dealt")
    self.count = count
    self.duration = min(max(.zero, duration), Self.longestDeal)
    let most = (Self.longestDeal - self.duration) / max(1, count - 1)
    self.interval = min(max(.zero, interval), most)
  }

  /// Returns the schedule of the course of 2023: a card every 0.15 s, with a flight of 1 s.
  public static func course2023(count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .milliseconds(150), duration: .seconds(1))
  }

  /// Returns the schedule of the course of 2021: starts spread over 2 s, with flights of 0.5 s.
  public static func course2021(count: Int) -> DealSchedule {
    DealSchedule(
      count: count, interval: .seconds(2) / max(1, count), duration: .milliseconds(500))
  }

  /// Returns the schedule of a quick deal: a card every 0.06 s, with a flight of 0.45 s.
  public static func quick(count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .milliseconds(60), duration: .milliseconds(450))
  }

  /// The time at which the last card has landed; zero for no cards.
  public var end: Duration {
    count > 0 ? interval * (count - 1) + duration : .zero
  }

  /// Returns the progress of a card's flight: 0 in the deck, 1 in its place.
  ///
  /// - Parameters:
  ///   - card: A number of 0..<count.
  ///   - time: The time since the start of the deal.
  /// - Returns: A fraction, 0...1; a flight without duration jumps.
  public func progress(of card: Int, at time: Duration) -> Double {
    precondition((0..<count).contains(card), "no card \(card) among \(count)")
    // The clamp prevents an overflow of the sums; no deal lasts longer.
    let flown = min(max(.zero, time), Self.longestDeal) - interval * card
    guard flown < duration else { return 1 }
    return flown > .zero ? flown / duration : 0
  }

  /// Returns true if the last card has landed; `time` counts from the start of the deal.
  public func isComplete(at time: Duration) -> Bool { time >= end }
}
