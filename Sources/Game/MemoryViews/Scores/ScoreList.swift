import MemoryModel
import MemoryViewModel
import TextUI

/// The scores of a group by rank; in a narrow window the selected score's other values are below
/// it.
struct ScoreList: View {
  /// The width from which on all columns are in the table.
  private static let wide = 72

  let group: ScoreGroup
  /// The screen with the list.
  let screen: ScoresScreen
  /// The rank of the selected score.
  @State private var selection: Int? = 0

  private var scores: [Score] { group.scores }

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= Self.wide
      VStack(alignment: .leading) {
        Table(
          scores.indices, id: \.self, selection: $selection,
          onOpen: { screen.replay(scores[$0]) }
        ) {
          ScoreColumns.of(scores, screen.grouping, isWide: isWide)
        }
        .defaultFocus()
        if isWide {
          TableActions(actions: buttons).padding(.leading, 2)
        } else {
          Text(selected?.details(besides: screen.grouping) ?? "").dim().lineLimit(1)
            .padding(.leading, 2)
        }
      }
    }
  }

  private var selected: Score? {
    selection.flatMap { scores.indices.contains($0) ? scores[$0] : nil }
  }

  private var buttons: [TableAction] {
    ScoresScreenCommand.all(for: selected).filter { $0.isPossible(screen) }
      .map { TableAction($0, on: screen) }
  }
}

/// The columns of a list of scores, whose elements are ranks.
@MainActor enum ScoreColumns {
  @TableColumnBuilder<Int>
  static func of(
    _ scores: [Score], _ grouping: ListGrouping, isWide: Bool
  ) -> [TableColumn<Int>] {
    TableColumn.number("#", width: max(3, "\(scores.count)".count)) { "\($0 + 1)" }
    TableColumn.text("Player") { scores[$0].playerText }
    if isWide, grouping != .theme {
      TableColumn.text("Theme", width: 12) { scores[$0].themeText }
    }
    TableColumn.number("Points", width: 6) { "\(scores[$0].points)" }
    TableColumn.number("Turns", width: 5) { "\(scores[$0].turns)" }
    TableColumn.number("Time", width: 5) { scores[$0].time.stopwatchText }
    if isWide, grouping != .size {
      TableColumn.number("Pairs", width: 5) { "\(scores[$0].pairs)" }
    }
    if isWide, grouping != .day {
      TableColumn.text("Date", width: 10) { scores[$0].dateText }
    }
    if isWide, grouping != .none {
      TableColumn.text("Seed") { scores[$0].seedText }
    }
  }
}

extension Score {
  fileprivate var playerText: String {
    player.allSatisfy(\.isWhitespace) ? "-" : player.printable(atMost: 40)
  }

  fileprivate var dateText: String { "\(CivilDate(secondsSince1970: date))" }

  fileprivate var seedText: String { seed.printable(atMost: 40) }

  fileprivate var themeText: String {
    themeName.printable(atMost: 40) + (sides == .same ? "" : sides.inTitle)
  }

  /// Returns the values that the narrow table leaves out, except for the common one.
  fileprivate func details(besides grouping: ListGrouping) -> String {
    let theme = grouping == .theme ? nil : themeName.printable(atMost: 20)
    let date = grouping == .day ? nil : dateText
    let pairs = grouping == .size ? nil : "\(pairs) pairs"
    return [theme, date, pairs, "seed \(seedText)"].compactMap(\.self).joined(separator: ", ")
  }
}
