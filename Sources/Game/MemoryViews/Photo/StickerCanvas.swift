import MemoryModel
import Pictures
import TextUI

/// The stickers on a picture, to be moved by keys and the mouse.
///
/// Stickers in the pixels of the picture are only framed here; the others are text, which a card
/// does not show.
struct StickerCanvas: View {
  let controller: PictureController
  /// The cells of the picture.
  let size: Size
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.paintsCovers) private var paintsCovers

  var body: some View {
    ZStack(alignment: .topLeading) {
      if !paintsCovers { Color.clear.border(isUnicode ? .single : .ascii) }
      Color.clear.contentShape(Rectangle()).onTap(perform: addAgain)
      ForEach(controller.editing.picture.stickers.indices, id: \.self) { index in
        let sticker = controller.editing.picture.stickers[index]
        let cells = controller.editing.cells(of: sticker, in: size)
        StickerSpot(controller: controller, index: index, sticker: sticker, size: size)
          .frame(width: cells.width, height: cells.height)
          .offset(x: cells.x, y: cells.y)
      }
      if let selected = controller.selected {
        StickerMarker(
          controller: controller, index: selected.index,
          rect: controller.editing.cells(of: selected.sticker, in: size), size: size)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    .clipped()
    .dropDestination(for: DraggedSticker.self) { dragged, place in
      dragged.first.map { controller.add($0.symbol, at: place, in: size) } ?? false
    }
  }

  /// Adds the last emoji again where the picture was clicked.
  private func addAgain(_ press: Press) {
    guard let emoji = controller.lastEmoji else { return }
    controller.add(emoji, at: press.localLocation, in: size)
  }
}

/// A sticker: arrows and the mouse move it.
private struct StickerSpot: View {
  let controller: PictureController
  let index: Int
  let sticker: PictureSticker
  let size: Size
  @Environment(\.isUnicode) private var isUnicode
  @Environment(\.paintsCovers) private var paintsCovers
  @Environment(\.facePictures) private var pictures

  var body: some View {
    content
      .contentShape(Rectangle())
      .accessibilityLabel("\(Face(sticker.symbol).word.printable(atMost: 40)) on the picture")
      .focused(controller.$focus, equals: .sticker(index))
      .onKeyPress { controller.respond(to: $0, on: index, in: size) }
      .gesture(
        DragGesture()
          .onChanged { drag in
            controller.edit { $0.dragSticker(index, by: drag.translation, in: size) }
          }
          .onEnded { controller.endDrag($0) }
          .onEscape { controller.edit { $0.cancelDrag() } })
  }

  @ViewBuilder private var content: some View {
    if paintsCovers, pictures[Face(sticker.symbol)] != nil {
      Color.clear
    } else {
      Text((isUnicode ? sticker.symbol : Face(sticker.symbol).word).printable(atMost: 20))
        .bold().lineLimit(1)
        .frame(maxWidth: .max, maxHeight: .max)
    }
  }
}

/// A frame around the selected sticker, with a handle of one cell that resizes it.
///
/// The handle of a sticker out of sight is at the edge of the window.
private struct StickerMarker: View {
  let controller: PictureController
  let index: Int
  /// The cells of the sticker.
  let rect: Rect
  /// The cells of the picture.
  let size: Size
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    let corner = Rect(x: rect.maxX, y: rect.maxY, width: 1, height: 1)
      .nearest(in: controller.viewport.visible(of: size))
    ZStack(alignment: .topLeading) {
      GlyphFrame(rect: rect)
      Text(isUnicode ? "■" : "#").foregroundStyle(.yellow).textBackground(.black)
        .gesture(
          // The press takes the focus from the sticker; the drag begins with it, so that the
          // sticker stays selected.
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              controller.edit { $0.dragStickerSize(index, by: drag.translation, in: size) }
            }
            .onEnded { drag in
              controller.endDrag(drag)
              controller.focus = .sticker(index)
            }
            .onEscape { controller.edit { $0.cancelDrag() } }
        )
        .offset(x: corner.x, y: corner.y)
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}
