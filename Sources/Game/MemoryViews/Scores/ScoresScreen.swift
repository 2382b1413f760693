import MemoryModel
public import MemoryViewModel
public import TextUI

/// The best scores of a theme by some rules, with a choice of other themes and rules.
///
/// Enter deals the game of a score again, `d` clears the list.
public struct ScoresScreen: View {
  private let app: AppModel
  private let navigate: (Route) -> Void
  private let theme: String?
  @State private var chosen: Score.Sheet?
  @State private var isClearing = false

  /// - Parameters:
  ///   - app: The model that is shown.
  ///   - navigate: Navigates to another screen.
  ///   - theme: The id of the initial theme; nil for any that has scores.
  public init(app: AppModel, navigate: @escaping (Route) -> Void, theme: String? = nil) {
    self.app = app
    self.navigate = navigate
    self.theme = theme
  }

  public var body: some View {
    let sheets = NamedSheet.all(in: app)
    content(sheets)
      .onAppear { app.loadScores() }
      .navigationTitle("Scores")
      .toolbar {
        ModeWords(app: app, modes: app.modes)
        if !sheets.isEmpty { KeyHints(hints: hints) }
      }
      .modifier(
        ClearingQuestion(
          sheet: shown(of: sheets), scores: app.scores, isAsked: $isClearing, clear: clear))
  }

  @ViewBuilder private func content(_ sheets: [NamedSheet]) -> some View {
    if let sheet = shown(of: sheets)?.id {
      let binding = Binding(get: { sheet }, set: { chosen = $0 })
      ScoreSheets(sheets: sheets, chosen: binding) {
        ScoreList(scores: app.scores.scores(of: sheet), replay: replay, clear: askToClear)
          .id(sheet)
      }
      .onKeyPress(ScoresScreenCommand.clear.key, perform: askToClear)
    } else {
      NoScores()
    }
  }

  /// Returns the sheet that is shown: the chosen one, or that of the initial theme, or the first.
  private func shown(of sheets: [NamedSheet]) -> NamedSheet? {
    sheets.first { $0.id == chosen } ?? sheets.first { $0.id.themeID == theme } ?? sheets.first
  }

  /// The key hints, in which Enter is the key of the focused score.
  private var hints: [KeyHint] {
    ScoresScreenCommand.all.map { command in
      KeyHint(key: command.keyName, meaning: command.shortTitle) {
        if command == .clear { askToClear() }
      }
    }
  }

  private func replay(_ score: Score) {
    if app.replay(score) { navigate(.game) }
  }

  private func askToClear() {
    app.guarded("Clearing scores") { isClearing = true }
  }

  private func clear(_ sheet: NamedSheet) {
    chosen = NamedSheet.all(in: app).neighbour(of: [sheet.id])?.id
    app.clearScores(sheet.id)
  }
}

/// A modifier that asks before all scores of a sheet are removed.
private struct ClearingQuestion: ViewModifier {
  let sheet: NamedSheet?
  let scores: ScoreTable
  @Binding var isAsked: Bool
  let clear: (NamedSheet) -> Void

  func body(content: Content) -> some View {
    content.alert(title, isPresented: $isAsked, presenting: sheet) { sheet in
      Button("Clear", role: .destructive) { clear(sheet) }
      Button("Keep", role: .cancel) {}
    } message: {
      Text($0.title)
    }
  }

  private var title: String {
    let count = sheet.map { scores.scores(of: $0.id).count } ?? 0
    return "Clear \(count == 1 ? "1 score" : "\(count) scores") for good?"
  }
}

/// A command of the scores screen.
enum ScoresScreenCommand: CaseIterable, ScreenCommand {
  case replay
  case clear

  var key: Key {
    switch self {
    case .replay: .enter
    case .clear: .character("d")
    }
  }

  var title: String {
    switch self {
    case .replay: "Same deal again"
    case .clear: "Clear"
    }
  }

  /// The title for a narrow line.
  var shortTitle: String {
    switch self {
    case .replay: "again"
    case .clear: "clear"
    }
  }
}

/// The text before the first score.
private struct NoScores: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("No scores yet").bold()
      Text("Games you win alone are listed here, except practice games.")
        .dim().multilineTextAlignment(.center)
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .max, maxHeight: .max)
  }
}
