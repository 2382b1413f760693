import Synchronization

/// The games of a C caller, divided into parts that threads step at the same time.
///
/// The cards of a part fit a core's cache. The results depend neither on the parts nor on the
/// number of threads.
struct EnvironmentParts: Sendable {
  /// The number of cards at which a part is complete.
  static let partSize = 32_768
  /// The largest number of threads.
  static let mostThreads = 256

  let options: EnvironmentOptions
  private let threads: Int
  private let parts: [Part]

  /// A range of the games, which one thread at a time steps.
  private final class Part: Sendable {
    let environment: Mutex<VectorEnvironment>

    init(_ environment: consuming VectorEnvironment) { self.environment = Mutex(environment) }
  }

  /// Creates parts whose games must be reset.
  ///
  /// - Throws: `EnvironmentError` for options that cannot be played.
  init(_ options: EnvironmentOptions, threads: Int = 1) throws(EnvironmentError) {
    try options.validate()
    guard (1...Self.mostThreads).contains(threads) else {
      throw .option("threads", threads, 1...Self.mostThreads)
    }
    self.options = options
    self.threads = threads
    let size = max(1, Self.partSize / options.cards)
    var parts: [Part] = []
    for first in stride(from: 0, to: options.games, by: size) {
      let places = first..<min(first + size, options.games)
      parts.append(Part(try VectorEnvironment(options, places)))
    }
    self.parts = parts
  }

  /// The number of cards in all games.
  var cards: Int { options.games * options.cards }

  /// Calls a closure with each part in turn, until one throws.
  func inTurn(
    _ body: (inout VectorEnvironment) throws(EnvironmentError) -> Void
  ) throws(EnvironmentError) {
    for part in parts {
      try part.environment.withLock { part throws(EnvironmentError) in try body(&part) }
    }
  }

  /// Calls a closure with each part, on several threads.
  func concurrently(_ body: @Sendable (inout VectorEnvironment) -> Void) {
    performConcurrently(parts.count, threads: threads) { number in
      parts[number].environment.withLock { body(&$0) }
    }
  }

  /// Returns memory for a number per card of all games.
  func output<Element>(
    _ pointer: UnsafeMutablePointer<Element>?, _ count: Int, of name: String
  ) throws(EnvironmentError) -> CallerOutput<Element> {
    try CallerOutput(pointer, count, of: name, expected: cards)
  }
}

extension VectorEnvironment {
  /// Creates a part of an environment, with the games that those places have in the whole.
  fileprivate init(
    _ options: EnvironmentOptions, _ places: Range<Int>
  ) throws(EnvironmentError) {
    var part = options
    part.games = places.count
    part.gameStride = options.stride
    part.horizon = options.steps
    try self.init(part)
    firstPlace = places.lowerBound
  }

  /// The places of the games in the whole environment.
  var places: Range<Int> { firstPlace..<firstPlace + options.games }

  /// The index of the first card among those of the whole environment.
  var firstCard: Int { firstPlace * terms.cards }

  /// The indices of the cards among those of the whole environment.
  var cardRange: Range<Int> { firstCard..<firstCard + cards.count }
}
