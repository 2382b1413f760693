import MemoryModel
import MemoryViewModel
import TextUI

/// The saved games, in the order they are given.
struct GameList: View {
  let games: [GameSummary]
  let sortOrder: Binding<[TableSort<GameSummary>]>
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
        Table(games, selection: selection, sortOrder: sortOrder, onOpen: open) {
          columns(isWide: isWide)
        }
        .defaultFocus()
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

  @TableColumnBuilder<GameSummary>
  private func columns(isWide: Bool) -> [TableColumn<GameSummary>] {
    TableColumn.text("Name", value: \.name) { $0.shownName }
    if isWide {
      TableColumn.text("Theme", width: 12, value: \.themeName) {
        $0.themeName.printable(atMost: 40)
      }
      TableColumn.text("Players", width: 8, value: \.playersText) { $0.playersText }
    }
    TableColumn.number("Left", width: 7, value: \.cardsLeft) { $0.leftText }
    if isWide {
      TableColumn.number("Score", width: 6, value: \.bestScore) { $0.scoreText }
      TableColumn.number("Time", width: 5, value: \.played) { $0.played.stopwatchText }
    }
    TableColumn.text("Played", width: 10, value: \.secondsWhenPlayed) {
      $0.playedText(running: running)
    }
  }
}
