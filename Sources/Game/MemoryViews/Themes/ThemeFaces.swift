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
  /// True if the two faces of a pair are shown as `dog = Hund`, where they differ.
  var showsPairs = false
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
      let texts = faces.indices.prefix(Self.most).map { pair(at: $0) ?? text(of: faces[$0]) }
      Text(texts.joined(separator: arePairs ? ", " : " ")).lineLimit(rows)
    }
  }

  private var arePairs: Bool { showsPairs && theme.isUnequal }

  /// Returns both faces of a pair; nil if they are not shown as a pair.
  private func pair(at index: Int) -> String? {
    guard arePairs, let second = theme.secondFaces?.dropFirst(index).first else { return nil }
    return "\(text(of: theme.faces[index])) = \(text(of: second))"
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

  /// True for a built-in theme whose faces nobody changed.
  var isUnchanged: Bool { Theme.builtIn.first { $0.id == id }?.faces == faces }
}

extension Character {
  private static let knownToMost = 13

  fileprivate var isRisky: Bool {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return true }
    return (scalar.properties.age?.major ?? .max) > Self.knownToMost
  }
}
