import MemoryModel
import MemoryViewModel
import TextUI

/// The first faces of a theme, as many as have room; words where symbols cannot be shown.
struct ThemeFaces: View {
  let theme: Theme
  /// Rows there are for them.
  let rows: Int
  @Environment(\.isUnicode) private var isUnicode

  /// More than have room in any window.
  private static let most = 400

  var body: some View {
    Text(faces.joined(separator: " ")).lineLimit(rows)
  }

  private var faces: [String] {
    theme.faces.prefix(Self.most).map { face in
      (isUnicode ? face.symbol : face.word).printable(atMost: 20)
    }
  }
}

extension Theme {
  /// Whether there are faces whose width terminals disagree about: such as are made of several
  /// scalars, or newer than what many terminals know.
  ///
  /// A terminal may draw them in pieces, or shift what stands behind them.
  var isRisky: Bool {
    kindFaces.joined().contains { $0.symbol.contains(where: \.isRisky) }
  }
}

extension Character {
  private static let knownToMost = 13

  fileprivate var isRisky: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return true }
    return (scalar.properties.age?.major ?? .max) > Self.knownToMost
  }
}
