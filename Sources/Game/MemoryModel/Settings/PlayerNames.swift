/// What the people round a table are called, in the order of play.
///
/// Its spelling in a file is the names with commas between them, such as `Anna, Ben`.
public struct PlayerNames: Hashable, Sendable {
  /// The most scalars of a name.
  public static let longest = 12
  /// The most players who can have names.
  public static let most = 1_000

  /// A name for each of the first players; empty for one without.
  private var names: [String]

  /// Makes names, of which those beyond `most` are left out; what is said of `subscript(_:)` holds for
  /// each.
  public init(_ names: [String] = []) {
    self.names = []
    for (player, name) in names.prefix(Self.most).enumerated() { self[player] = name }
  }

  /// The name of a player, counted from zero; empty for one without.
  ///
  /// A name that is set loses its commas and what is beyond `longest` scalars.
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

  /// The name of a player without the blanks round it, or one by number: `Player 2`.
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
