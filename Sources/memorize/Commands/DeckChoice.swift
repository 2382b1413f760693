import MemoryEngine
import MemoryModel
import MemoryViewModel

/// Which cards to deal, as the command line says it; always playable by the rules it goes with.
struct DeckChoice: Hashable, Sendable {
  /// As many as the animals show, which are dealt if nothing else is said.
  static let standardKinds = 10

  /// Nil if none was named; a named one has faces for all kinds.
  let theme: Theme?
  /// What is dealt if none was named and it has faces for all kinds.
  let animals: Theme
  let kinds: Int
  let copies: Int

  /// - Parameters:
  ///   - given: What was typed.
  ///   - rules: What the cards must be good for.
  ///   - name: What was typed for a theme.
  ///   - isOwn: Whether the animals are those of the player, who may have edited them.
  /// - Throws: `UsageError` when there are no such cards, or the rules cannot be played with them.
  init(
    _ given: GivenArguments, rules: Rules, theme name: String? = nil, isOwn: Bool = false
  ) throws(UsageError) {
    theme = try name.map { name throws(UsageError) in
      try Self.theme(named: name, in: given.context)
    }
    let own = isOwn && name == nil ? given.context.theme(named: Theme.animals.id) : nil
    animals = own ?? .animals
    let pairs = try given[.pairs]
    let kinds = try given[.kinds]
    let copies = try given[.copies]
    self.kinds = pairs ?? kinds ?? theme?.pairs ?? Self.standardKinds
    self.copies = pairs == nil ? copies ?? rules.matchSize : 2
    if pairs != nil {
      try given.refuse([Option.kinds.row, Option.copies.row], beside: Option.pairs.row)
    }
    try checkMatches(of: rules.matchSize, arePairs: pairs != nil)
    try checkCount(arePairs: pairs != nil)
  }

  private static func theme(
    named name: String, in context: ParseContext
  ) throws(UsageError) -> Theme {
    if let theme = context.theme(named: name) { return theme }
    throw Command.named(name) == nil
      ? .unknownTheme(name, themes: context.themeNames) : .commandNotFirst(name)
  }

  private func checkMatches(of matchSize: Int, arePairs: Bool) throws(UsageError) {
    guard !copies.isMultiple(of: matchSize) else { return }
    throw arePairs
      ? .pairsForLargerMatches(matchSize: matchSize)
      : .copiesNotInMatches(copies: copies, matchSize: matchSize)
  }

  private func checkCount(arePairs: Bool) throws(UsageError) {
    guard kinds * copies <= Deck<Int>.maximumCardCount else {
      throw .tooManyCards(kinds: kinds, copies: copies)
    }
    if let theme, theme.kindFaces.count < kinds {
      throw .themeTooSmall(
        theme.isBuiltIn ? theme.id : theme.name, kinds: theme.kindFaces.count, wanted: kinds,
        arePairs: arePairs)
    }
  }
}
