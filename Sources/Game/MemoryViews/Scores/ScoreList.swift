import MemoryModel
import MemoryViewModel
import TextUI

/// The scores of a sheet by rank; in a narrow window the selected score's other values are below
/// it.
struct ScoreList: View {
  /// The width from which on all columns are in the table.
  private static let wide = 72

  let scores: [Score]
  /// Deals the game of a score again.
  let replay: (Score) -> Void
  let clear: () -> Void
  /// The rank of the selected score.
  @State private var selection: Int? = 0

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= Self.wide
      VStack(alignment: .leading) {
        Table(
          scores.indices, id: \.self, selection: $selection, onOpen: { replay(scores[$0]) }
        ) {
          ScoreColumns.of(scores, isWide: isWide)
        }
        .defaultFocus()
        if isWide {
          TableActions(actions: actions).padding(.leading, 2)
        } else {
          Text(selected?.details ?? "").dim().lineLimit(1).padding(.leading, 2)
        }
      }
    }
  }

  private var selected: Score? {
    selection.flatMap { scores.indices.contains($0) ? scores[$0] : nil }
  }

  private var actions: [TableAction] {
    [
      action(.replay) { if let selected { replay(selected) } },
      action(.clear, role: .destructive, perform: clear),
    ]
  }

  private func action(
    _ command: ScoresScreenCommand, role: ButtonRole? = nil, perform: @escaping () -> Void
  ) -> TableAction {
    TableAction(command.title, command, role: role, perform: perform)
  }
}

/// The columns of a list of scores, whose elements are ranks.
@MainActor enum ScoreColumns {
  @TableColumnBuilder<Int>
  static func of(_ scores: [Score], isWide: Bool) -> [TableColumn<Int>] {
    TableColumn.number("#", width: max(3, "\(scores.count)".count)) { "\($0 + 1)" }
    TableColumn.text("Player") { scores[$0].playerText }
    TableColumn.number("Points", width: 6) { "\(scores[$0].points)" }
    TableColumn.number("Turns", width: 5) { "\(scores[$0].turns)" }
    TableColumn.number("Time", width: 5) { scores[$0].time.stopwatchText }
    if isWide {
      TableColumn.number("Pairs", width: 5) { "\(scores[$0].pairs)" }
      TableColumn.text("Date", width: 10) { scores[$0].dateText }
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

  /// The values that the narrow table leaves out.
  fileprivate var details: String { "\(dateText), \(pairs) pairs, seed \(seedText)" }
}
