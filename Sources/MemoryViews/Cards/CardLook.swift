import MemoryModel
import MemoryViewModel
import TextUI

/// How the cards of a board look, all alike.
struct CardLook: Equatable {
  private(set) var color: Color
  /// A colour that can be read on `color`.
  let ink: Color
  /// The size of a card that lies in its place.
  let size: Size
  let hasBorder: Bool
  var showsLabels: Bool
  let isUnicode: Bool
  /// Whether the bonus time is seen to run out.
  let countsDown: Bool

  init(_ plan: BoardPlan, _ theme: Theme, _ settings: Settings, isUnicode: Bool) {
    color = theme.color.text
    ink = theme.color.ink
    size = plan.card
    hasBorder = plan.hasBorders
    showsLabels = settings.showsLabels
    countsDown = settings.animation != .off
    self.isUnicode = isUnicode
  }

  /// The space inside the border.
  var inside: Size {
    hasBorder ? Size(width: size.width - 2, height: size.height - 2) : size
  }

  /// Whether a face also shows its word below the symbol.
  var showsWord: Bool { isUnicode && inside.width >= 7 && inside.height >= 5 }

  /// Whether a face stands in two corners as well, as on playing cards.
  var showsCorners: Bool { isUnicode && inside.width >= 12 && inside.height >= 7 }

  /// For cards that cannot be chosen.
  var withoutLabels: CardLook {
    var look = self
    look.showsLabels = false
    return look
  }

  /// For one of two kinds of neighbours, which could not be told apart where there are no borders.
  func shaded(_ isShaded: Bool) -> CardLook {
    guard isShaded, !hasBorder else { return self }
    var look = self
    look.color = color.mixed(
      with: .init(red: 0, green: 0, blue: 0), fraction: 0.3, scheme: .dark, role: .background)
    return look
  }
}
