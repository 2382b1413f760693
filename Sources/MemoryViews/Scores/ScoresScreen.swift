import MemoryModel
public import MemoryViewModel
public import TextUI

/// The best games of a theme by some rules, and a way to choose another theme or other rules.
///
/// Enter deals the game of a score again, `d` clears the list.
public struct ScoresScreen: View {
  private let app: AppModel
  private let go: (Route) -> Void
  private let theme: String?
  @State private var chosen: Score.Sheet?
  @State private var isClearing = false

  /// - Parameters:
  ///   - app: What is shown.
  ///   - go: Leads to another screen.
  ///   - theme: The id of the theme to begin with; nil for any that has scores.
  public init(app: AppModel, go: @escaping (Route) -> Void, theme: String? = nil) {
    self.app = app
    self.go = go
    self.theme = theme
  }

  public var body: some View {
    let sheets = NamedSheet.all(in: app)
    content(sheets)
      .onAppear { app.loadScores() }
      .navigationTitle("Scores")
      .toolbar { Text(sheets.isEmpty ? "" : "Enter again  d clear").dim().lineLimit(1) }
      .dialog(isPresented: $isClearing) { question(sheets) }
  }

  @ViewBuilder private func content(_ sheets: [NamedSheet]) -> some View {
    if let sheet = shown(of: sheets)?.id {
      let binding = Binding(get: { sheet }, set: { chosen = $0 })
      ScoreSheets(sheets: sheets, chosen: binding) {
        ScoreList(scores: app.scores.scores(of: sheet), replay: replay, clear: askToClear)
          .id(sheet)
      }
      .onKeyPress(.character("d"), perform: askToClear)
    } else {
      NoScores()
    }
  }

  /// The sheet that is shown: the one chosen, or one of the theme to begin with, or the first.
  private func shown(of sheets: [NamedSheet]) -> NamedSheet? {
    sheets.first { $0.id == chosen } ?? sheets.first { $0.id.themeID == theme } ?? sheets.first
  }

  private func replay(_ score: Score) {
    if app.replay(score) { go(.game) }
  }

  private func askToClear() {
    app.guarded("Clearing scores") { isClearing = true }
  }

  private func question(_ sheets: [NamedSheet]) -> ActionDialog {
    let sheet = shown(of: sheets)
    let count = sheet.map { app.scores.scores(of: $0.id).count } ?? 0
    return ActionDialog(
      "Clear \(count == 1 ? "1 score" : "\(count) scores") for good?", message: sheet?.title ?? "",
      primary: .init("Clear", role: .destructive) { if let sheet { app.clearScores(sheet.id) } },
      cancel: .init("Keep"))
  }
}

/// What is said before the first score.
private struct NoScores: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("No scores yet").bold()
      Text("Every game won alone is listed here, unless it was for practice.")
        .dim().multilineTextAlignment(.center)
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .max, maxHeight: .max)
  }
}
