/// The order in which a full memory forgets cards.
public enum Eviction: String, CaseIterable, Hashable, Sendable {
  /// The least recently seen card first; the default.
  case oldest
  /// The most recently seen card first, so that the earliest cards stay: last in, first out.
  case newest = "lifo"
  /// Any card, with equal probability.
  case random

  /// The suffix of a capacity, with its colon; empty for the default.
  var suffix: String { self == .oldest ? "" : ":\(rawValue)" }
}
