/// When each card of a deal flies from the deck to its place.
///
/// Card i starts at i × interval and lands a duration later. A big deck is sped up, so that the
/// whole deal takes at most 2.5 seconds: the cards start closer together.
public struct DealSchedule: Hashable, Sendable {
  /// How many cards fly.
  public let count: Int
  /// The time from one start to the next, after a big deck was sped up.
  public let interval: Duration
  /// How long each card flies.
  public let duration: Duration

  /// What the whole deal takes at most: 2.5 seconds.
  public static let longestDeal: Duration = .milliseconds(2500)

  /// Plans a deal.
  ///
  /// - Parameters:
  ///   - count: How many cards; not negative.
  ///   - interval: Time from start to start; shortened when the deal would take too long.
  ///   - duration: Time from start to landing; at most the longest deal.
  public init(count: Int, interval: Duration, duration: Duration) {
    precondition(count >= 0, "\(count) cards cannot be dealt")
    self.count = count
    self.duration = min(max(.zero, duration), Self.longestDeal)
    let most = (Self.longestDeal - self.duration) / max(1, count - 1)
    self.interval = min(max(.zero, interval), most)
  }

  /// The course of 2023: a card every 0.15 s, each taking 1 s.
  public static func course2023(count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .milliseconds(150), duration: .seconds(1))
  }

  /// The course of 2021: starts spread over 2 s, each card taking 0.5 s.
  public static func course2021(count: Int) -> DealSchedule {
    DealSchedule(
      count: count, interval: .seconds(2) / max(1, count), duration: .milliseconds(500))
  }

  /// For players who want to begin: a card every 0.06 s, each taking 0.45 s.
  public static func quick(count: Int) -> DealSchedule {
    DealSchedule(count: count, interval: .milliseconds(60), duration: .milliseconds(450))
  }

  /// When the last card has landed; zero for no cards.
  public var end: Duration {
    count > 0 ? interval * (count - 1) + duration : .zero
  }

  /// How far a card has flown: 0 in the deck, 1 in its place.
  ///
  /// - Parameters:
  ///   - card: One of 0..<count.
  ///   - time: Since the deal began.
  /// - Returns: A fraction, 0...1; a flight without duration jumps.
  public func progress(of card: Int, at time: Duration) -> Double {
    precondition((0..<count).contains(card), "no card \(card) among \(count)")
    // No deal lasts longer, and sums of such times cannot overflow.
    let flown = min(max(.zero, time), Self.longestDeal) - interval * card
    guard flown < duration else { return 1 }
    return flown > .zero ? flown / duration : 0
  }

  /// Whether the last card has landed; `time` counts from the beginning of the deal.
  public func isComplete(at time: Duration) -> Bool { time >= end }
}
