import MemoryModel
import MemoryViewModel
import TextUI

/// All there is to a theme, and what can be done with it.
struct ThemeDetail: View {
  let controller: ThemesController
  let theme: Theme

  var body: some View {
    let facts = ThemeFacts(theme, in: controller.app)
    ScrollView {
      VStack(alignment: .leading, spacing: 1) {
        plays(facts).defaultFocus()
        VStack(alignment: .leading) {
          Text(pairs)
          Text(facts.best.map(record) ?? "Not played yet by these rules").dim(facts.best == nil)
        }
        FaceSample(theme: theme, rows: 8)
        edits
      }
      .frame(maxWidth: .max, alignment: .leading)
      .padding(.horizontal)
    }
    .navigationTitle(theme.shownName)
  }

  private var pairs: String {
    let count = theme.kindFaces.count
    let two = theme.secondFaces == nil ? "" : ", each with a partner"
    return "\(theme.pairs) pairs of \(count) faces\(two)"
  }

  private func record(_ score: Score) -> String {
    let name = score.player.isEmpty ? "" : " by \(score.player.printable(atMost: 20))"
    return "Best \(score.points) in \(score.turns) turns\(name)"
  }

  @ViewBuilder private func plays(_ facts: ThemeFacts) -> some View {
    if let game = facts.game {
      VStack(alignment: .leading) {
        Text("A game waits, \(game.cardsLeft) of \(game.cards) cards left")
        HStack {
          Button("Go on") { controller.goOn(game) }
          Button("New game") { controller.deal(theme) }
        }
      }
    } else {
      Button("Play") { controller.play(theme) }
    }
  }

  private var edits: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Edit") { controller.edit(theme) }
        Button("Copy") { controller.duplicate(theme) }
        Button("Delete", role: .destructive) { controller.askToDelete([theme]) }
      }
      HStack {
        Button("Export") { controller.export([theme]) }
        if controller.app.library.isEditedBuiltIn(theme.id) {
          Button("Reset") { controller.reset(theme) }
        }
      }
    }
  }
}
