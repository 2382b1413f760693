import MemoryModel
import MemoryViewModel
import TextUI

/// A list of saved or finished games in groups, each in the given order until it is sorted by a
/// column.
struct GameList: View {
  let tab: GamesTab
  let groups: GameGroups
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
      let sorted = groups.sorted(using: sortOrder)
      VStack(alignment: .leading) {
        Table(sorted.games, selection: selection, sortOrder: $sortOrder, onOpen: open) {
          columns(isWide: isWide, sorted)
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

  private var selected: GameSummary? {
    groups.games.first { $0.id == selection.wrappedValue }
  }

  /// Returns the columns: first the title of the group beside its first game, which stands for the
  /// column of the same value.
  @TableColumnBuilder<GameSummary>
  private func columns(isWide: Bool, _ groups: GameGroups) -> [TableColumn<GameSummary>] {
    let grouping = groups.grouping
    if grouping != .none {
      let titles = groups.titles
      TableColumn.text(grouping.title, width: grouping == .size ? 8 : 10) {
        titles[$0.id] ?? ""
      }
    }
    TableColumn.text("Name", value: \.name) { $0.shownName }
    if isWide, grouping != .theme {
      TableColumn.text("Theme", width: 12, value: \.themeName) {
        $0.themeName.printable(atMost: 40)
      }
    }
    if isWide {
      TableColumn.text("Players", width: 8, value: \.playersText) { $0.playersText }
    }
    if tab == .saved {
      TableColumn.number("Left", width: 7, value: \.cardsLeft) { $0.leftText }
    } else if isWide {
      TableColumn.number("Turns", width: 6, value: \.turns) { "\($0.turns)" }
    }
    if isWide || tab == .finished && grouping == .none {
      TableColumn.number("Score", width: 6, value: \.bestScore) { $0.scoreText }
    }
    if isWide {
      TableColumn.number("Time", width: 5, value: \.played) { $0.played.stopwatchText }
    }
    if grouping == .none || isWide && grouping != .day {
      TableColumn.text("Played", width: 10, value: \.secondsWhenPlayed) {
        $0.playedText(running: running)
      }
    } else {
      TableColumn.text("", width: 6) { $0.useText(running: running) ?? "" }
    }
  }
}

extension GameGroups {
  /// Returns the same groups, each sorted.
  func sorted(using order: [KeyPathComparator<GameSummary>]) -> GameGroups {
    if order.isEmpty { return self }
    return GameGroups(
      grouping: grouping,
      groups: groups.map { ListGroup(key: $0.key, elements: $0.elements.sorted(using: order)) })
  }
}
