public import MemoryEngine

/// A player of the library's user, which is identified by its name.
///
/// `PlayerChoice.custom(_:make:)` creates one. Two players with the same name count as equal, also
/// in heads of reports and in digests of shards, so a player whose behaviour changes needs another
/// name.
public struct CustomPlayer: Sendable {
  /// The length limit of a name in bytes.
  static let longestName = 64

  /// The name in reports and shards.
  public let name: String
  /// Creates the player of one game, for a seat at a table with others.
  let make: @Sendable () -> any Player & ~Copyable
  /// Lets one player play for all seats, specialized for its type if that is known.
  // Measured, a simple player takes two or three times as long through `make` alone.
  let playOut: PlayOut

  @usableFromInline typealias PlayOut =
    @Sendable (
      _ game: inout MemoryGame<Int>, _ step: Duration, _ flipCap: Int, _ shouldStop: () -> Bool,
      _ chance: inout SeededGenerator
    ) -> Playthrough

  @usableFromInline init(
    name: String, make: @escaping @Sendable () -> any Player & ~Copyable,
    playOut: @escaping PlayOut
  ) {
    (self.name, self.make, self.playOut) = (name, make, playOut)
  }
}

extension CustomPlayer: Hashable {
  /// Returns true if both have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension PlayerChoice {
  /// Creates the choice of your own player, for one seat or for all.
  ///
  ///     let players: [PlayerChoice] = [.custom("lazy") { LazyPlayer() }, .perfect]
  ///
  /// Its games are deterministic if it only uses random numbers of the generator that it receives.
  ///
  /// - Parameters:
  ///   - name: The name in reports and shards, of 1...64 ASCII letters, digits and `-_.:`, and none
  ///     that is parsed as a built-in player, such as `perfect` or `capacity:9`.
  ///   - make: Creates the player of one game. It is called for every game and on any thread, and
  ///     must
  ///     return the same player each time, so that no game depends on those before it.
  /// - Returns: The choice of that player; a simulation refuses one with any other name.
  @inlinable public static func custom<Own: Player & SendableMetatype & ~Copyable>(
    _ name: String, make: @escaping @Sendable () -> Own
  ) -> PlayerChoice {
    .custom(
      CustomPlayer(name: name, make: { make() }) { game, step, flipCap, shouldStop, chance in
        var player = make()
        return game.playOut(
          &player, step: step, flipCap: flipCap, unless: shouldStop, using: &chance)
      })
  }
}

extension CustomPlayer {
  /// - Throws: `PlayersError` for a name that a custom player cannot have.
  static func check(_ name: String) throws(PlayersError) {
    guard (1...longestName).contains(name.utf8.count), name.utf8.allSatisfy(isAllowed) else {
      throw .badName(name)
    }
    let form = name.prefix { $0 != ":" }
    guard PlayerForm(rawValue: String(form)) == nil else { throw .takenName(name) }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.:".utf8.contains(byte)
    }
  }
}
