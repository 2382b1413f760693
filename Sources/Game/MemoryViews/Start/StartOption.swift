import MemoryEngine
import MemoryModel
import MemoryViewModel

/// An answer to a question of the start screen, with its key.
struct StartOption: Identifiable {
  /// The index among the answers to the question.
  let id: Int
  /// The key; nil beyond the last available one.
  let key: Character?
  let title: String
  /// The choice with this answer.
  let choice: GameChoice
  /// True if this is the present answer.
  let isChosen: Bool
  /// True if the answer is chosen or not besides the others, such as a computer.
  var isToggle = false
  /// True if the theme has fewer cards than wanted.
  var isTooFew: Bool { choice.isThemeTooSmall }
}

extension GameChoice {
  /// Returns the answers to a question, in the order in which they are shown.
  func options(of row: StartRow, among themes: [Theme]) -> [StartOption] {
    switch row {
    case .theme: themeOptions(themes)
    case .pairs: pairsOptions
    case .sides: sidesOptions
    case .learning: learningOptions
    case .difficulty: difficultyOptions
    case .players: peopleOptions + computerOptions
    }
  }

  private func themeOptions(_ themes: [Theme]) -> [StartOption] {
    themes.enumerated().map { index, theme in
      let isChosen = theme.id == self.theme.id
      return option(index, StartRow.freeKeys.at(index), theme.shownName, isChosen) {
        $0.theme = theme
      }
    }
  }

  private var sidesOptions: [StartOption] {
    let choices = ThemeSides.choices(in: language)
    return (choices + (choices.contains(sides) ? [] : [sides])).enumerated().map { index, sides in
      let title = sides.inWords(of: language).title
      return option(index, StartRow.freeKeys[index], title, sides == self.sides) {
        $0.sides = sides
      }
    }
  }

  /// All or weak pairs, if there are weak ones, and the backs of a deck with two sides.
  private var learningOptions: [StartOption] {
    let pairs = [false, true].map { isWeak in
      option(isWeak ? 1 : 0, isWeak ? "2" : "1", Self.pairsTitle(isWeak), isWeak == self.isWeak) {
        $0.isWeak = isWeak
      }
    }
    var halves = option(2, "h", Self.halvesTitle, showsHalves) { $0.showsHalves = !showsHalves }
    halves.isToggle = true
    return (hasWeakPairs ? pairs : []) + (isTwoSided ? [halves] : [])
  }

  private var difficultyOptions: [StartOption] {
    RulesChoice.allCases.enumerated().map { index, rules in
      option(index, StartRow.freeKeys[index], rules.title, rules == self.rules) {
        $0.rules = rules
      }
    }
  }

  private func option(
    _ id: Int, _ key: Character?, _ title: String, _ isChosen: Bool,
    change: (inout GameChoice) -> Void
  ) -> StartOption {
    var choice = self
    change(&choice)
    return StartOption(id: id, key: key, title: title, choice: choice, isChosen: isChosen)
  }

  /// The sizes small, medium, large and extra large, and the theme's own.
  private var pairsOptions: [StartOption] {
    let sizes: [(key: Character, pairs: Int)] = [("s", 6), ("m", 10), ("l", 15), ("x", 21)]
    let usual = option(sizes.count, "o", "own \(theme.pairs)", pairs == nil) { $0.pairs = nil }
    return sizes.enumerated().map { index, size in
      option(index, size.key, "\(size.pairs)", pairs == size.pairs) { $0.pairs = size.pairs }
    } + [usual]
  }

  private static let peopleTitles = [
    "you", "two", "three", "four", "five", "six", "seven", "eight",
  ]

  private var peopleOptions: [StartOption] {
    Self.peopleTitles.enumerated().map { index, title in
      option(index, StartRow.freeKeys[index], title, people == index + 1) { choice in
        choice.people = index + 1
        let seats = Rules.Range.players.upperBound - choice.people
        choice.opponents = Opponents(Array(opponents.levels.prefix(seats)))
      }
    }
  }

  private var computerOptions: [StartOption] {
    let keys: [OpponentLevel: Character] = [
      .beginner: "b", .casual: "c", .skilled: "s", .perfect: "m", .me: "a",
    ]
    return OpponentLevel.allCases.enumerated().map { index, level in
      let id = Self.peopleTitles.count + index
      let isChosen = opponents.levels.contains(level)
      var option = option(id, keys[level], level.title, isChosen) { choice in
        choice.opponents = opponents.toggling(level)
        choice.people = min(people, Rules.Range.players.upperBound - choice.opponents.count)
      }
      option.isToggle = true
      return option
    }
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
