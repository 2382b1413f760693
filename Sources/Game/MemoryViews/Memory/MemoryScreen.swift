import MemoryModel
public import MemoryViewModel
public import TextUI

/// The screen that tells how well the player remembers, from the finished games.
///
/// The recall is computed in the background, because it needs the records of all games.
public struct MemoryScreen: View {
  /// The least columns for the figures beside the charts.
  private static let wide = 100
  /// The columns of the figures beside the charts.
  private static let figuresWidth = 46

  private let app: AppModel
  @State private var recall: RecallState

  /// Creates the screen of a model.
  public init(app: AppModel) {
    self.app = app
    _recall = State(wrappedValue: app.records.latestRecall.map(RecallState.known) ?? .computing)
  }

  public var body: some View {
    GeometryReader { space in
      let statistics = PlayStatistics(app.records.history.games, today: app.today)
      if statistics.games == 0 {
        nothing
      } else if space.size.width >= Self.wide {
        HStack(alignment: .top, spacing: 4) {
          ScrollView { figures(statistics).focusable() }.frame(width: Self.figuresWidth)
          charts(statistics, height: max(8, space.size.height / 2 - 1))
        }
        .padding(.horizontal, 2)
      } else {
        ScrollView {
          VStack(alignment: .leading, spacing: 1) {
            // A view with focus has the words for screen readers, which a scroll view has not.
            figures(statistics).focusable()
            charts(statistics, height: max(8, min(14, space.size.height - 3)))
          }
          .padding(.horizontal, space.size.width >= 60 ? 2 : 1)
        }
      }
    }
    .navigationTitle("Memory")
    .toolbar { ModeWords(app: app, modes: app.modes) }
    .onAppear { app.records.loadHistory() }
    .task(id: app.records.history.games.count, app.records.recall) { result in
      recall = RecallState(result)
      app.records.latestRecall = (try? result.get()) ?? app.records.latestRecall
    }
  }

  private var nothing: some View {
    VStack(spacing: 1) {
      Text("No finished game yet").bold()
      Text("Finish one, and this page tells how well you remember.")
        .dim().multilineTextAlignment(.center)
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .max, maxHeight: .max)
  }

  private func figures(_ statistics: PlayStatistics) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(recall.sentence).bold()
      MemoryDays(statistics: statistics)
      if !statistics.sizes.isEmpty { MemorySizes(sizes: statistics.sizes) }
      MemoryTurns(kinds: statistics.kinds)
    }
    .frame(maxWidth: .max, alignment: .leading)
  }

  private func charts(_ statistics: PlayStatistics, height: Int) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      if case .known(let summary) = recall, !summary.points.isEmpty {
        RecallChart(summary: summary).frame(height: height)
      }
      if statistics.weeks.count > 1 {
        TrendChart(weeks: statistics.weeks).frame(height: height)
      }
    }
  }
}

/// The recall while it is computed and afterwards.
enum RecallState: Hashable {
  case computing
  case known(RecallSummary)
  case failed(String)

  init(_ result: Result<RecallSummary, RecallFailure>) {
    switch result {
    case .success(let summary): self = .known(summary)
    case .failure(let failure): self = .failed(failure.reason)
    }
  }

  /// The sentence about the recall.
  var sentence: String {
    switch self {
    case .computing: "Your games are being read."
    case .known(let summary): summary.sentence
    case .failed(let reason): "Your games cannot be read: \(reason.printable(atMost: 120))."
    }
  }
}
