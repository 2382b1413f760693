import MemoryEngine
import MemoryViewModel

/// Which cards to deal, as the command line says it; always playable by the rules it goes with.
struct DeckChoice: Hashable, Sendable {
  /// As many as the animals show, which are dealt if nothing else is said.
  static let standardKinds = 10

  /// Nil if none was named; a named one has faces for all kinds.
  let theme: Theme?
  let kinds: Int
  let copies: Int

  init(_ given: GivenArguments, rules: Rules, theme name: String? = nil) throws(UsageError) {
    theme = try name.map(Self.theme)
    let pairs = try given[.pairs]
    let kinds = try given[.kinds]
    let copies = try given[.copies]
    self.kinds = pairs ?? kinds ?? theme?.pairs ?? Self.standardKinds
    self.copies = pairs == nil ? copies ?? rules.matchSize : 2
    if pairs != nil {
      try given.refuse([Option.kinds.row, Option.copies.row], beside: Option.pairs.row)
    }
    try checkMatches(of: rules.matchSize, arePairs: pairs != nil)
    try checkCount()
  }

  private static func theme(named name: String) throws(UsageError) -> Theme {
    if let theme = Theme.named(name) { return theme }
    throw Command.named(name) == nil ? .unknownTheme(name) : .commandNotFirst(name)
  }

  private func checkMatches(of matchSize: Int, arePairs: Bool) throws(UsageError) {
    guard !copies.isMultiple(of: matchSize) else { return }
    throw arePairs
      ? .pairsForLargerMatches(matchSize: matchSize)
      : .copiesNotInMatches(copies: copies, matchSize: matchSize)
  }

  private func checkCount() throws(UsageError) {
    guard kinds * copies <= Deck<Int>.maximumCardCount else {
      throw .tooManyCards(kinds: kinds, copies: copies)
    }
    if let theme, theme.kindFaces.count < kinds {
      throw .themeTooSmall(theme.id, kinds: theme.kindFaces.count, wanted: kinds)
    }
  }
}
