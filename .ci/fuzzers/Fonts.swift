import Pictures

/// Whatever a font says, its faces are found or refused; a bitmap that is found may be no picture.
func attack(_ bytes: [UInt8]) {
  // The first byte says which font of a collection, and which size.
  guard let first = bytes.first else { return }
  let source = ByteSource(Array(bytes.dropFirst()))
  guard let font = try? EmojiFont(source, pixels: Int(first), font: Int(first) % 3) else { return }
  for face in ["A", "B", "C", "D", "🐶\u{FE0F}", "🐱", "👩‍🚀"] {
    guard let png = try? font.png(of: face) else { continue }
    precondition(png.count <= EmojiFont.bitmapLimit, "\(png.count) bytes for \(face)")
    guard let picture = try? PNG(png), picture.width * picture.height <= 1 << 16 else { continue }
    _ = try? picture.picture()
  }
}
