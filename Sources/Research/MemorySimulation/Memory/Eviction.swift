/// Which card a full memory lets go.
public enum Eviction: String, CaseIterable, Hashable, Sendable {
  /// The card seen longest ago; what was seen last stays. A name need not say so.
  case oldest
  /// The card seen last, so that what came first stays until it is matched: last in, first out.
  case newest = "lifo"
  /// Any of the cards, with equal chance.
  case random

  /// What stands behind a capacity, with its colon; nothing for the usual one.
  var suffix: String { self == .oldest ? "" : ":\(rawValue)" }
}
