import MemoryModel
import MemoryViewModel
import TextUI

/// The first faces of a theme, as many as fit; words if symbols cannot be shown.
///
/// Some of them may be pictures; until these are loaded, all are text.
struct ThemeFaces: View {
  let theme: Theme
  /// The rows for faces that are text.
  let rows: Int
  /// The numbers of pictures in a row, and of rows.
  var pictures = Size.zero
  /// True if the other faces have space below the pictures.
  var showsRest = true
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.faceThumbnails) private var thumbnails

  /// The number of faces that are considered, more than fit in any window.
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
  /// True if there are faces whose width differs between terminals: those with several scalars, or
  /// newer than many terminals support.
  ///
  /// A terminal may draw them in parts, or shift the text after them.
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
