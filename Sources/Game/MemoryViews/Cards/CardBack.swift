import MemoryModel
import TextUI

/// The colours and the construction of a card's back.
struct CardBack: Equatable {
  var color: Color
  /// The colour that is readable on `color`.
  let ink: Color
  let form: Form

  /// The construction of a card.
  enum Form: Equatable {
    /// An object with a rim, if there are space and colours for it.
    case painted(CardColors)
    /// A card with a border.
    case bordered
    /// A card of nothing but its cells, with colours if there are enough.
    case flat(CardColors?)
  }

  init(_ theme: Theme.Color, _ plan: BoardPlan, in environment: CardEnvironment) {
    color = theme.text
    ink = theme.ink
    let hasColors = environment.isUnicode && environment.colors >= 256
    let colors = hasColors ? CardColors(theme, on: environment.ground) : nil
    if plan.edge != .rim {
      form = .flat(colors)
    } else if let colors {
      form = .painted(colors)
    } else {
      form = .bordered
    }
  }
}
