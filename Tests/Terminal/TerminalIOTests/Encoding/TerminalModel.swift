import TextUI

/// A screen that applies the encoder's bytes, and records unexpected ones.
struct TerminalModel {
  /// The cursor movement for clusters on which terminals disagree.
  enum Widths: CaseIterable {
    /// Each scalar has the width of the C library's wcwidth.
    case wcwidth
    /// Clusters have one width, two columns with variation selector 16.
    case grapheme
    /// Clusters have one width, which variation selector 16 does not change.
    case unchangedBySelector
    /// Clusters have one width, and a mark of direction behind them takes a column.
    case shownMarks
  }

  struct Place: Equatable {
    var text = " "
    var style = Style.plain
    /// The width: 1, 2 for a left half, 0 for a right half.
    var width = 1
  }

  let size: Size
  let widths: Widths
  private(set) var places: [Place]
  private(set) var warnings: [String] = []
  private(set) var isCursorVisible = true
  var style = Style.plain
  var cursor = Point.zero
  var wraps = true
  /// True if the last column was written and the next character wraps.
  var isWrapPending = false
  /// The addresses of links by their ids.
  var links: [UInt16: String] = [:]
  private var last: Int?

  init(size: Size, widths: Widths = .grapheme) {
    self.size = size
    self.widths = widths
    places = Array(repeating: Place(), count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Place { places[y * size.width + x] }

  mutating func replace(_ x: Int, _ y: Int, by place: Place) { places[y * size.width + x] = place }

  var lines: [String] {
    (0..<size.height).map { y in
      (0..<size.width).map { self[$0, y].width == 0 ? "" : self[$0, y].text }.joined()
    }
  }

  mutating func complain(_ text: String) { warnings.append(text) }

  mutating func show(cursor isVisible: Bool) { isCursorVisible = isVisible }

  mutating func move(to place: Point) {
    if place.x < 0 || place.y < 0 || place.x >= size.width || place.y >= size.height {
      complain("moved to \(place)")
    }
    cursor = Point(x: min(place.x, size.width - 1), y: min(place.y, size.height - 1))
    isWrapPending = false
    last = nil
  }

  mutating func print(_ scalar: Unicode.Scalar) {
    if scalar == "\u{200E}", widths != .shownMarks { return }
    if scalar != "\u{200E}", joins(scalar) { return }
    let width = scalar == "\u{200E}" ? 1 : Self.width(of: scalar)
    guard width > 0 else { return }
    if isWrapPending || (cursor.x + width > size.width && wraps) { wrap() }
    let x = min(cursor.x, size.width - width)
    put(Place(text: String(scalar), style: style, width: width), x)
    advance(to: x + width)
    last = cursor.y * size.width + x
  }

  private mutating func wrap() {
    complain("wrapped at \(cursor)")
    cursor = Point(x: 0, y: min(cursor.y + 1, size.height - 1))
    isWrapPending = false
  }

  private mutating func advance(to x: Int) {
    isWrapPending = x >= size.width && wraps
    cursor.x = min(x, size.width - 1)
  }

  private mutating func put(_ place: Place, _ x: Int) {
    for column in x..<x + place.width { free(column) }
    let index = cursor.y * size.width + x
    places[index] = place
    if place.width == 2 { places[index + 1] = Place(text: "", style: style, width: 0) }
  }

  /// Clears the other half of a wide character.
  private mutating func free(_ x: Int) {
    let index = cursor.y * size.width + x
    let other = places[index].width == 2 ? index + 1 : index - 1
    if places[index].width != 1 {
      places[other] = Place(style: places[other].style)
      places[index] = Place(style: places[index].style)
    }
  }

  /// Appends a scalar to the previous character if the two are one cluster.
  private mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    guard let last else { return false }
    let joined = places[last].text + String(scalar)
    let isMark = Self.width(of: scalar) == 0
    guard isMark || (widths != .wcwidth && joined.count == 1) else { return false }
    places[last].text = joined
    if widths == .grapheme, scalar == "\u{FE0F}", places[last].width == 1 { widen(last) }
    return true
  }

  private mutating func widen(_ index: Int) {
    let x = index % size.width
    guard x + 1 < size.width else { return }
    free(x + 1)
    places[index].width = 2
    places[index + 1] = Place(text: "", style: places[index].style, width: 0)
    advance(to: x + 2)
  }

  /// Returns the columns of a scalar, by a rule that suffices for the tests.
  static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1160...0x11FF: return 0
    case 0x1F1E6...0x1F1FF: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFF01...0xFF60, 0x20000...0x3FFFD:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
