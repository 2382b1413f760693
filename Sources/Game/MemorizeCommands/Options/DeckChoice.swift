import CommandLineKit
import MemoryEngine
import MemoryModel
import MemoryViewModel

/// The options for the numbers of pairs, kinds and copies; nil for each that was not typed.
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

/// The cards to deal, always playable by the rules they were chosen for.
struct DeckChoice: Hashable, Sendable {
  /// The number of pairs of the animals, which are the default theme.
  static let standardKinds = 10
  /// The numbers of pairs that can be typed.
  static let pairCounts = 1...32_767

  /// The theme that was named; it has faces for all kinds.
  let theme: Theme?
  /// The default theme, dealt if it has faces for all kinds.
  let usual: Theme
  let kinds: Int
  let copies: Int
  /// The sides of the cards, if the theme has a choice.
  let sides: ThemeSides
  /// The language of words.
  let language: WordLanguage

  /// - Parameters:
  ///   - cards: The numbers of cards that were typed.
  ///   - typedSides: The sides that were typed.
  ///   - words: The language of words that was typed.
  ///   - rules: The rules that the cards must fit.
  ///   - name: The name of a theme that was typed.
  ///   - settings: The settings with the last choice, which is the default; nil for animals.
  ///   - context: The themes of the player.
  /// - Throws: `UsageError` if there are no such cards, or they do not fit the rules.
  init(
    _ cards: CardOptions, sides typedSides: ThemeSides? = nil, words: WordLanguage? = nil,
    rules: Rules, theme name: String? = nil, usually settings: Settings? = nil,
    in context: ParseContext = ParseContext()
  ) throws(UsageError) {
    theme = try name.map { name throws(UsageError) in
      try Self.theme(named: name, in: context)
    }
    usual = name == nil ? settings.map { Self.lastTheme($0, in: context) } ?? .animals : .animals
    let pairs = cards.pairs
    kinds = pairs ?? cards.kinds ?? theme?.pairs ?? Self.kinds(of: usual, settings)
    sides = typedSides ?? settings?.sides ?? .same
    let settings = settings ?? Settings(.memory())
    language =
      words?.shown(inUnicode: context.writesUTF8)
      ?? settings.language(or: context.language, inUnicode: context.writesUTF8)
    copies = pairs == nil ? cards.copies ?? rules.matchSize : 2
    if pairs != nil {
      if cards.kinds != nil { throw .conflict(Option.pairs.row, Option.kinds.row) }
      if cards.copies != nil { throw .conflict(Option.pairs.row, Option.copies.row) }
    }
    try checkMatches(of: rules.matchSize, arePairs: pairs != nil)
    try checkCount()
    try checkTheme(arePairs: pairs != nil, in: context)
    if let typedSides, !pictureTheme.has(typedSides.inWords(of: language)) {
      throw .noWordSides(pictureTheme.typed)
    }
  }

  /// Returns the theme that was played last, if it still exists, or the animals, edited or not.
  private static func lastTheme(_ settings: Settings, in context: ParseContext) -> Theme {
    let ids = [settings.lastTheme, Theme.animals.id].compactMap { $0 }
    return ids.lazy.compactMap(context.theme).first ?? .animals
  }

  /// Returns the number of kinds that was chosen last, or that of the theme.
  private static func kinds(of usual: Theme, _ settings: Settings?) -> Int {
    min(settings?.pairs ?? usual.pairs, usual.kindFaces.count)
  }

  private static func theme(
    named name: String, in context: ParseContext
  ) throws(UsageError) -> Theme {
    do throws(UsageError) {
      return try context.existingTheme(named: name)
    } catch {
      guard let command = CommandTable.syntax.command(named: name) else { throw error }
      throw .arguments(.commandNotFirst(command))
    }
  }

  private func checkMatches(of matchSize: Int, arePairs: Bool) throws(UsageError) {
    guard !copies.isMultiple(of: matchSize) else { return }
    throw .usage(
      arePairs
        ? "--pairs deals too few cards for matches of \(matchSize); give --kinds instead"
        : "--copies must be a multiple of \(matchSize), the cards of a match, not \(copies)")
  }

  private func checkCount() throws(UsageError) {
    guard kinds * copies > Deck<Int>.maximumCardCount else { return }
    throw .usage(
      "\(kinds) kinds of \(copies) cards are \(kinds * copies); "
        + "at most \(Deck<Int>.maximumCardCount) can be dealt")
  }

  /// Throws for a theme with too few kinds; the message names a theme with enough.
  private func checkTheme(arePairs: Bool, in context: ParseContext) throws(UsageError) {
    guard let theme, theme.kindFaces.count < kinds else { return }
    let other = context.theme(ofKinds: kinds).map { "\(shown($0.typed)) has enough" }
    throw .usage(
      "theme \(shown(theme.typed)) has \(theme.kindFaces.count) \(arePairs ? "pairs" : "kinds") "
        + "of cards, fewer than \(kinds); \(other ?? "without a theme numbers are dealt")")
  }
}

extension DeckChoice {
  /// The theme that is dealt, with its sides.
  var dealtTheme: Theme { pictureTheme.with(sides, in: language) }

  /// The theme that was named, or the first of the default theme, animals and numbers that has
  /// enough kinds.
  private var pictureTheme: Theme {
    if let theme { return theme }
    return [usual, .animals].first { $0.kindFaces.count >= kinds } ?? .numbers(kinds)
  }

  func deck(_ seed: Seed, game: UInt64) throws -> Deck<Face> {
    try dealtTheme.deck(kinds: kinds, copies: copies, seed: seed, game: game)
  }
}

extension UsageError {
  /// Returns the error for a theme of which no words can replace the pictures.
  static func noWordSides(_ theme: String) -> Self {
    .usage(
      "theme \(shown(theme)) has no pictures with different words; "
        + "\(Option.sides.row.title) is for themes such as animals")
  }
}

extension Theme {
  /// The word that names the theme on a command line, without quotes.
  fileprivate var typed: String { isBuiltIn ? id : name }
}
