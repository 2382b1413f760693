import MemoryModel
import MemoryViewModel
import TextUI

/// The first faces of a theme, as many as have room; words where symbols cannot be shown.
///
/// Some of them are pictures where they may be; all are text until those were found.
struct ThemeFaces: View {
  let theme: Theme
  /// Rows there are for those that are text.
  let rows: Int
  /// How many pictures may stand side by side, and in how many rows.
  var pictures = Size.zero
  /// Whether those that are no pictures have room below those that are.
  var showsRest = true
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.faceThumbnails) private var thumbnails

  /// More than have room in any window.
  private static let most = 400

  var body: some View {
    let large = showsPictures ? Array(theme.faces.prefix(pictures.width * pictures.height)) : []
    let areFound = !large.isEmpty && large.allSatisfy { thumbnails[$0] != nil }
    VStack(alignment: .leading, spacing: 0) {
      if areFound { LargeFaces(faces: large, columns: pictures.width) }
      text(of: theme.faces.dropFirst(areFound ? large.count : 0), areFound)
    }
    .findingPictures(of: large, thumbnails)
  }

  @ViewBuilder private func text(of faces: ArraySlice<Face>, _ isRest: Bool) -> some View {
    if !isRest || showsRest, !faces.isEmpty {
      Text(faces.prefix(Self.most).map(text).joined(separator: " ")).lineLimit(rows)
    }
  }

  private func text(of face: Face) -> String {
    (isUnicode ? face.symbol : face.word).printable(atMost: 20)
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
