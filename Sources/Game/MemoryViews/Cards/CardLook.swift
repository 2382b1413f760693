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
  /// The size of a card with its half of the gaps.
  let size: Size
  /// The use of the cells at the edge of a card.
  let edge: CardEdge
  /// The space for the face.
  let inside: Size
  /// The share of the way round a card at the middle of each cell of its rim, but for the corners.
  let rimMiddles: [Double]
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
    edge = plan.edge
    inside = plan.inside
    rimMiddles = RimPath(around: plan.card).steps.map(\.middle)
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

  /// The colours of painted cards; nil if the terminal has too few.
  var colors: CardColors? {
    switch form {
    case .painted(let colors): colors
    case .flat(let colors): colors
    case .bordered: nil
    }
  }

  /// True if the back has a pattern, which is left out if a label fills it.
  var hasPattern: Bool { inside.width >= 4 && inside.height >= 2 }

  /// True if faces may be drawn as pictures, where they have a minimum size.
  var mayShowPictures: Bool { colors != nil && edge == .rim && faces != .text }

  /// Returns true if there is space for a picture.
  func showsPicture(in space: Size) -> Bool {
    min(space.width, 2 * space.height) >= (faces == .picture ? 4 : 6)
  }

  /// Returns the lines of the word below a symbol, or of the name below the player's own picture if
  /// there are rows for it; a word that is too long is cut.
  func caption(of face: Face, isPhoto: Bool) -> [String] {
    guard showsWords, isUnicode, edge == .rim, isPhoto || !face.isSaidBySymbol else { return [] }
    let name = isPhoto ? face.symbol : face.word
    let lines = WordLines(name, width: inside.width, rows: min(3, inside.height - 1)).lines
    if isPhoto { return inside.height < 5 ? [] : lines.count == 1 ? lines : [name] }
    if inside.width >= 4 || lines.count == 1, lines.count <= min(3, inside.height - 1) {
      return lines
    }
    return inside.height >= 3 ? [name] : []
  }

  /// The text of a face: its symbol, or the word that replaces it.
  func text(of face: Face) -> String { isUnicode ? face.symbol : face.asciiWord }

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
    guard isShaded, edge != .rim else { return self }
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
  /// The brightness of the background; nil if it is unknown.
  let ground: ColorScheme?
}

extension Face {
  /// True if the symbol is the word itself.
  var isSaidBySymbol: Bool { symbol.lowercased() == word.lowercased() || spellsSymbol }
}
