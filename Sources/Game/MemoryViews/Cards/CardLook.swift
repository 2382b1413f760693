import MemoryModel
import MemoryViewModel
import TextUI

/// The appearance of all cards of a board.
struct CardLook: Equatable {
  /// The colours of the back.
  private(set) var back: CardBack
  /// The back of the second card of a pair with different faces, if it has one of its own.
  private let secondBack: CardBack?
  private var isSecondHalf = false
  /// The size of a card in its place.
  let size: Size
  let faces: FacesChoice
  var showsLabels: Bool
  /// True if words stand below symbols; false if the other card of a pair may show the word.
  let showsWords: Bool
  let isUnicode: Bool
  /// True if the bonus time visibly runs down.
  let countsDown: Bool

  init(_ plan: BoardPlan, _ theme: Theme, _ settings: Settings, in environment: CardEnvironment) {
    back = CardBack(theme.color, plan, in: environment)
    let hasHalves = settings.showsHalves && theme.isUnequal
    secondBack = hasHalves ? CardBack(theme.color.otherShade, plan, in: environment) : nil
    size = plan.card
    isUnicode = environment.isUnicode
    faces = settings.faces
    showsLabels = settings.showsLabels
    showsWords = !theme.isUnequal
    countsDown = settings.animation != .off
  }

  var color: Color { back.color }

  /// The colour that is readable on `color`.
  var ink: Color { back.ink }

  var form: CardBack.Form { back.form }

  /// The space inside of the rim or the border.
  var inside: Size {
    form == .flat ? size : Size(width: size.width - 2, height: size.height - 2)
  }

  var colors: CardColors? {
    if case .painted(let colors) = form { colors } else { nil }
  }

  /// True if the back has a pattern, which is left out if a label fills it.
  var hasPattern: Bool { inside.width >= 4 && inside.height >= 2 }

  /// True if faces are drawn as pictures, which need a minimum size.
  var showsPictures: Bool {
    guard colors != nil else { return false }
    return switch faces {
    case .auto: inside.width >= 6 && inside.height >= 4
    case .picture: inside.width >= 4 && inside.height >= 2
    case .text: false
    }
  }

  /// Returns true if a face shows its word below the symbol, or its name below the player's own
  /// picture if there are rows for it; a word that is too long is cut.
  func showsWord(of face: Face, isPicture: Bool) -> Bool {
    let isOwn = isPicture && face.picture != nil
    let isSaid =
      !isOwn && (face.symbol.lowercased() == face.word.lowercased() || face.spellsSymbol)
    let rows = isPicture ? 5 : colors == nil ? 5 : 3
    return showsWords && isUnicode && !isSaid && inside.height >= rows
  }

  /// The text of a face: its symbol, or the word that replaces it.
  func text(of face: Face) -> String { isUnicode ? face.symbol : face.asciiWord }

  /// Returns the columns of the longest line of a face's text.
  func width(of face: Face) -> Int { min(size.width, text(of: face).approximateColumns) }

  /// The cells for block letters, above the bar of the countdown.
  var spaceForText: Size { Size(width: inside.width, height: inside.height - 1) }

  /// Returns true if a text leaves the last row of a card free.
  func hasRoomForBar(below text: String) -> Bool {
    CardWords([text]).fit(in: spaceForText, breaksWords: true) && spaceForText.height > 0
  }

  /// True if a face is repeated in two corners, as on playing cards.
  var showsCorners: Bool { isUnicode && inside.width >= 12 && inside.height >= 7 }

  /// The same look without labels, for cards that cannot be chosen.
  var withoutLabels: CardLook {
    var look = self
    look.showsLabels = false
    return look
  }

  /// Returns the look of a card that is one of a pair with different faces.
  func half(_ half: PairSide?) -> CardLook {
    guard half == .second, let secondBack else { return self }
    var look = self
    look.back = secondBack
    look.isSecondHalf = true
    return look
  }

  /// Returns a label as it stands on the back: in parentheses on the second card of a pair if the
  /// two shades can be lost, and if there is room.
  func label(_ number: Int) -> String {
    let isMarked = isSecondHalf && colors == nil && "\(number)".count + 2 <= inside.width
    return isMarked ? "(\(number))" : "\(number)"
  }

  /// Returns the look of every second card, because cards without borders need a contrast.
  func shaded(_ isShaded: Bool) -> CardLook {
    guard isShaded, form == .flat else { return self }
    var look = self
    look.back.color = color.mixed(
      with: .init(red: 0, green: 0, blue: 0), fraction: 0.3, scheme: .dark, role: .background)
    return look
  }
}

/// The properties of the terminal that affect the look of cards.
struct CardEnvironment: Equatable {
  let isUnicode: Bool
  let colors: Int
  let colorScheme: ColorScheme
}
