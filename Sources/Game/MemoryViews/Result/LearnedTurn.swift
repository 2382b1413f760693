import MemoryEngine
import MemoryModel
import MemoryViewModel
import TextUI

/// A small table that replays the turn from which a player can learn, with the known cards marked.
///
/// With reduced motion it shows the end of the turn.
struct LearnedTurn: View {
  let film: Film
  let turn: TurnToLearn
  let settings: Settings
  @State private var viewport = Viewport()
  @State private var start: Duration?
  @Environment(\.reducesMotion) private var reducesMotion

  var body: some View {
    VStack(spacing: 0) {
      TimelineView(.explicit(times)) { now in
        table(step: reducesMotion ? turn.turned.count : step(at: now)).onAppear { start = now }
      }
      Text(turn.sentence).lineLimit(1)
    }
    .accessibilityLabel(turn.sentence)
  }

  private func table(step: Int) -> some View {
    var film = film
    film.seek(to: turn.position + step)
    return BoardWindow(
      game: film.moment.game, theme: film.theme, faces: { film.record.deck.faces },
      settings: settings, viewport: $viewport
    ) { plan, look in
      BoardCards(
        motion: TableMotion(deals: Self.deals), cards: film.table, plan: plan, look: look,
        state: state, isFocused: false, choose: { _ in })
    }
    .allowsHitTesting(false)
  }

  private var state: BoardState {
    var state = BoardState()
    state.hinted = Set(turn.known)
    return state
  }

  /// A number that no deal of the game has, because cards of equal deals fly to each other.
  private static let deals = -1

  private func step(at now: Duration) -> Int {
    guard let start else { return 0 }
    return times.count { $0 <= now && $0 > start }
  }

  /// The times of the flips, once.
  private var times: [Duration] {
    guard let start, !reducesMotion else { return [] }
    return turn.turned.indices.map { start + Self.wait + Self.interval * $0 }
  }

  private static let wait = Duration.milliseconds(2_500)
  private static let interval = Duration.milliseconds(1_200)
}
