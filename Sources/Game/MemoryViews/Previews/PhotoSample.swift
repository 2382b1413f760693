import MemoryModel
import Pictures
import TextUI

/// A viewer with a drawn photo of hills, in a mode.
struct PhotoSample: View {
  let mode: PictureEditing.Mode
  let picture: FacePicture

  /// Creates a viewer of a photo with a filter and some stickers.
  init(mode: PictureEditing.Mode, filter: PictureFilter? = nil, stickers: [PictureSticker] = []) {
    self.mode = mode
    picture = FacePicture(PictureID(of: Array("hills".utf8)), filter: filter, stickers: stickers)
  }

  var body: some View {
    PictureViewer(
      face: Face(symbol: "Hills", word: "hills", picture: picture), picture: picture,
      original: Self.hills, emoji: StickerPalette.emoji(of: .animals), mode: mode, keep: { _ in },
      leave: {})
  }

  /// A kite over the hills, and a deer on them.
  static let stickers = [
    PictureSticker("🪁", x: -0.1, y: -0.16, size: 0.16),
    PictureSticker("🦌", x: 0.12, y: 0.12, size: 0.2),
  ].compactMap { $0 }

  /// Two hills below a sky with a sun.
  private static let hills = Picture(width: 160, height: 120) { x, y in
    func isBelow(_ middle: Int, _ top: Int, _ width: Int) -> Bool {
      y > top + (x - middle) * (x - middle) / width
    }
    if isBelow(40, 70, 70) { return Pixel(red: 70, green: 130, blue: 50) }
    if isBelow(120, 55, 50) { return Pixel(red: 110, green: 160, blue: 70) }
    let (right, down) = (x - 120, y - 26)
    if right * right + down * down < 150 { return Pixel(red: 255, green: 225, blue: 110) }
    return Pixel(red: UInt8(90 + y), green: UInt8(150 + y / 2), blue: 235)
  }
}
