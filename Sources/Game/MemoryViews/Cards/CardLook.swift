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
  let form: Form
  let faces: FacesChoice
  var showsLabels: Bool
  let isUnicode: Bool
  /// Whether the bonus time is seen to run out.
  let countsDown: Bool

  /// What a card is made of.
  enum Form: Equatable {
    /// An object with a rim, where there are room and colours for it.
    case painted(CardColors)
    /// A line round it.
    case bordered
    /// Nothing but its cells.
    case flat
  }

  init(_ plan: BoardPlan, _ theme: Theme, _ settings: Settings, in environment: CardEnvironment) {
    color = theme.color.text
    ink = theme.color.ink
    size = plan.card
    isUnicode = environment.isUnicode
    if !plan.hasBorders {
      form = .flat
    } else if environment.isUnicode && environment.colors >= 256 {
      form = .painted(CardColors(theme.color, environment.colorScheme))
    } else {
      form = .bordered
    }
    faces = settings.faces
    showsLabels = settings.showsLabels
    countsDown = settings.animation != .off
  }

  /// The space inside the rim or the border.
  var inside: Size {
    form == .flat ? size : Size(width: size.width - 2, height: size.height - 2)
  }

  var colors: CardColors? {
    if case .painted(let colors) = form { colors } else { nil }
  }

  /// Whether the back has a pattern, which would only disturb a label that fills it.
  var hasPattern: Bool { inside.width >= 4 && inside.height >= 2 }

  /// Whether a face is drawn as a picture, which takes so much room that it can be told.
  var showsPictures: Bool {
    guard colors != nil else { return false }
    return switch faces {
    case .auto: inside.width >= 6 && inside.height >= 4
    case .picture: inside.width >= 4 && inside.height >= 2
    case .text: false
    }
  }

  /// Whether a face also shows its word below the symbol; a picture needs rows of its own, and says
  /// nothing of the name that a player gave it.
  func showsWord(of face: Face, isPicture: Bool) -> Bool {
    let isOwn = isPicture && face.picture != nil
    let isSaid = !isOwn && face.symbol.lowercased() == face.word.lowercased()
    let rows = isPicture ? 5 : colors == nil ? 5 : 3
    let word = isOwn ? face.symbol : face.word
    return isUnicode && !isSaid && word.count <= inside.width && inside.height >= rows
  }

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
    guard isShaded, form == .flat else { return self }
    var look = self
    look.color = color.mixed(
      with: .init(red: 0, green: 0, blue: 0), fraction: 0.3, scheme: .dark, role: .background)
    return look
  }
}

/// What of the terminal decides how cards look.
struct CardEnvironment: Equatable {
  let isUnicode: Bool
  let colors: Int
  let colorScheme: ColorScheme
}
