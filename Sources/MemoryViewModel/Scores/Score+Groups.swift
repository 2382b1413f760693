extension Score {
  /// The scores that are listed together: those of one theme by the same rules.
  public struct Sheet: Hashable, Sendable {
    public let themeID: String
    public let rules: String

    public init(themeID: String, rules: String) {
      self.themeID = themeID
      self.rules = rules
    }
  }

  /// The scores that can be compared: of one sheet, with as many pairs and players.
  public struct Category: Hashable, Sendable {
    public let sheet: Sheet
    public let pairs: Int
    public let players: Int

    public init(themeID: String, rules: String, pairs: Int, players: Int = 1) {
      sheet = Sheet(themeID: themeID, rules: rules)
      self.pairs = pairs
      self.players = players
    }
  }

  public var sheet: Sheet { Sheet(themeID: themeID, rules: rules) }

  public var category: Category {
    Category(themeID: themeID, rules: rules, pairs: pairs, players: players)
  }
}
