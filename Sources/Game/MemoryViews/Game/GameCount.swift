import MemoryEngine
import MemoryViewModel
import TextUI

/// A number in the game's header.
struct CountItem: Identifiable, FittingItem {
  let id: Kind
  let text: String
  let shortText: String

  enum Kind: Int {
    case streak
    case rest
    case turns
    case points
    case time
  }

  init(id: Kind, text: String, shortText: String, isAlone: Bool = true) {
    (self.id, self.text, self.shortText) = (id, text, shortText)
    priority = id == .time && !isAlone ? Kind.streak.rawValue : id.rawValue
  }

  /// The priority, by which computers and other people leave the clock out first.
  let priority: Int
  /// True if the number is shown next to the name of the theme, before the points.
  var isBeside: Bool { id == .rest || id == .streak }
}

/// The numbers in the header of a game, in words: turns, cards and time.
struct GameCount {
  let model: GameViewModel
  /// True if the clock shows seconds; otherwise it shows minutes, which needs fewer frames.
  let showsSeconds: Bool

  /// All numbers, in order.
  var all: [CountItem] {
    var all = [rest]
    if model.streak > 1 {
      all.append(
        CountItem(id: .streak, text: "\(model.streak) in a row", shortText: "x\(model.streak)"))
    }
    if model.game.rules.players == 1 { all.append(points) }
    let isAlone = model.game.rules.players == 1
    return all + [turns, CountItem(id: .time, text: time, shortText: time, isAlone: isAlone)]
  }

  private var rest: CountItem {
    let size = model.game.rules.matchSize
    let left = model.game.unmatchedCards / max(1, size)
    let kind = size == 2 ? left == 1 ? "pair" : "pairs" : left == 1 ? "group" : "groups"
    return CountItem(id: .rest, text: "\(left) \(kind) left", shortText: "\(left) left")
  }

  private var points: CountItem {
    let points = model.game.score(of: 0)
    return CountItem(
      id: .points, text: pointsText(points), shortText: "\(points) pts")
  }

  private var turns: CountItem {
    let game = model.game
    switch game.rules.limit {
    case .turns(let limit): return turns("\(game.turns)/\(limit)", "turns")
    case .misses(let limit): return turns("\(game.misses)/\(limit)", "misses")
    default: return turns("\(game.turns)", game.turns == 1 ? "turn" : "turns")
    }
  }

  private func turns(_ number: String, _ word: String) -> CountItem {
    CountItem(id: .turns, text: "\(number) \(word)", shortText: "\(number) \(word)")
  }

  private var time: String {
    if case .time(let limit) = model.game.rules.limit { return (limit - model.time).stopwatchText }
    let runs = model.result == nil && !showsSeconds
    return runs ? minutes(model.playTime) : model.playTime.stopwatchText
  }

  /// The time until the clock changes; nil if it is stopped or shows no seconds.
  var timeToNextChange: Duration? {
    guard !model.isPaused, model.result == nil, model.isDealt else { return nil }
    if case .time(let limit) = model.game.rules.limit {
      return (limit - model.time).remainder(of: .seconds(1)) + .milliseconds(1)
    }
    return showsSeconds ? .seconds(1) - model.playTime.remainder(of: .seconds(1)) : nil
  }
}

extension Duration {
  fileprivate func remainder(of unit: Duration) -> Duration {
    guard self > .zero else { return .zero }
    return Duration(attoseconds: attoseconds % unit.attoseconds)
  }
}
