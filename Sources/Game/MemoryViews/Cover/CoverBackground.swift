import MemoryModel
import Pictures
import TextUI

/// The background of a cover: a colour, a picture, or paper.
///
/// Without colours, a border shows the size of the cover.
struct CoverBackground: View {
  let theme: Theme
  let size: Size
  @Environment(\.faceThumbnails) private var thumbnails
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.paintsCovers) private var paintsCovers

  var body: some View {
    if paintsCovers {
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
        Text("\(face.word.printable(atMost: 30)) is missing or damaged").italic().lineLimit(1)
      }
    }
    .findingPictures(of: [face], thumbnails)
  }
}

extension View {
  /// Makes text readable on a background; nil if there is none.
  func legible(on background: ThemeCover.Background?) -> some View {
    let (ink, ground): (Color, Color) =
      switch background {
      case nil: (.terminal, .clear)
      case ThemeCover.Background.none?: (CardColors.paperInk, .clear)
      case .color(let color): (color.ink, .clear)
      case .picture: (CardColors.paperInk, CardColors.paper)
      }
    return foregroundStyle(ink).textBackground(ground)
  }
}

extension EnvironmentValues {
  /// True if there are enough colours for the backgrounds of covers.
  var paintsCovers: Bool { isUnicode && colors >= 256 }
}

extension Theme {
  /// Returns the face with a picture, or a stand-in for it.
  func face(of picture: FacePicture) -> Face {
    allFaces.first { $0.picture == picture }
      ?? Face(symbol: "picture", word: "the picture", picture: picture)
  }
}
