import MemoryModel
import MemoryViewModel
import TextUI

/// The faces of the theme, to be dragged onto its cover; Enter adds one in the middle.
struct CoverPalette: View {
  let controller: CoverController
  /// The available columns.
  let width: Int
  /// The cells of the cover.
  let cover: Size
  @Environment(\.cellAspect) private var cellAspect
  @Environment(\.showsFacePictures) private var showsPictures
  @Environment(\.faceThumbnails) private var thumbnails

  var body: some View {
    GeometryReader { proxy in
      let faces = controller.theme.faces
      let isLarge = showsPictures && proxy.size.height >= LargeFaces.usual.height
      ScrollView {
        FaceRows(faces: faces, width: width, faceSize: isLarge ? Self.pictureSize : nil) {
          entry(of: $0, isLarge)
        }
        .padding(.horizontal)
      }
      .findingPictures(of: isLarge ? faces : [], thumbnails)
    }
  }

  /// The cells of a picture, with a row between pictures.
  private static let pictureSize = Size(
    width: LargeFaces.usual.width, height: LargeFaces.usual.height + 1)

  private func entry(of face: Face, _ isLarge: Bool) -> some View {
    let spot = CoverFace(face.symbol)
    let cells = spot.cells(on: cover, cellAspect: cellAspect)
    return Button {
      controller.add(spot)
    } label: {
      label(of: face, isLarge)
    }
    .buttonStyle(FaceCellStyle(isChosen: false))
    .accessibilityLabel(face.word.printable(atMost: 40))
    .focused(controller.$focus, equals: .palette(face.symbol))
    .defaultFocus(face.symbol == controller.theme.faces.first?.symbol)
    .onPress { controller.hold($0) }
    .draggable(DraggedCoverFace(face: spot, index: nil)) {
      CoverFaceView(face: face).frame(width: cells.width, height: cells.height)
        .environment(\.graphics, .cells)
    }
  }

  @ViewBuilder private func label(of face: Face, _ isLarge: Bool) -> some View {
    if isLarge {
      LargeFace(face: face)
        .frame(width: LargeFaces.usual.width, height: LargeFaces.usual.height)
        .background(CardColors.paper)
        .foregroundStyle(CardColors.paperInk)
    } else {
      FaceLabel(face: face)
    }
  }
}
