import MemoryModel

// A guest may choose any name; the login name tells who it is.
extension SeatName {
  /// The length limit of a name with a login name, in scalars.
  static let longestWithLogin = 48

  /// Creates a name with the user's login name added: "Bo (ada)".
  ///
  /// The login name itself, ignoring case, stays as it is. All other parentheses are removed, so
  /// that nobody can imitate another's name.
  ///
  /// - Parameters:
  ///   - claimed: The name that the user chooses; it may already end in the login name.
  ///   - login: The login name of the user, from the system.
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

  /// Creates a name from a host's line, which may have a login name added.
  init?(told text: String) { self.init(text, atMost: Self.longestWithLogin) }
}

extension Unicode.Scalar {
  /// True for parentheses of all scripts, and for the ASCII brackets of escapes.
  fileprivate var isBracket: Bool {
    !"[]{}".unicodeScalars.contains(self)
      && [.openPunctuation, .closePunctuation].contains(properties.generalCategory)
  }
}
