import MemoryModel

// Anybody may be called anything; the system knows who it is.
extension SeatName {
  /// The most scalars with a login name behind.
  static let longestWithLogin = 48

  /// Adds the login name of a user to the name that the user gives: "Bo (ada)".
  ///
  /// A name that is the login name, but for capitals, stays as it is. No other name has parentheses
  /// then, so that nobody can give a name that looks like somebody else's.
  ///
  /// - Parameters:
  ///   - claimed: The name that the user gives; it may have the same login name behind already.
  ///   - login: The login name of the user, as the system says.
  public init(claimed: SeatName, by login: SeatName) {
    let suffix = " (\(login))"
    var name = claimed.description
    if name.hasSuffix(suffix) { name.removeLast(suffix.count) }
    name = String(String.UnicodeScalarView(name.unicodeScalars.filter { !$0.isBracket })).trimmed
    if name.isEmpty || name.lowercased() == login.description.lowercased() {
      self = name.isEmpty ? login : SeatName(shown: name)
      return
    }
    let room = Self.longestWithLogin - suffix.unicodeScalars.count
    self = SeatName(shown: name.printable(atMost: room) + suffix)
  }

  /// Reads a name that a host tells, which may have a login name behind.
  init?(told text: String) { self.init(text, atMost: Self.longestWithLogin) }
}

extension Unicode.Scalar {
  /// True for parentheses of all scripts; the others of ASCII are part of what controls become.
  fileprivate var isBracket: Bool {
    !"[]{}".unicodeScalars.contains(self)
      && [.openPunctuation, .closePunctuation].contains(properties.generalCategory)
  }
}
