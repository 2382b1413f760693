import MemoryModel
import TextUI

/// A cover of a given size, with its faces in their places.
struct CoverSheet<Spot: View>: View {
  let theme: Theme
  let size: Size
  /// Creates the view of a face.
  @ViewBuilder let spot: (Theme.FaceOnCover) -> Spot
  @Environment(\.cellAspect) private var cellAspect
  @Environment(\.faceThumbnails) private var thumbnails
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.paintsCovers) private var paintsCovers

  var body: some View {
    let faces = theme.facesOnCover
    ZStack(alignment: .topLeading) {
      CoverBackground(theme: theme, size: size)
      ForEach(faces, id: \.index) { seen in
        let cells = seen.spot.cells(on: size, cellAspect: cellAspect)
        spot(seen)
          .frame(width: cells.width, height: cells.height)
          .offset(x: cells.x, y: cells.y)
      }
    }
    .legible(on: paintsCovers ? theme.cover.background : nil)
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .clipped()
    // Pixel graphics would not show the background through transparent parts.
    .environment(\.graphics, .cells)
    .findingPictures(of: showsPictures ? faces.map(\.face) : [], thumbnails)
  }
}

/// The largest cover that fits.
struct CoverView: View {
  let theme: Theme
  @Environment(\.cellAspect) private var cellAspect

  var body: some View {
    GeometryReader { proxy in
      CoverSheet(theme: theme, size: ThemeCover.size(in: proxy.size, cellAspect: cellAspect)) {
        CoverFaceView(face: $0.face)
      }
    }
  }
}

/// A face of a cover, which fills its space: its picture, its symbol without one, or its word if
/// there are no symbols.
struct CoverFaceView: View {
  let face: Face
  @Environment(\.faceThumbnails) private var thumbnails
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    if showsPictures, let picture = thumbnails[face] {
      Image(picture, label: Text(face.word)).resizable(face.fit)
    } else {
      Text((isUnicode ? face.symbol : face.word).printable(atMost: 20)).bold().lineLimit(1)
        .frame(maxWidth: .max, maxHeight: .max)
    }
  }
}
