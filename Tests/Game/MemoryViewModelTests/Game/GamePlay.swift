import MemoryEngine
import MemoryModel
import MemoryViewModel

/// A game for one test, with a clock set by the test.
final class GamePlay {
  private let clock: Clock
  let model: GameViewModel

  private final class Clock {
    var time: Duration
    init(_ time: Duration) { self.time = time }
  }

  init(
    kinds: Int = 3, copies: Int = 2, rules: Rules = .course, isPractice: Bool = false,
    opponents: [Opponent] = [], seed: Seed = Seed(7), clock start: Duration = .zero,
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce
  ) throws {
    let clock = Clock(start)
    let setup = GameSetup(
      theme: .animals, kinds: kinds, copies: copies, rules: rules, isPractice: isPractice,
      opponents: Opponents(opponents.map(\.level)))
    self.clock = clock
    model = try GameViewModel(setup, seed: seed, opponents: opponents, schedule: schedule) {
      clock.time
    }
  }

  /// Resumes a saved game.
  init(
    resuming saved: SavedGame, opponents: [Opponent] = [], clock start: Duration = .zero,
    schedule: @escaping (Int) -> DealSchedule = GameViewModel.atOnce
  ) throws {
    let clock = Clock(start)
    self.clock = clock
    model = try GameViewModel(
      resuming: saved, theme: .animals, opponents: opponents, schedule: schedule
    ) { clock.time }
  }

  /// The game as it would be saved now.
  var saved: SavedGame {
    SavedGame(
      id: "a1", name: "Animals",
      theme: SavedGame.ThemeMark(
        id: "animals", name: "Animals", color: Theme.animals.color, digest: Theme.animals.digest),
      record: model.record, played: model.time, hints: model.hints,
      isPractice: model.setup.isPractice, opponents: model.setup.opponents)
  }

  /// The time of the model's clock.
  var now: Duration {
    get { clock.time }
    set { clock.time = newValue }
  }

  /// The ids of the cards, grouped by kind.
  var ids: [[Int]] {
    let cards = (0..<model.game.cardCount).map { model.game.card($0, at: .zero) }
    return model.game.deck.kinds.indices.map { kind in
      cards.filter { $0.kind == kind }.map(\.id)
    }
  }

  /// Chooses a card of a kind.
  @discardableResult
  func choose(_ kind: Int, _ copy: Int = 0, at seconds: Double? = nil) -> Outcome {
    if let seconds { now = .milliseconds(Int64(1000 * seconds)) }
    return model.choose(ids[kind][copy])
  }

  /// Matches all kinds at once, one after the other.
  func win() {
    for cards in ids { for card in cards { model.choose(card) } }
  }

  /// The state that an ignored choice must not change.
  var state: State {
    State(
      digest: model.game.digest, record: model.record, time: model.time, table: model.table,
      lastChange: model.lastChange, hints: model.hints, result: model.result,
      isPaused: model.isPaused)
  }

  struct State: Hashable {
    let digest: UInt64
    let record: GameRecord<Face>
    let time: Duration
    let table: [TableCard]
    let lastChange: ScoreChange?
    let hints: Int
    let result: GameResult?
    let isPaused: Bool
  }
}

extension Rules {
  /// Creates the course's rules with some changes.
  init(_ change: (inout Rules) -> Void) {
    self = .course
    change(&self)
  }
}
