import MemoryModel
import MemoryViewModel
import TextUI

/// The result of a game with buttons: the content of a popup.
///
/// It fills the window: in the smallest one with a few short lines and the chart on a second page,
/// in a large one with the chart, and the turn to learn from, on the same page.
struct ResultPanel: View {
  /// The style of the popup.
  static let popupStyle = PanelPopupStyle(scrolls: false, fillsWindow: true)

  let app: AppModel
  let game: GameViewModel
  /// Deals another game.
  let again: () -> Void
  /// Deals the same cards again.
  let sameDeal: () -> Void
  let nextTheme: () -> Void
  let close: () -> Void
  @State private var name: String?
  @Environment(\.showsFacePictures) private var showsPictures
  @State private var showsChart = false
  @Environment(\.copy) private var copy

  @ViewBuilder var body: some View {
    if let result = game.result {
      content(ResultFacts(game, result, app.records.scores, rank: app.current?.rankText))
    }
  }

  private func content(_ facts: ResultFacts) -> some View {
    let story = ResultStory(game, app.settings)
    return GeometryReader { proxy in
      let plan = plan(of: facts, story, in: proxy.size)
      if showsChart, let story {
        ResultChart(story: story, next: next, back: toggleChart)
      } else {
        page(facts, plan, story, height: proxy.size.height)
      }
    }
    .onKeyPress(ResultChart.key, perform: toggleChart)
    .onKeyPress(GameCommand.copy.key) { app.notices.show(.info, app.copyResult(copy)) }
    .ignoringStrayKeys()
    .accessibilityLabel(facts.spoken)
  }

  private func plan(of facts: ResultFacts, _ story: ResultStory?, in space: Size) -> ResultPlan {
    ResultPlan(
      in: space, height: RoomyResult.height(of: facts, hasName: hasName),
      faces: facts.found.count, showsPictures: showsPictures, hasTurn: story?.turn != nil)
  }

  private func page(
    _ facts: ResultFacts, _ plan: ResultPlan, _ story: ResultStory?, height: Int
  ) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        if plan.isShort {
          ShortResult(facts: facts, best: best, buttons: buttons)
        } else {
          RoomyResult(facts: facts, plan: plan, story: story, best: best, buttons: buttons)
        }
      }
      .frame(maxWidth: .max, minHeight: height)
      .background(alignment: .top) { if facts.isWon { Confetti() } }
    }
  }

  private func toggleChart() { showsChart.toggle() }

  private var hasName: Bool { app.keeper?.newBest != nil || name != nil }

  private var best: BestName? {
    guard hasName else { return nil }
    return BestName(
      name: Binding(get: { typedName }, set: { name = $0 }), isSaved: app.keeper?.newBest == nil,
      save: {
        name = typedName
        app.keeper?.nameBest(typedName)
      })
  }

  /// The typed name; at first that of the last time.
  private var typedName: String { name ?? app.settings.playerName }

  private var buttons: ResultButtons {
    ResultButtons(
      again: again, sameDeal: sameDeal, openChart: toggleChart, next: next, close: close,
      role: TableRole(in: app, game))
  }

  /// The button for another theme, in one's own game.
  private var next: ResultButtons.Next? {
    guard TableRole(in: app, game) == .owner, let theme = app.nextTheme else { return nil }
    return ResultButtons.Next(theme: theme.shownName, play: nextTheme)
  }
}
