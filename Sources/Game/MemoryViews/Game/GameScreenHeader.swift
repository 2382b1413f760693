import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The line above the table: the way back, the theme, points, turns and time.
struct GameScreenHeader: View {
  let app: AppModel
  let model: GameViewModel
  /// True if the bonus time is shown here, because the cards have no room for it.
  let hasCountdown: Bool
  let leave: () -> Void
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    GeometryReader { space in
      let isTiny = space.size.width < Self.smallest
      HStack(spacing: gap(in: space.size.width)) {
        back(showsName(in: space.size.width) ? themeName : "")
        counts(in: space.size.width)
        if !isTiny { ModeWords(app: app, modes: modes) }
      }
    }
    .frame(height: 1)
  }

  /// The columns of the smallest window; in a smaller pane only the points are shown.
  private static let smallest = 36

  private func back(_ name: String) -> some View {
    HStack(spacing: 1) {
      Text(isUnicode ? "‹" : "<")
      if !name.isEmpty { Text(name).bold().lineLimit(1) }
    }
    .onTapGesture(perform: leave)
    .accessibilityLabel(model.isKeptElsewhere ? "Leave" : "Back to the themes")
  }

  /// The modes without the computers, whose names are beside their points.
  private var modes: [PlayMode] {
    app.modes.filter { if case .opponents = $0 { false } else { true } }
  }

  private var modesWidth: Int { modes.reduce(1) { $0 + $1.word.count + 1 } }

  private var themeName: String { model.setup.theme.name.printable(atMost: Theme.longestName) }

  /// True if several players share the table, whose points are beside their names.
  private var isShared: Bool { model.game.rules.players > 1 }

  /// The columns between two parts.
  private func gap(in width: Int) -> Int { isShared && width < 60 ? 1 : 2 }

  private func strip(in width: Int) -> PlayersStrip {
    PlayersStrip(model: model, room: width < 60 ? room(in: width) : nil)
  }

  /// Returns the columns left for numbers beside the players and the modes.
  private func spare(in width: Int, showsName: Bool) -> Int {
    guard isShared else { return width - themeName.count - 6 - modesWidth }
    let gap = gap(in: width)
    let back = showsName ? 2 + themeName.count : 1
    let modes = modes.isEmpty ? 0 : modesWidth - 2 + gap
    return width - back - 3 * gap - strip(in: width).width - modes
  }

  /// True if the theme has space beside the pairs that are left and the turns, or these have none
  /// without it.
  private func showsName(in width: Int) -> Bool {
    guard isShared else { return width >= Self.smallest }
    let counts = GameCount(model: model, showsSeconds: false).all
      .filter { $0.id == .rest || $0.id == .turns }
    let fits = { (showsName: Bool) in
      let spare = spare(in: width, showsName: showsName)
      return FittingLine(counts, in: spare, spacing: gap(in: width)).items.count == counts.count
    }
    return fits(true) || !fits(false)
  }

  // Numbers that do not fit are left out completely.
  @ViewBuilder private func counts(in width: Int) -> some View {
    let all = spare(in: width, showsName: showsName(in: width))
    // In a narrow window the name makes room for the countdown, not the points.
    let spare = hasCountdown ? max(min(all, 14), all - HeaderCountdown.width) : all
    if isShared {
      Spacer().pointsLandHere(gap: gap(in: width))
      strip(in: width).fixedSize().layoutPriority(1)
      if width >= Self.smallest { line(spare, gap: gap(in: width)) }
    } else {
      line(spare, gap: 2)
    }
  }

  /// Returns the columns for the players in a narrow window, besides the way back, a part of the
  /// name and the modes.
  private func room(in width: Int) -> Int {
    width < Self.smallest ? width - 3 : width - modesWidth - min(themeName.count, 8) - 6
  }

  private func line(_ width: Int, gap: Int) -> some View {
    let count = GameCount(model: model, showsSeconds: !reducesMotion)
    let line = FittingLine(count.all, in: width, spacing: gap)
    let text = { (item: CountItem) in line.isShort ? item.shortText : item.text }
    return HStack(spacing: gap) {
      ForEach(line.items.filter { $0.isBeside }) { item in
        Text(text(item)).dim(item.id == .rest).lineLimit(1)
      }
      if model.game.rules.players == 1 { Spacer().pointsLandHere(gap: gap) }
      if hasCountdown {
        HeaderCountdown(model: model, countsDown: app.settings.animation != .off)
      }
      ForEach(line.items.filter { !$0.isBeside }) { item in
        if item.id == .points {
          Text(text(item)).bold().lineLimit(1).pointsArriveHere(of: 0)
        } else {
          Text(text(item)).lineLimit(1)
        }
      }
    }
    .redraw(after: count.timeToNextChange)
  }
}

/// The points of all players, with a sign at the current one.
private struct PlayersStrip: View {
  let model: GameViewModel
  /// The columns for the players in a narrow window; nil if all names fit.
  let room: Int?
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let texts = texts
    HStack(spacing: room == nil ? 2 : 1) {
      ForEach(0..<model.game.rules.players) { player in
        Text(texts[player]).bold(isNext(player)).lineLimit(1)
          .pointsArriveHere(of: player)
      }
    }
  }

  /// The texts: full names, a few letters of them, or only the points in the order of play.
  private var texts: [String] {
    guard let room else { return texts { "\(model.name(of: $0)) " } }
    let short = texts { "\(shortName(model.name(of: $0), of: $0)) " }
    let width = short.reduce(short.count - 1) { $0 + $1.count }
    return width <= room ? short : texts { _ in "" }
  }

  /// The columns of the players.
  var width: Int {
    let gap = room == nil ? 2 : 1
    return texts.reduce(-gap) { $0 + $1.count + gap }
  }

  private func texts(_ name: (Int) -> String) -> [String] {
    (0..<model.game.rules.players).map { player in
      let mark = isNext(player) ? (isUnicode ? "▸" : ">") : " "
      return "\(mark)\(name(player))\(model.game.score(of: player))"
    }
  }

  private func isNext(_ player: Int) -> Bool {
    model.result == nil && model.game.currentPlayer == player
  }
}
