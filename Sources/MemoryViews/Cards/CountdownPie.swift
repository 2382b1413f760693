import MemoryViewModel
import TextUI

/// The bonus time that is left, as a faint pie behind the face that runs out clockwise.
///
/// It is drawn in steps that can be told apart on its few cells, and asks for a frame only when the
/// next of them is due.
struct CountdownPie: View {
  let card: TableCard
  let look: CardLook

  var body: some View {
    if card.bonusFraction > 0, !card.isMatched, hasRoom {
      Pie(end: .degrees(360 * shownFraction)).fill(look.colors?.pie ?? look.color)
        .opacity(look.colors == nil ? 0.4 : 1)
        .redraw(after: card.isBonusRunning && look.countsDown ? timeToNextStep : nil)
    }
  }

  /// In a few cells of ASCII a pie would only disturb the word.
  private var hasRoom: Bool { look.inside.height >= (look.isUnicode ? 1 : 4) }

  /// How many pictures there are of a whole pie: about one for each cell on its edge.
  var steps: Double {
    let diameter = min(look.inside.width, 2 * look.inside.height)
    return Double(max(8, 4 * diameter))
  }

  private var shownFraction: Double { (card.bonusFraction * steps).rounded(.up) / steps }

  private var timeToNextStep: Duration {
    let left = card.bonusFraction * steps
    let next = left.rounded(.up) - 1
    // A little later, as a frame a hair too early would change nothing.
    return card.bonusLimit * ((left - next) / steps) + .microseconds(1)
  }
}
