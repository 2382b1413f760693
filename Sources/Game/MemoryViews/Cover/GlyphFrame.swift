import TextUI

/// A frame around the chosen face of a cover, or around the selected sticker of a picture.
struct GlyphFrame: View {
  /// The cells of the face or the sticker.
  let rect: Rect
  @Environment(\.isUnicode) private var isUnicode

  var body: some View {
    Color.clear
      .border(isUnicode ? .heavy : .ascii, color: .yellow)
      .frame(width: rect.width + 2, height: rect.height + 2)
      .offset(x: rect.x - 1, y: rect.y - 1)
      .allowsHitTesting(false)
  }
}
