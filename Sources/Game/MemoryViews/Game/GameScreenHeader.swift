import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The line above the table: the way back, the theme, points, turns and time.
struct GameScreenHeader: View {
  let app: AppModel
  let model: GameViewModel
  let leave: () -> Void
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    GeometryReader { space in
      let isTiny = space.size.width < Self.smallest
      HStack(spacing: 2) {
        back(isTiny ? "" : themeName)
        counts(in: space.size.width)
        if !isTiny { ModeWords(app: app, modes: app.modes) }
      }
    }
    .frame(height: 1)
  }

  /// The columns of the smallest window; in a smaller pane only the points are shown.
  private static let smallest = 36

  private func back(_ name: String) -> some View {
    HStack(spacing: 1) {
      Text(isUnicode ? "‹" : "<")
      Text(name).bold().lineLimit(1)
    }
    .onTapGesture(perform: leave)
    .accessibilityLabel(model.isKeptElsewhere ? "Leave" : "Back to the themes")
  }

  private var modesWidth: Int { app.modes.reduce(1) { $0 + $1.word.count + 1 } }

  private var themeName: String { model.setup.theme.name.printable(atMost: Theme.longestName) }

  // Numbers that do not fit are left out completely.
  @ViewBuilder private func counts(in width: Int) -> some View {
    let spare = width - themeName.count - 6 - modesWidth
    if model.game.rules.players > 1 {
      Spacer()
      PlayersStrip(model: model, room: width < 60 ? room(in: width) : nil)
        .fixedSize().layoutPriority(1)
      if width >= 60 { line(spare - PlayersStrip.width(of: model)) }
    } else {
      line(spare)
    }
  }

  /// Returns the columns for the players in a narrow window, besides the way back, a part of the
  /// name and the modes.
  private func room(in width: Int) -> Int {
    width < Self.smallest ? width - 3 : width - modesWidth - min(themeName.count, 8) - 6
  }

  private func line(_ width: Int) -> some View {
    let count = GameCount(model: model, showsSeconds: !reducesMotion)
    let line = FittingLine(count.all, in: width)
    let text = { (item: CountItem) in line.isShort ? item.shortText : item.text }
    return HStack(spacing: 2) {
      ForEach(line.items.filter(\.isRest)) { Text(text($0)).dim().lineLimit(1) }
      if model.game.rules.players == 1 { Spacer() }
      ForEach(line.items.filter { !$0.isRest }) { item in
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

  /// Returns the columns of all full names with their points.
  static func width(of model: GameViewModel) -> Int {
    (0..<model.game.rules.players).reduce(0) { width, player in
      width + 4 + model.name(of: player).count + "\(model.game.score(of: player))".count
    }
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
