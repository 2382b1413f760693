import MemoryModel
import MemoryViewModel
import TextUI

/// The saved games, those played last first.
struct GameList: View {
  let games: [GameSummary]
  /// The id of the game that is played now.
  let running: String?
  let selection: Binding<String?>
  let open: (String) -> Void
  /// What can be done with the selected game.
  let actions: [TableAction]

  /// Columns from which on everything is in the table.
  private static let wide = 76
  private static let widest = 110
  private static let roomyHeight = 16

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= Self.wide
      VStack(alignment: .leading) {
        Table(
          elements: games, id: \.id, columns: isWide ? wide : narrow, selection: selection,
          open: open)
        if isWide {
          TableActions(actions: actions).padding(.leading, 2)
        } else {
          Text(selected?.details ?? "").dim().lineLimit(1).padding(.leading, 2)
        }
      }
      .padding(.top, proxy.size.height >= Self.roomyHeight ? 1 : 0)
      .frame(maxWidth: Self.widest)
      .frame(width: proxy.size.width)
    }
  }

  private var selected: GameSummary? { games.first { $0.id == selection.wrappedValue } }

  private var narrow: [TableColumn<GameSummary>] {
    [
      TableColumn("Name") { $0.shownName },
      .number("Left", width: 7) { $0.leftText },
      TableColumn("Played", width: 10) { $0.playedText(running: running) },
    ]
  }

  private var wide: [TableColumn<GameSummary>] {
    [
      TableColumn("Name") { $0.shownName },
      TableColumn("Theme", width: 12) { $0.themeName.printable(atMost: 40) },
      TableColumn("Players", width: 8) { $0.playersText },
      .number("Left", width: 7) { $0.leftText },
      .number("Score", width: 6) { $0.scoreText },
      .number("Time", width: 5) { $0.played.stopwatchText },
      TableColumn("Played", width: 10) { $0.playedText(running: running) },
    ]
  }
}
