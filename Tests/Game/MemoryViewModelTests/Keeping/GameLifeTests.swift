import MemoryEngine
import MemoryModel
import TestSupport
import Testing

@testable import MemoryViewModel

/// The transitions of the life of a game, for all pairs of states and events.
@Suite struct GameLifeTests {
  private typealias Debts = GameLife.Debts

  private static let flip = JournalEntry.move(GameMove(card: 1, nanoseconds: 2))

  private static let states: [(name: String, life: GameLife)] = [
    ("dealt", .dealt), ("recording", .recording),
    ("unsaved", .unsaved(.init(reason: "full", isPartly: true))),
    ("copied", .unsaved(.init(reason: "full", isPartly: true, copy: "./a"))),
    ("finished", .finished(Debts())), ("unwritten", .finished(debts { $0.failure = "full" })),
    ("ready", .finished(debts { $0.owed = [.place] })),
    ("practised", .finished(debts { ($0.owed, $0.isPractice) = ([.place], true) })),
    ("obstructed", .finished(debts { ($0.owed, $0.obstacle) = ([.place], "link") })),
    ("settled", .settled), ("elsewhere", .elsewhere), ("left", .left),
  ]

  private static let events: [(name: String, event: GameLife.Event)] = [
    ("flip", .played(flip)), ("undo", .played(.undo)),
    ("end", .ended(flip, isPractice: false)), ("written", .written(flips: 1)),
    ("emptied", .written(flips: 0)), ("failed", .failed("full")), ("copied", .copied("./a")),
    ("moved", .paid(.place)), ("refused", .refused(.place, "link")), ("left", .left),
  ]

  private static func debts(_ change: (inout Debts) -> Void) -> Debts {
    var debts = Debts()
    change(&debts)
    return debts
  }

  /// The transitions that change something, one a line.
  private static var transitions: [String] {
    states.flatMap { state in
      events.compactMap { event in
        let (next, effects) = state.life.after(event.event)
        if name(of: next) == state.name, effects.isEmpty { return nil }
        let doing = effects.isEmpty ? "" : ": " + effects.map(\.word).joined(separator: ", ")
        return "\(state.name), \(event.name) → \(name(of: next))\(doing)"
      }
    }
  }

  /// Returns the name of a state, whatever its reasons are.
  private static func name(of life: GameLife) -> String {
    switch life {
    case .dealt, .recording, .settled, .elsewhere, .left: "\(life)"
    case .unsaved(let unsaved): unsaved.copy == nil ? "unsaved" : "copied"
    case .finished(let debts):
      debts.failure != nil
        ? "unwritten"
        : debts.obstacle != nil
          ? "obstructed"
          : debts.owed != [.place] ? "finished" : debts.isPractice ? "practised" : "ready"
    }
  }

  @Test func `the page about keeping has every transition`() throws {
    let page = try DocumentedGuide(
      in: "Sources/Game/MemoryViewModel/MemoryViewModel.docc/Keeping.md")
    #expect(page.output.joined(separator: "\n") == Self.transitions.joined(separator: "\n"))
  }

  @Test func `a game disappears only by leaving it, with no flip or after a warning`() {
    let losses = Self.states.flatMap { state in
      Self.events.filter { event in
        let effects = state.life.after(event.event).effects
        return effects.contains(.close(.discarded)) || effects.contains(where: \.isLoss)
      }.map { "\(state.name), \($0.name)" }
    }
    let warnings = Self.states.filter { $0.life.leaveOutcome.isLoss }.map(\.name)
    #expect((losses, warnings) == (["dealt, left", "unsaved, left"], ["unsaved"]))
  }

  @Test func `a game that was left does nothing more, whatever happens`() {
    let changes = Self.events.filter { GameLife.left.after($0.event) != (.left, []) }.map(\.name)
    #expect(changes == ["refused"])
  }

  @Test func `a finished game is moved only when nothing else is owed`() {
    let moving = Self.states.filter { state in
      Self.events.contains { state.life.after($0.event).effects.contains(where: \.isMove) }
    }
    #expect(moving.map(\.name) == ["ready", "practised"])
  }

  @Test func `the outcome of leaving follows from the state`() {
    let outcomes = Self.states.map { "\($0.name): \($0.life.leaveOutcome)" }
    #expect(
      outcomes == [
        "dealt: nothing", "recording: saved", #"unsaved: lost("full", isPartly: true)"#,
        #"copied: copied("./a")"#, "finished: scorePending", "unwritten: over", "ready: over",
        "practised: over", "obstructed: over", "settled: over", "elsewhere: elsewhere",
        "left: nothing",
      ])
  }
}

extension GameLife.Effect {
  fileprivate var word: String {
    switch self {
    case .record: "record"
    case .pay(let debt): "pay \(debt)"
    case .close(let ending): "close as \(ending)"
    case .tellFailure: "tell the failure"
    case .tellRefusal: "tell the refusal"
    case .tellLoss: "tell the loss"
    }
  }

  fileprivate var isLoss: Bool {
    if case .tellLoss = self { true } else { false }
  }

  fileprivate var isMove: Bool { self == .pay(.place) || self == .close(.finished) }
}
