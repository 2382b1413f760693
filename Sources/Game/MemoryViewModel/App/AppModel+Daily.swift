import MemoryEngine
public import MemoryModel

// The deal of the day.
extension AppModel {
  /// The present day by the player's clock.
  public var today: CivilDate {
    let now = world.today()
    let (local, _) = now.addingReportingOverflow(Int64(world.zone(now)))
    return CivilDate(secondsSince1970: local)
  }

  /// Plays today's deal, or continues it.
  ///
  /// The first game of a day counts. After it, and while another program plays it, the deal is for
  /// practice.
  ///
  /// - Throws: `DailyDealError` if there is no deal today, and the errors of `deal` and `open`.
  public func playDaily() throws {
    guard let deal = DailyDeal(of: today) else { throw DailyDealError.noDeal(today) }
    games.refresh()
    records.loadHistory()
    let begun = games.saved.filter { $0.daily == deal.day && !$0.isOver }
    if let game = begun.first(where: { !$0.isOpenElsewhere && isFreeHere($0.id) }) {
      return try open(game.id)
    }
    let isPractice = !begun.isEmpty || records.history.hasCounted(deal.day)
    try self.deal(dealer.setup(of: deal, isPractice: isPractice), seed: deal.seed)
    notices.show(.info, isPractice ? Self.isForPractice(deal.day) : Self.counts(deal.day))
  }

  /// Plays today's deal, or continues it; a notice has the reason why it cannot be played.
  ///
  /// - Returns: True if it is played.
  public func startDaily() -> Bool {
    notices.attempt("Today's deal cannot be played", playDaily) != nil
  }

  private static func counts(_ day: CivilDate) -> String {
    "The deal of \(day), the same for everybody. This game counts."
  }

  private static func isForPractice(_ day: CivilDate) -> String {
    "The deal of \(day) has been played: this game is for practice."
  }

  /// The number of days in a row with a daily deal that counted, up to today.
  public var dailyRow: DayRow { records.history.dailyRow(today: today) }

  /// Reports the days in a row after a daily deal that counted.
  func noteDaily(_ playedGame: PlayedGame) {
    guard let day = playedGame.daily else { return }
    family.copiedResult = current?.resultText
    guard playedGame.kind == .daily else { return }
    // The game may have ended after midnight.
    let row = records.history.dailyRow(today: day).current
    notices.show(.success, row == 1 ? "Your first day in a row." : "\(row) days in a row.")
  }
}

/// The reason why there is no daily deal.
public enum DailyDealError: Error, Hashable, CustomStringConvertible {
  /// The clock shows a day before 1970 or after 9999.
  case noDeal(CivilDate)

  /// The reason without a full stop.
  public var description: String {
    switch self {
    case .noDeal(let day):
      "the clock of this computer shows \(day), and there are deals from 1970 to 9999: "
        + "set the clock"
    }
  }
}
