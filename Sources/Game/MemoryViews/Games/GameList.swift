import MemoryModel
import MemoryViewModel
import TextUI

/// A list of saved or finished games, in the given order until it is sorted by a column.
struct GameList: View {
  let tab: GamesTab
  let games: [GameSummary]
  /// The id of the current game.
  let running: String?
  let selection: Binding<String?>
  let open: (String) -> Void
  /// The actions on the selected game.
  let actions: [TableAction]
  @State private var sortOrder: [KeyPathComparator<GameSummary>] = []

  /// The width from which on all columns are in the table.
  private static let wide = 76
  static let widest = 110
  private static let roomyHeight = 16

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= Self.wide
      VStack(alignment: .leading) {
        Table(
          games.sorted(using: sortOrder), selection: selection, sortOrder: $sortOrder, onOpen: open
        ) {
          columns(isWide: isWide)
        }
        .defaultFocus()
        if isWide {
          TableActions(actions: actions).padding(.leading, 2)
        } else {
          Text(selected?.details(in: tab) ?? "").dim().lineLimit(1).padding(.leading, 2)
        }
      }
      .padding(.top, proxy.size.height >= Self.roomyHeight ? 1 : 0)
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
    if tab == .saved {
      TableColumn.number("Left", width: 7, value: \.cardsLeft) { $0.leftText }
    } else if isWide {
      TableColumn.number("Turns", width: 6, value: \.turns) { "\($0.turns)" }
    }
    if isWide || tab == .finished {
      TableColumn.number("Score", width: 6, value: \.bestScore) { $0.scoreText }
    }
    if isWide {
      TableColumn.number("Time", width: 5, value: \.played) { $0.played.stopwatchText }
    }
    TableColumn.text("Played", width: 10, value: \.secondsWhenPlayed) {
      $0.playedText(running: running)
    }
  }
}
