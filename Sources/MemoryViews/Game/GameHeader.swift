import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The line above the table: the way back, the theme, who has how many points, turns and time.
struct GameHeader: View {
  let app: AppModel
  let model: GameViewModel
  let leave: () -> Void
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    GeometryReader { space in
      HStack(spacing: 2) {
        back(isNarrow: space.size.width < 60)
        Spacer()
        PlayersStrip(model: model, isNarrow: space.size.width < 60)
        if space.size.width >= 60 || model.game.rules.players == 1 {
          GameCounts(model: model, isNarrow: space.size.width < 60)
        }
        if let word = app.modeWord { Text(word).dim() }
      }
    }
    .frame(height: 1)
  }

  private func back(isNarrow: Bool) -> some View {
    HStack(spacing: 1) {
      Text(isNarrow ? sign : "\(sign) Themes").onTapGesture(perform: leave)
        .accessibilityLabel("Back to the themes")
      Text(model.setup.theme.name.printable(atMost: Theme.longestName)).bold().lineLimit(1)
    }
  }

  private var sign: String { isUnicode ? "‹" : "<" }
}

/// Every player's points, the one whose turn it is marked by a sign.
private struct PlayersStrip: View {
  let model: GameViewModel
  let isNarrow: Bool
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    HStack(spacing: isNarrow ? 1 : 2) {
      ForEach(0..<model.game.rules.players) { player in
        Text(text(of: player)).bold(isNext(player)).lineLimit(1)
      }
    }
  }

  private func text(of player: Int) -> String {
    let points = model.game.score(of: player)
    guard model.game.rules.players > 1 else { return "\(points) \(isNarrow ? "pts" : "points")" }
    let mark = isNext(player) ? (isUnicode ? "▸" : ">") : " "
    return "\(mark)\(name(of: player))\(points)"
  }

  /// Of many players in a narrow window only the points are shown, in the order of play.
  private func name(of player: Int) -> String {
    guard isNarrow else { return "\(model.name(of: player)) " }
    return model.game.rules.players > 3 ? "" : "\(model.shortName(of: player)) "
  }

  private func isNext(_ player: Int) -> Bool {
    model.result == nil && model.game.currentPlayer == player
  }
}

extension GameViewModel {
  /// One or two letters for a player.
  fileprivate func shortName(of player: Int) -> String {
    setup.opponent == nil ? "P\(player + 1)" : String(name(of: player).prefix(3))
  }
}

/// Turns and time; against the clock, what is left of both.
private struct GameCounts: View {
  let model: GameViewModel
  let isNarrow: Bool

  var body: some View {
    HStack(spacing: isNarrow ? 1 : 2) {
      Text(turns).lineLimit(1)
      Text(time).lineLimit(1).redraw(after: timeToNextChange)
    }
  }

  private var turns: String {
    switch model.game.rules.limit {
    case .turns(let limit): "\(model.game.turns)/\(limit) \(isNarrow ? "t" : "turns")"
    case .misses(let limit): "\(model.game.misses)/\(limit) \(isNarrow ? "m" : "misses")"
    default: model.game.turns == 1 ? "1 turn" : "\(model.game.turns) turns"
    }
  }

  private var time: String {
    if case .time(let limit) = model.game.rules.limit { return (limit - model.time).stopwatchText }
    return model.result == nil ? minutes(model.time) : model.time.stopwatchText
  }

  /// Seconds are shown only while they run out; else minutes are enough.
  private var timeToNextChange: Duration? {
    guard !model.isPaused, model.result == nil else { return nil }
    if case .time(let limit) = model.game.rules.limit {
      return (limit - model.time).remainder(of: .seconds(1)) + .milliseconds(1)
    }
    return .seconds(60) - model.time.remainder(of: .seconds(60))
  }
}

extension Duration {
  fileprivate func remainder(of unit: Duration) -> Duration {
    guard self > .zero else { return .zero }
    return Duration(attoseconds: attoseconds % unit.attoseconds)
  }
}
