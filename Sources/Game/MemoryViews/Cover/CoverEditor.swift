import MemoryModel
import MemoryViewModel
import TextUI

/// The editor of a theme's cover, which can be zoomed and moved, above the palette of faces.
struct CoverEditor: View {
  let editor: EditorController
  @FocusState private var focus: CoverFocus?
  @State private var grip = (cell: Point.zero, size: Size.zero)
  @State private var picture = CoverPicture.none
  @State private var viewport = Viewport(zoomRange: 1...8)
  @Environment(\.cellAspect) private var cellAspect

  var body: some View {
    let controller = CoverController(
      editor: editor, focus: $focus, grip: $grip, picture: $picture, viewport: $viewport)
    GeometryReader { proxy in
      let room = proxy.size
      let palette = paletteHeight(in: room)
      let size = ThemeCover.size(
        in: Size(width: room.width, height: room.height - palette - Self.lines),
        cellAspect: cellAspect)
      VStack(spacing: 0) {
        ZoomView(viewport: $viewport) {
          GeometryReader { CoverCanvas(controller: controller, size: $0.size) }
        }
        .frame(width: size.width, height: size.height)
        .frame(maxWidth: .max, maxHeight: .max)
        CoverStatus(controller: controller)
        CoverPalette(
          controller: controller, width: room.width - 2, cover: size.zoomed(by: viewport.zoom)
        )
        .frame(height: palette)
        CoverFooter(controller: controller, isRoomy: room.width > 60)
      }
      .frame(width: room.width, height: room.height)
    }
    .onKeyPress { controller.zoom(by: $0) }
    .onKeyPress { editor.respond(to: $0) }
    .onPaste { controller.readBackground(pasted: $0) }
    .onNavigationBack { controller.leave() }
  }

  /// The rows of the status and the footer.
  private static let lines = 2

  /// Returns the rows of the palette that a full-width cover leaves, as far as they are needed.
  private func paletteHeight(in room: Size) -> Int {
    let wide = Size(width: room.width, height: .max)
    let rest = room.height - Self.lines - ThemeCover.size(in: wide, cellAspect: cellAspect).height
    return min(max(rest, min(4, room.height / 4)), 12)
  }
}

extension Size {
  /// Returns the size of content that is zoomed.
  fileprivate func zoomed(by zoom: Double) -> Size {
    Size(
      width: Int((Double(width) * zoom).rounded()), height: Int((Double(height) * zoom).rounded()))
  }
}

/// The cover, on which faces are dragged, dropped and moved by keys.
private struct CoverCanvas: View {
  let controller: CoverController
  let size: Size
  @Environment(\.cellAspect) private var cellAspect

  var body: some View {
    ZStack(alignment: .topLeading) {
      CoverSheet(theme: controller.theme, size: size) { seen in
        CoverSpot(controller: controller, seen: seen, size: size)
      }
      if let chosen = controller.chosen {
        GlyphFrame(rect: chosen.spot.cells(on: size, cellAspect: cellAspect))
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .clipped()
    .dropDestination(for: DraggedCoverFace.self) { dragged, place in
      controller.drop(dragged, at: place, on: size, cellAspect)
    }
  }
}

/// A face on the cover: arrows and the mouse move it, the wheel and keys scale it.
private struct CoverSpot: View {
  let controller: CoverController
  let seen: Theme.FaceOnCover
  let size: Size
  @Environment(\.cellAspect) private var cellAspect

  var body: some View {
    let cells = seen.spot.cells(on: size, cellAspect: cellAspect)
    CoverFaceView(face: seen.face)
      .accessibilityLabel("\(seen.face.word.printable(atMost: 40)) on the cover")
      .focused(controller.$focus, equals: .cover(seen.index))
      .onKeyPress { controller.respond(to: $0, on: seen.index, size: size) }
      .onWheel { _, rows in
        if rows != 0 { controller.resize(seen.index, by: rows < 0 ? 1 : -1) }
        return .handled
      }
      .onPress { controller.hold($0) }
      .draggable(DraggedCoverFace(face: seen.spot, index: seen.index)) {
        CoverFaceView(face: seen.face).frame(width: cells.width, height: cells.height)
          .environment(\.graphics, .cells)
      }
  }
}
