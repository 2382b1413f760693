import MemoryModel
import MemoryViewModel
import TextUI

/// The result of a game with buttons: the content of a popup.
///
/// It fits into 32×9 cells, and shows more if there is space. In a popup of `popupStyle` it
/// receives the available space, and scrolls itself if that is too small.
struct ResultPanel: View {
  /// The style of the popup.
  static let popupStyle = PanelPopupStyle(scrolls: false)

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

  @ViewBuilder var body: some View {
    if let result = game.result {
      content(ResultFacts(game, result, app.scores))
    }
  }

  private func content(_ facts: ResultFacts) -> some View {
    let isLarge = showsPictures && !facts.found.isEmpty
    let usual = RoomyResult.size(of: facts, hasName: hasName, hasLargeFaces: false)
    let large = RoomyResult.size(of: facts, hasName: hasName, hasLargeFaces: isLarge)
    return GeometryReader { proxy in
      if showsChart, let analysis = game.analysis {
        ResultChart(game: game, analysis: analysis, back: toggleChart)
      } else {
        ScrollView {
          VStack(spacing: 0) {
            if proxy.size.fits(usual) {
              RoomyResult(
                facts: facts, hasLargeFaces: isLarge && proxy.size.fits(large), best: best,
                buttons: buttons, openChart: toggleChart)
            } else {
              ShortResult(facts: facts, best: best, buttons: buttons)
            }
          }
          .frame(maxWidth: .max)
          .background(alignment: .top) { if facts.isWon { Confetti() } }
        }
      }
    }
    .onKeyPress(ResultChart.key, perform: toggleChart)
    .ignoringStrayKeys()
    .frame(
      idealWidth: large.width, maxWidth: large.width, idealHeight: large.height,
      maxHeight: large.height)
  }

  private func toggleChart() { showsChart.toggle() }

  private var hasName: Bool { app.newBest != nil || name != nil }

  private var best: BestName? {
    guard hasName else { return nil }
    return BestName(
      name: Binding(get: { typedName }, set: { name = $0 }), isSaved: app.newBest == nil,
      save: {
        name = typedName
        app.nameBest(typedName)
      })
  }

  /// The typed name; at first that of the last time.
  private var typedName: String { name ?? app.settings.playerName }

  private var buttons: ResultButtons {
    ResultButtons(
      again: again, sameDeal: sameDeal, nextTheme: nextTheme, close: close,
      role: TableRole(in: app, game))
  }
}

extension Size {
  fileprivate func fits(_ other: Size) -> Bool { width >= other.width && height >= other.height }
}
