/// A pass of a PNG: all pixels, or those of a regular grid.
struct PNGPass {
  let x: Int
  let y: Int
  let columnStep: Int
  let rowStep: Int

  static let whole = PNGPass(x: 0, y: 0, columnStep: 1, rowStep: 1)

  /// The seven passes of Adam7.
  static let interlaced = [
    PNGPass(x: 0, y: 0, columnStep: 8, rowStep: 8),
    PNGPass(x: 4, y: 0, columnStep: 8, rowStep: 8),
    PNGPass(x: 0, y: 4, columnStep: 4, rowStep: 8),
    PNGPass(x: 2, y: 0, columnStep: 4, rowStep: 4),
    PNGPass(x: 0, y: 2, columnStep: 2, rowStep: 4),
    PNGPass(x: 1, y: 0, columnStep: 2, rowStep: 2),
    PNGPass(x: 0, y: 1, columnStep: 1, rowStep: 2),
  ]

  func width(of header: PNGHeader) -> Int { (header.width - x + columnStep - 1) / columnStep }

  func height(of header: PNGHeader) -> Int { (header.height - y + rowStep - 1) / rowStep }

  /// Returns the passes of a picture that have any pixels.
  static func all(of header: PNGHeader) -> [PNGPass] {
    guard header.isInterlaced else { return [whole] }
    return interlaced.filter { $0.width(of: header) > 0 && $0.height(of: header) > 0 }
  }
}
