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
    /// A card of nothing but its cells.
    case flat
  }

  init(_ theme: Theme.Color, _ plan: BoardPlan, in environment: CardEnvironment) {
    color = theme.text
    ink = theme.ink
    if !plan.hasBorders {
      form = .flat
    } else if environment.isUnicode && environment.colors >= 256 {
      form = .painted(CardColors(theme, environment.colorScheme))
    } else {
      form = .bordered
    }
  }
}
