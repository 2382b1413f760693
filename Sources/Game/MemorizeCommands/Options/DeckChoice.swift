import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The numbers of cards that were typed; nil for what was not.
struct CardOptions: Sendable {
  var pairs: Int?
  var kinds: Int?
  var copies: Int?

  init() {}

  init(_ line: inout RequestReader) throws(UsageError) {
    pairs = try line[.pairs]
    kinds = try line[.kinds]
    copies = try line[.copies]
  }
}

/// Which cards to deal, as the command line says it; always playable by the rules it goes with.
struct DeckChoice: Hashable, Sendable {
  /// As many as the animals show, which are dealt if nothing else is said.
  static let standardKinds = 10
  /// How many pairs can be asked for.
  static let pairCounts = 1...32_767

  /// Nil if none was named; a named one has faces for all kinds.
  let theme: Theme?
  /// What is dealt if none was named and it has faces for all kinds.
  let usual: Theme
  let kinds: Int
  let copies: Int

  /// - Parameters:
  ///   - cards: The numbers of cards that were typed.
  ///   - rules: What the cards must be good for.
  ///   - name: What was typed for a theme.
  ///   - settings: Where to find what was chosen last, which is dealt where nothing is said; without
  ///     them that is animals.
  ///   - context: Knows the player's themes.
  /// - Throws: `UsageError` when there are no such cards, or the rules cannot be played with them.
  init(
    _ cards: CardOptions, rules: Rules, theme name: String? = nil,
    usually settings: Settings? = nil, in context: ParseContext = ParseContext()
  ) throws(UsageError) {
    theme = try name.map { name throws(UsageError) in
      try Self.theme(named: name, in: context)
    }
    usual = name == nil ? settings.map { Self.lastTheme($0, in: context) } ?? .animals : .animals
    let pairs = cards.pairs
    kinds = pairs ?? cards.kinds ?? theme?.pairs ?? Self.kinds(of: usual, settings)
    copies = pairs == nil ? cards.copies ?? rules.matchSize : 2
    if pairs != nil {
      if cards.kinds != nil { throw .conflict(Option.pairs.row, Option.kinds.row) }
      if cards.copies != nil { throw .conflict(Option.pairs.row, Option.copies.row) }
    }
    try checkMatches(of: rules.matchSize, arePairs: pairs != nil)
    try checkCount(arePairs: pairs != nil, in: context)
  }

  /// The theme that was played last, if it is still there; the animals may be edited ones.
  private static func lastTheme(_ settings: Settings, in context: ParseContext) -> Theme {
    let ids = [settings.lastTheme, Theme.animals.id].compactMap { $0 }
    return ids.lazy.compactMap(context.theme).first ?? .animals
  }

  /// As many kinds as were chosen last, or as the theme shows.
  private static func kinds(of usual: Theme, _ settings: Settings?) -> Int {
    min(settings?.pairs ?? usual.pairs, usual.kindFaces.count)
  }

  private static func theme(
    named name: String, in context: ParseContext
  ) throws(UsageError) -> Theme {
    if let theme = context.theme(named: name) { return theme }
    if let command = CommandTable.syntax.command(named: name) {
      throw .arguments(.commandNotFirst(command))
    }
    throw .unknownTheme(name, themes: context.themeNames)
  }

  private func checkMatches(of matchSize: Int, arePairs: Bool) throws(UsageError) {
    guard !copies.isMultiple(of: matchSize) else { return }
    throw arePairs
      ? .pairsForLargerMatches(matchSize: matchSize)
      : .copiesNotInMatches(copies: copies, matchSize: matchSize)
  }

  private func checkCount(arePairs: Bool, in context: ParseContext) throws(UsageError) {
    guard kinds * copies <= Deck<Int>.maximumCardCount else {
      throw .tooManyCards(kinds: kinds, copies: copies)
    }
    if let theme, theme.kindFaces.count < kinds {
      throw .themeTooSmall(
        theme.typed, kinds: theme.kindFaces.count, wanted: kinds, arePairs: arePairs,
        other: context.theme(ofKinds: kinds)?.typed)
    }
  }
}

extension DeckChoice {
  /// The theme that was named, else the usual one, else animals, else numbers: the first of them
  /// that has so many kinds.
  var dealtTheme: Theme {
    if let theme { return theme }
    return [usual, .animals].first { $0.kindFaces.count >= kinds } ?? .numbers(kinds)
  }

  func deck(_ seed: Seed, game: UInt64) throws -> Deck<Face> {
    try dealtTheme.deck(kinds: kinds, copies: copies, seed: seed, game: game)
  }
}

extension Theme {
  /// What one types to name it, if nothing is quoted.
  fileprivate var typed: String { isBuiltIn ? id : name }
}
