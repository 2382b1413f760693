import MemoryModel
import Pictures
import TextUI

/// What lies behind the faces of a cover: a colour or a picture, or paper.
///
/// Where there are no colours for it, a border shows how large the cover is.
struct CoverBackground: View {
  let theme: Theme
  let size: Size
  @Environment(\.faceThumbnails) private var thumbnails
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.colors) private var colors

  var body: some View {
    if isUnicode, colors >= 256 {
      painted.frame(width: size.width, height: size.height).clipped()
    } else {
      Color.clear.border(isUnicode ? .single : .ascii, color: accent)
    }
  }

  private var accent: Color? {
    if case .color(let color) = theme.cover.background { return color.text }
    return nil
  }

  @ViewBuilder private var painted: some View {
    switch theme.cover.background {
    case .none: CardColors.paper
    case .color(let color): color.text
    case .picture(let picture): photo(theme.face(of: picture))
    }
  }

  private func photo(_ face: Face) -> some View {
    ZStack {
      CardColors.paper
      if let picture = thumbnails[face] {
        Image(picture).resizable()
          .aspectRatio(Double(picture.width) / Double(picture.height), contentMode: .fill)
      } else if thumbnails.missing(of: [face]).isEmpty {
        Text("\(face.word.printable(atMost: 30)) is gone or broken").italic().lineLimit(1)
          .foregroundStyle(CardColors.paperInk)
      }
    }
    .findingPictures(of: [face], thumbnails)
  }
}

extension ThemeCover.Background {
  /// What can be read on it.
  var ink: Color {
    if case .color(let color) = self { return color.ink }
    return CardColors.paperInk
  }
}

extension Theme {
  /// The face that shows a picture, or one that would.
  func face(of picture: FacePicture) -> Face {
    allFaces.first { $0.picture == picture }
      ?? Face(symbol: "picture", word: "the picture", picture: picture)
  }
}
