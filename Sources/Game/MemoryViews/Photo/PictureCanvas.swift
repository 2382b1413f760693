import MemoryModel
import Pictures
import TextUI

/// The picture of a viewer in its mode: the card's part of it, or in crop mode the whole.
struct PictureCanvas: View {
  let controller: PictureController
  /// The whole picture, without its crop, filter and stickers.
  let original: Picture
  let memo: PictureMemo
  let label: Text
  @Environment(\.facePictures) private var emoji

  /// The largest side in pixels: more would not be visible in cells, and take long to turn.
  private static let side = 320

  var body: some View {
    let crop = controller.editing.crop
    Group {
      if controller.editing.mode == .crop {
        Image(shown(crop.square), label: label)
          .resizable()
          .overlay {
            GeometryReader { CropFrame(controller: controller, square: $0.size) }
          }
          // Pixel graphics could not be darkened outside of the frame.
          .environment(\.graphics, .cells)
          .aspectRatio(1, contentMode: .fit)
      } else if controller.editing.mode == .stickers {
        Image(shown(crop), label: label)
          .resizable()
          .overlay {
            GeometryReader { StickerCanvas(controller: controller, size: $0.size) }
          }
          // Pixel graphics would hide the frame of the selected sticker.
          .environment(\.graphics, .cells)
          .aspectRatio(crop.width / crop.height, contentMode: .fit)
      } else {
        Image(shown(crop), label: label)
          .resizable()
          .aspectRatio(crop.width / crop.height, contentMode: .fit)
      }
    }
    .findingPictures(of: stickers, emoji)
  }

  private var stickers: [Face] { controller.editing.picture.stickers.map { Face($0.symbol) } }

  private func shown(_ crop: Crop) -> Picture {
    memo.shown(original, as: controller.editing.picture, crop, largestSide: Self.side) {
      emoji[Face($0)]
    }
  }
}

extension Crop {
  /// The crop of the whole square in which the picture is turned, with the same rotation.
  fileprivate var square: Crop {
    Crop(x: 0, y: 0, width: 1, height: 1, quarterTurns: quarterTurns, angle: angle)
  }
}
