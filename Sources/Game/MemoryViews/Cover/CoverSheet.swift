import MemoryModel
import TextUI

/// A cover of some cells, with its faces where they are.
struct CoverSheet<Spot: View>: View {
  let theme: Theme
  let size: Size
  /// Makes the view of a face.
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
    // Pictures of the terminal's own would not let through what lies behind their clear parts.
    .environment(\.graphics, .cells)
    .findingPictures(of: showsPictures ? faces.map(\.face) : [], thumbnails)
  }
}

/// A cover as large as there is room for it.
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

/// A face of a cover in all its room: its picture, its symbol where that is not to be had, and its
/// word where there are no symbols.
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
