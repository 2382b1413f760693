public import MemoryEngine

/// A player of somebody's own, which the library knows by its name alone.
///
/// `PlayerChoice.custom(_:make:)` makes one. The name stands for the player: two with the same name
/// count as equal, in heads of reports and in digests of shards too. Whoever changes what a player
/// does gives it another name.
public struct CustomPlayer: Sendable {
  /// At most this many bytes are a name.
  static let longestName = 64

  /// As reports and shards call it.
  public let name: String
  /// Makes the player of one game, for a seat at a table where others sit.
  let make: @Sendable () -> any Player & ~Copyable
  /// Lets one play for all, compiled for its type where that is known.
  // Measured, a simple player takes two or three times as long behind `make` alone.
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
  /// Whether both have the same name.
  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension PlayerChoice {
  /// A player of your own, for one seat or for all.
  ///
  ///     let players: [PlayerChoice] = [.custom("lazy") { LazyPlayer() }, .perfect]
  ///
  /// Its games are repeatable if all its chance comes from the generator that it is handed.
  ///
  /// - Parameters:
  ///   - name: What reports and shards call it, of 1...64 ASCII letters, digits and `-_.:`, and none
  ///     that is written as a built-in player is, such as `perfect` or `capacity:9`.
  ///   - make: Makes the player of one game. It is called for every game and on any thread, and must
  ///     give the same player each time, so that no game depends on those before it.
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
  /// - Throws: `PlayersError` for a name that no player of somebody's own may have.
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
