import MemoryModel
import MemoryViewModel
import TextUI

// How large a tile of a theme is, in cells.
extension ThemeSize {
  /// Makes 5, 3 and 1 tiles side by side in 80 columns, 10, 5 and 2 in 160.
  private var leastWidth: Int {
    switch self {
    case .small: 15
    case .medium: 25
    case .large: 56
    }
  }

  /// Rows of faces between the name and the facts.
  var faceRows: Int { self == .large ? 2 : 1 }

  /// With its border; a small tile has no row for facts.
  var tileHeight: Int { (self == .small ? 3 : 4) + faceRows }

  static let spacing = 1

  /// The widths of the tiles of a row, which fill it exactly; always one at least.
  func tileWidths(in width: Int) -> [Int] {
    let count = max(1, (width + Self.spacing) / (leastWidth + Self.spacing))
    let room = max(0, width - Self.spacing * (count - 1))
    let (share, rest) = room.quotientAndRemainder(dividingBy: count)
    return (0..<count).map { $0 < rest ? share + 1 : share }
  }
}
