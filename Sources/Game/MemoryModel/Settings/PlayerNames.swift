/// The names of the people at a table, in the order of play.
///
/// Spelled as names separated by commas, such as `Anna, Ben`.
public struct PlayerNames: Hashable, Sendable {
  /// The length limit of a name in scalars.
  public static let longest = 12
  /// The largest number of players with names.
  public static let most = 1_000

  /// The names of the first players; empty for a player without a name.
  private var names: [String]

  /// Creates names; those beyond `most` are left out, and each is cut as `subscript(_:)` does.
  public init(_ names: [String] = []) {
    self.names = []
    for (player, name) in names.prefix(Self.most).enumerated() { self[player] = name }
  }

  /// The name of a player, counted from zero; empty for a player without a name.
  ///
  /// Setting a name removes its commas and the scalars beyond `longest`.
  ///
  /// - Precondition: A player who gets a name is one of the first `most`.
  public subscript(player: Int) -> String {
    get { names.indices.contains(player) ? names[player] : "" }
    set {
      precondition(0..<Self.most ~= player, "There is no player \(player)")
      while names.count <= player { names.append("") }
      let scalars = newValue.unicodeScalars.filter { $0 != "," }.prefix(Self.longest)
      names[player] = String(String.UnicodeScalarView(scalars))
      while names.last?.isEmpty == true { names.removeLast() }
    }
  }

  /// Returns the trimmed name of a player, or a numbered one: `Player 2`.
  public func title(of player: Int) -> String {
    let name = self[player].trimmed
    return name.isEmpty
      ? "Player \(player < .max ? player + 1 : player)" : name.printable(atMost: Self.longest)
  }
}

extension PlayerNames: SettingValue {
  public init?(settingText: String) {
    self.init(
      settingText.split(separator: ",", omittingEmptySubsequences: false).map {
        String($0).trimmed
      })
  }

  public var settingText: String? { names.map(\.trimmed).joined(separator: ", ") }
}
