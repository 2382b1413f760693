import Pictures

/// Requires that every font is read or rejected; a bitmap that is found need not be a picture.
func attack(_ bytes: [UInt8]) {
  // The first byte selects a font of a collection, and a size.
  guard let first = bytes.first else { return }
  let source = ByteSource(Array(bytes.dropFirst()))
  guard let font = try? EmojiFont(source, pixels: Int(first), font: Int(first) % 3) else { return }
  for face in ["A", "B", "C", "D", "🐶\u{FE0F}", "🐱", "AB", "ABC", "👩‍🚀"] {
    guard let png = try? font.png(of: face) else { continue }
    precondition(png.count <= EmojiFont.bitmapLimit, "\(png.count) bytes for \(face)")
    guard let picture = try? PNG(png), picture.width * picture.height <= 1 << 16 else { continue }
    _ = try? picture.picture()
  }
}
