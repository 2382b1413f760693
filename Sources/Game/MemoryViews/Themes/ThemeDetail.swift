import MemoryModel
import MemoryViewModel
import TextUI

/// The details of a theme, with its actions.
struct ThemeDetail: View {
  let controller: ThemesController
  let theme: Theme
  /// True if the detail is next to the tiles, which have the initial focus.
  let isBesideTiles: Bool

  var body: some View {
    GeometryReader { proxy in detail(in: proxy.size) }
      .navigationTitle(theme.shownName)
  }

  private func detail(in room: Size) -> some View {
    let facts = ThemeFacts(theme, in: controller.app)
    return ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        plays(facts).focused(controller.$isInDetail).defaultFocus(!isBesideTiles)
        if !theme.isPlayable {
          ProblemLines(problems: theme.problems.filter { $0.severity == .error })
        }
        VStack(alignment: .leading) {
          Text(pairs)
          Text(facts.best.map(record) ?? "Not played with these rules yet").dim(facts.best == nil)
        }
        let weak = controller.app.records.weakestPairs(of: controller.app.dealer.sided(theme))
        if !weak.isEmpty { WeakPairs(pairs: weak) { controller.practise(theme) } }
        ThemeFaces(
          theme: theme, rows: Self.textRows, showsPairs: true, pictures: pictures(in: room))
        edits
      }
      .frame(maxWidth: .max, alignment: .leading)
      .padding(.horizontal)
      .onAppear { controller.app.records.loadPairs() }
    }
  }

  private static let textRows = 8

  /// Returns the space for pictures of faces, if the other faces fit below them.
  private func pictures(in room: Size) -> Size {
    let rowsOfOthers = 18
    let rows = (room.height - rowsOfOthers) / LargeFaces.usual.height
    return Size(width: LargeFaces.columns(in: room.width - 2), height: max(0, rows))
  }

  /// Focuses the tile of the theme, instead of the nearest one.
  private func leave() { controller.choose(theme) }

  private var pairs: String {
    let count = theme.kindFaces.count
    return theme.isUnequal
      ? "\(theme.pairs) of \(count) pairs" : "\(theme.pairs) pairs of \(count) faces"
  }

  private func record(_ score: Score) -> String {
    let name = score.player.isEmpty ? "" : " by \(score.player.printable(atMost: 20))"
    return "Best \(score.points) in \(score.turns) turns\(name)"
  }

  @ViewBuilder private func plays(_ facts: ThemeFacts) -> some View {
    if let game = facts.game {
      VStack(alignment: .leading) {
        Text("Saved game: \(game.cardsLeft) of \(game.cards) cards left")
        HStack {
          Button("Go on") { controller.goOn(game) }.onKeyPress(.left, perform: leave)
          Button("New game") { controller.deal(theme) }.onKeyPress(.right) {}
        }
      }
    } else {
      Button("Play") { controller.play(theme) }
        .onKeyPress(.left, perform: leave)
        .onKeyPress(.right) {}
    }
  }

  private var edits: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Edit") { controller.edit(theme) }.onKeyPress(.left, perform: leave)
        Button("Copy") { controller.duplicate(theme) }
        Button("Delete", role: .destructive) { controller.askToDelete([theme]) }
          .onKeyPress(.right) {}
      }
      HStack {
        Button("Export") { controller.export([theme]) }.onKeyPress(.left, perform: leave)
        if controller.app.library.isEditedBuiltIn(theme.id) {
          Button("Reset") { controller.reset(theme) }
        }
      }
    }
  }
}
