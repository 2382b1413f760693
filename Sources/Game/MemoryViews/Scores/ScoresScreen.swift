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
        if !groups.isEmpty { KeyHints(hints: hints(for: shown(of: groups))) }
      }
      .modifier(ClearingQuestion(group: shown(of: groups), isAsked: $isClearing, clear: clear))
  }

  private var grouping: ListGrouping {
    theme != nil && !hasRegrouped ? .theme : app.settings.scoreGroups
  }

  private var groups: [ScoreGroup] {
    ScoreGroup.all(in: app.records.scores, by: grouping, library: app.library)
  }

  @ViewBuilder private func content(_ groups: [ScoreGroup]) -> some View {
    if let group = shown(of: groups) {
      let binding = Binding(get: { group.id }, set: { chosen = $0 })
      ScoreSheets(
        groups: groups, grouping: grouping, chosen: binding, regroup: { perform(.group) }
      ) {
        ScoreList(group: group, actions: actions(for: group)).id(group.id)
      }
      .onKeyPress(ScoresScreenCommand.clear.key) { perform(.clear) }
      .onKeyPress(ScoresScreenCommand.group.key) { perform(.group) }
    } else {
      NoScores(source: saved)
    }
  }

  /// Returns the group that is shown: the chosen one, or that of the initial theme, or the first.
  private func shown(of groups: [ScoreGroup]) -> ScoreGroup? {
    groups.first { $0.id == chosen } ?? groups.first { $0.sheet?.themeID == theme }
      ?? groups.first
  }

  private func actions(for group: ScoreGroup) -> ScoreActions {
    ScoreActions(
      grouping: grouping, replay: { if app.replay($0) { navigate(.game) } }, perform: perform)
  }

  /// Returns the key hints, in which Enter is the key of the focused score; the key of the groups
  /// is next to their title.
  private func hints(for group: ScoreGroup?) -> [KeyHint] {
    let commands = ScoresScreenCommand.all.filter { $0.isPossible(for: group) && $0 != .group }
    return commands.map { command in
      KeyHint(key: command.keyName, meaning: command.shortTitle) { perform(command) }
    }
  }

  private func perform(_ command: ScoresScreenCommand) {
    switch command {
    case .replay: break
    case .clear:
      guard shown(of: groups)?.sheet != nil else { return }
      app.kidsMode.guarded("Clearing scores") { isClearing = true }
    case .group:
      app.settings.scoreGroups = grouping.next
      (hasRegrouped, chosen) = (true, nil)
    }
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

/// A command of the scores screen.
enum ScoresScreenCommand: CaseIterable, ScreenCommand {
  case replay
  case clear
  case group

  /// True if the command acts on a group: only the scores of a theme can be cleared.
  func isPossible(for group: ScoreGroup?) -> Bool { self != .clear || group?.sheet != nil }

  var key: Key {
    switch self {
    case .replay: .enter
    case .clear: .character("d")
    case .group: .character("g")
    }
  }

  var title: String {
    switch self {
    case .replay: "Same deal again"
    case .clear: "Clear"
    case .group: "Group"
    }
  }

  /// The title for a narrow line.
  var shortTitle: String {
    switch self {
    case .replay: "again"
    case .clear: "clear"
    case .group: "group"
    }
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
