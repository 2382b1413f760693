import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// The numbers of games and of days in a row.
struct MemoryDays: View {
  let statistics: PlayStatistics

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(games)
      Text("\(days(statistics.days.current)) in a row, at most \(statistics.days.longest)")
      if statistics.dailyDeals.longest > 0 {
        Text(
          "Daily deals: \(days(statistics.dailyDeals.current)) in a row, at most "
            + "\(statistics.dailyDeals.longest)")
      }
    }
  }

  private var games: String {
    let games = statistics.games == 1 ? "1 game" : "\(statistics.games) games"
    let others = statistics.otherGames
    return others == 0 ? games : "\(games), and \(others) for practice, of kids and with guests"
  }

  private func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }
}

/// The turns for each number of pairs, beside those of a perfect memory.
struct MemorySizes: View {
  let sizes: [PlayStatistics.Size]

  var body: some View {
    Grid(alignment: .trailing, horizontalSpacing: 2) {
      GridRow {
        ForEach(["pairs", "games", "best", "mean", "perfect"], id: \.self) { Text($0).dim() }
      }
      ForEach(sizes) { size in
        GridRow {
          Text("\(size.pairs)")
          Text("\(size.games)")
          Text("\(size.best)")
          Text(size.mean.tenths)
          Text(Expectation.turns(forPairs: size.pairs).tenths)
        }
      }
    }
  }
}

/// The number of turns of each kind, in lines.
struct MemoryTurns: View {
  let kinds: [PlayStatistics.KindCount]
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let shown = kinds.filter { $0.count > 0 }
    let total = max(1, shown.reduce(0) { $0 + $1.count })
    Grid(alignment: .leading, horizontalSpacing: 2) {
      ForEach(shown, id: \.self) { item in
        GridRow {
          Text(item.kind.sign(isUnicode: isUnicode)).foregroundStyle(item.kind.color)
          Text(item.kind.words)
          Text("\(item.count)")
          Text("\(Int((100 * Double(item.count) / Double(total)).rounded())) %").dim()
        }
      }
    }
  }
}
