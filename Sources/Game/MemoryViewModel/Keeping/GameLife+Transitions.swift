public import MemoryModel

extension GameLife {
  /// An event in the life of a game.
  public enum Event: Hashable, Sendable {
    /// An event of the game that does not end it.
    case played(JournalEntry)
    /// The game is over, by an event or because it was over before.
    case ended(JournalEntry?, isPractice: Bool)
    /// The disk has all events, among them a number of flips.
    case written(flips: Int)
    /// The disk lacks events, for a reason.
    case failed(String)
    /// The player wrote a copy to a path.
    case copied(String)
    /// A debt is paid.
    case paid(Debts.Debt)
    /// A debt cannot be paid, for a reason.
    case refused(Debts.Debt, String)
    /// The player leaves the game.
    case left
  }

  /// An action because of an event.
  public enum Effect: Hashable, Sendable {
    /// Write an event to the disk, or the whole game if it is not there.
    case record(JournalEntry)
    /// Pay a debt.
    case pay(Debts.Debt)
    /// End the recording.
    case close(GameRecorder.Ending)
    /// Tell the player that a game is not being saved.
    case tellFailure(String)
    /// Tell the player that a debt cannot be paid.
    case tellRefusal(Debts.Debt, String)
    /// Tell the player that the game, or its last part, is lost.
    case tellLoss(Unsaved)
  }

  /// Returns the state after an event, and what is to be done.
  ///
  /// - Complexity: O(1).
  public func after(_ event: Event) -> (life: GameLife, effects: [Effect]) {
    switch event {
    case .played(let entry): afterPlay(entry)
    case .ended(let entry, let isPractice): afterEnd(entry, isPractice: isPractice)
    case .written(let flips): afterWriting(flips: flips)
    case .failed(let reason): afterFailure(reason)
    case .copied(let path): (copied(to: path), [])
    case .paid(let debt): (paid(debt), [])
    case .refused(let debt, let reason): afterRefusal(of: debt, reason)
    case .left: (.left, effectsOfLeaving)
    }
  }

  private func afterPlay(_ entry: JournalEntry) -> (GameLife, [Effect]) {
    switch self {
    case .dealt, .recording: return (self, [.record(entry)])
    case .unsaved(var unsaved):
      if !entry.isTime { unsaved.copy = nil }
      return (.unsaved(unsaved), [.record(entry)])
    case .finished where entry != .undo: return (self, [.record(entry)])
    case .finished(let debts):
      let unsaved = debts.failure.map { Unsaved(reason: $0, isPartly: true) }
      return (unsaved.map { .unsaved($0) } ?? .recording, [.record(entry)])
    case .settled, .elsewhere, .left: return (self, [])
    }
  }

  // The record gets the last event after everything else: if the program is killed before, the game
  // can be ended again, and its score and its line in the history, which have its id, count once.
  private func afterEnd(
    _ entry: JournalEntry?, isPractice: Bool
  ) -> (GameLife, [Effect]) {
    var debts = Debts()
    debts.isPractice = isPractice
    debts.failure = failure
    let payments = Debts.Debt.allCases.filter { $0 != .place }.map(Effect.pay)
    switch self {
    case .dealt where entry?.isTime ?? true: return (.settled, payments)
    case .dealt, .recording, .unsaved:
      return (.finished(debts), payments + (entry.map { [.record($0)] } ?? []))
    case .finished, .settled, .elsewhere, .left: return (self, [])
    }
  }

  private func afterWriting(flips: Int) -> (GameLife, [Effect]) {
    switch self {
    case .dealt, .recording, .unsaved: return (flips == 0 ? .dealt : .recording, [])
    case .finished(var debts):
      debts.failure = nil
      let moves = debts.isReady && !debts.isPractice
      return (.finished(debts), moves ? [.pay(.place)] : [])
    case .settled, .elsewhere, .left: return (self, [])
    }
  }

  private func afterFailure(_ reason: String) -> (GameLife, [Effect]) {
    switch self {
    case .dealt: return (.unsaved(Unsaved(reason: reason, isPartly: false)), [.tellFailure(reason)])
    case .recording:
      return (.unsaved(Unsaved(reason: reason, isPartly: true)), [.tellFailure(reason)])
    case .unsaved(var unsaved):
      unsaved.reason = reason
      return (.unsaved(unsaved), [])
    case .finished(var debts):
      let isKnown = debts.failure != nil
      debts.failure = reason
      return (.finished(debts), isKnown ? [] : [.tellFailure(reason)])
    case .settled, .elsewhere, .left: return (self, [])
    }
  }

  private func copied(to path: String) -> GameLife {
    guard case .unsaved(var unsaved) = self else { return self }
    unsaved.copy = path
    return .unsaved(unsaved)
  }

  private func paid(_ debt: Debts.Debt) -> GameLife {
    guard case .finished(var debts) = self else { return self }
    debts.owed.remove(debt)
    return debts.owed.isEmpty ? .settled : .finished(debts)
  }

  private func afterRefusal(of debt: Debts.Debt, _ reason: String) -> (GameLife, [Effect]) {
    guard case .finished(var debts) = self else { return (self, [.tellRefusal(debt, reason)]) }
    if debt == .place { debts.obstacle = reason }
    return (.finished(debts), [.tellRefusal(debt, reason)])
  }

  /// The only transition by which a game may disappear; all others name where its record is.
  private var effectsOfLeaving: [Effect] {
    switch self {
    case .dealt: [.close(.discarded)]
    case .recording: [.close(.saved)]
    case .unsaved(let unsaved):
      unsaved.copy == nil ? [.close(.saved), .tellLoss(unsaved)] : [.close(.saved)]
    case .finished(let debts): [.close(debts.isReady ? .finished : .saved)]
    case .settled, .elsewhere, .left: []
    }
  }
}

extension JournalEntry {
  /// True if the entry is only a time.
  fileprivate var isTime: Bool {
    if case .played = self { true } else { false }
  }
}
