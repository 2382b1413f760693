import MemoryViewModel
import TextUI

/// The bonus time that is left, as a faint pie behind the face that shrinks clockwise.
///
/// It is drawn in steps that are visible on its few cells, and requests a frame only when the next
/// step is due.
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

  /// True if there is space; in a few cells of ASCII a pie would disturb the word.
  private var hasRoom: Bool { look.inside.height >= (look.isUnicode ? 1 : 4) }

  private var diameter: Int { min(look.inside.width, 2 * look.inside.height) }

  /// The number of steps of a whole pie: about one for each cell on its edge.
  var steps: Int { max(8, 4 * diameter) }

  private var shownFraction: Double { card.shownBonus(inStepsOf: steps) }

  private var timeToNextStep: Duration { card.timeToNextBonusStep(of: steps) }
}

/// The bonus time that is left, as a bar below a picture or text that would hide a pie.
struct CountdownBar: View {
  let card: TableCard
  let look: CardLook

  var body: some View {
    if card.bonusFraction > 0, !card.isMatched {
      let width = Double(look.inside.width) * card.shownBonus(inStepsOf: steps)
      HStack(spacing: 0) {
        Rectangle().fill(look.colors?.pie ?? look.color)
          .frame(width: Int(width.rounded()), height: 1)
        Spacer()
      }
      .background(look.colors?.paper ?? .clear)
      .accessibilityHidden()
      .redraw(
        after: card.isBonusRunning && look.countsDown
          ? card.timeToNextBonusStep(of: steps) : nil)
    }
  }

  /// The number of steps, one per column.
  private var steps: Int { max(1, look.inside.width) }
}

extension TableCard {
  /// Returns the bonus time that is left, 0 to 1, rounded to the end of its step.
  fileprivate func shownBonus(inStepsOf count: Int) -> Double {
    (bonusFraction * Double(count)).rounded(.up) / Double(count)
  }

  fileprivate func timeToNextBonusStep(of count: Int) -> Duration {
    let left = bonusFraction * Double(count)
    let next = left.rounded(.up) - 1
    // Slightly later, because a frame that is slightly too early would change nothing.
    return bonusLimit * ((left - next) / Double(count)) + .microseconds(1)
  }
}
