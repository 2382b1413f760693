import MemoryModel
public import MemoryViewModel
public import TextUI

/// The best scores of a theme by some rules, of a day or of a size, with a choice of others.
///
/// Enter deals the game of a score again, `d` clears the list of a theme, `g` changes the groups.
public struct ScoresScreen: View {
  private let app: AppModel
  private let navigate: (Route) -> Void
  private let theme: String?
  @State private var chosen: ScoreGroup.Key?
  @State private var isClearing = false
  /// True if the groups were changed here, so that the screen shows more than a theme's scores.
  @State private var hasRegrouped = false
  /// The source of the scores of earlier games.
  @State private var saved: ContentSource<Score>

  /// - Parameters:
  ///   - app: The model that is shown.
  ///   - navigate: Navigates to another screen.
  ///   - theme: The id of the initial theme; nil for any that has scores.
  public init(app: AppModel, navigate: @escaping (Route) -> Void, theme: String? = nil) {
    self.app = app
    self.navigate = navigate
    self.theme = theme
    _saved = State(
      wrappedValue: ContentSource { last, _ in
        try app.records.readScores()
        return last == nil ? app.records.scores.all : []
      })
  }

  public var body: some View {
    let groups = groups
    content(groups)
      .onAppear { saved.reload() }
      .navigationTitle("Scores")
      .toolbar {
        ModeWords(app: app, modes: app.modes)
        if !groups.isEmpty { KeyHints(hints: hints) }
      }
      .modifier(ClearingQuestion(group: shown(of: groups), isAsked: $isClearing, clear: clear))
  }

  var grouping: ListGrouping {
    theme != nil && !hasRegrouped ? .theme : app.settings.scoreGroups
  }

  private var groups: [ScoreGroup] {
    ScoreGroup.all(in: app.records.scores, by: grouping, library: app.library)
  }

  @ViewBuilder private func content(_ groups: [ScoreGroup]) -> some View {
    if let group = shown(of: groups) {
      let binding = Binding(get: { group.id }, set: { chosen = $0 })
      ScoreSheets(groups: groups, grouping: grouping, chosen: binding, regroup: regroup) {
        ScoreList(group: group, screen: self).id(group.id)
      }
      .onKeyPress(ScoresScreenCommand.clear.key) { ScoresScreenCommand.clear.perform(on: self) }
      .onKeyPress(ScoresScreenCommand.group.key, perform: regroup)
    } else {
      NoScores(source: saved)
    }
  }

  /// Returns the group that is shown: the chosen one, or that of the initial theme, or the first.
  private func shown(of groups: [ScoreGroup]) -> ScoreGroup? {
    groups.first { $0.id == chosen } ?? groups.first { $0.sheet?.themeID == theme }
      ?? groups.first
  }

  /// The group that is shown.
  var shown: ScoreGroup? { shown(of: groups) }

  /// The key hints, in which Enter is the key of the focused score; the key of the groups is next
  /// to their title.
  private var hints: [KeyHint] {
    let clear = ScoresScreenCommand.clear
    let again = ScoresScreenCommand.replay(nil).hint("again") { $0.perform(on: self) }
    return [again]
      + (clear.isPossible(self) ? [clear.hint("clear") { $0.perform(on: self) }] : [])
  }

  func replay(_ score: Score) {
    if app.replay(score) { navigate(.game) }
  }

  func askToClear() { app.kidsMode.guarded("Clearing scores") { isClearing = true } }

  /// Groups the scores by something else.
  func regroup() {
    app.settings.scoreGroups = grouping.next
    (hasRegrouped, chosen) = (true, nil)
  }

  private func clear(_ group: ScoreGroup) {
    guard let sheet = group.sheet else { return }
    chosen = groups.neighbour(of: [group.id])?.id
    app.records.clearScores(sheet)
  }
}

/// A modifier that asks before all scores of a sheet are removed.
private struct ClearingQuestion: ViewModifier {
  let group: ScoreGroup?
  @Binding var isAsked: Bool
  let clear: (ScoreGroup) -> Void

  func body(content: Content) -> some View {
    content.alert(title, isPresented: $isAsked, presenting: group) { group in
      Button("Clear", role: .destructive) { clear(group) }
      Button("Keep", role: .cancel) {}
    } message: {
      Text($0.title)
    }
  }

  private var title: String {
    let count = group?.scores.count ?? 0
    return "Clear \(count == 1 ? "1 score" : "\(count) scores") for good?"
  }
}

/// The text before the first score.
private struct NoScores: View {
  let source: ContentSource<Score>

  var body: some View {
    VStack(spacing: 1) {
      if let reason = source.state.failure {
        UnreadableList(what: "The scores", reason: reason) { source.reload() }
      } else {
        Text("No score yet").bold()
        Text("Games you win alone are listed here, except practice games.")
          .dim().multilineTextAlignment(.center)
      }
    }
    .padding(.horizontal, 2)
    .frame(maxWidth: .max, maxHeight: .max)
  }
}
