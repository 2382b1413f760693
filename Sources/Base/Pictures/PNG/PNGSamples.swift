/// Converts the samples of a row to RGBA pixels.
struct PNGSamples {
  private let color: PNGColor
  private let depth: Int
  /// The palette, padded to 256 colours with black.
  private let palette: [UInt8]
  private let clear: [Int]

  init(_ layout: PNGLayout) {
    color = layout.header.color
    depth = layout.header.depth
    clear = layout.clearSamples
    let missing = 256 - layout.palette.count / 4
    let black = (0..<missing).flatMap { _ in [0, 0, 0, 255] as [UInt8] }
    palette = color == .palette ? layout.palette + black : []
  }

  /// Converts as many pixels of the row as there is room for.
  func convert(_ row: [UInt8], into pixels: inout [UInt8]) {
    let row = row.span
    var pixels = pixels.mutableSpan
    switch color {
    case .grey: convertGrey(row, &pixels)
    case .palette: convertPalette(row, &pixels)
    case .rgb where depth == 8 && clear.isEmpty: convertBytes(row, &pixels)
    case .rgb: convertRGB(row, &pixels)
    case .greyAlpha: convertGreyAlpha(row, &pixels)
    case .rgba where depth == 8: for index in 0..<row.count { pixels[index] = row[index] }
    case .rgba: for index in 0..<pixels.count { pixels[index] = row[2 * index] }
    }
  }

  /// Returns a sample of the row.
  private func sample(_ index: Int, _ row: Span<UInt8>) -> Int {
    switch depth {
    case 8: return Int(row[index])
    case 16: return Int(row[2 * index]) << 8 | Int(row[2 * index + 1])
    default:
      let bit = index * depth
      return Int(row[bit >> 3]) >> (8 - depth - bit & 7) & ((1 << depth) - 1)
    }
  }

  private func byte(_ sample: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: depth == 16 ? sample >> 8 : sample)
  }

  private func convertGrey(_ row: Span<UInt8>, _ pixels: inout MutableSpan<UInt8>) {
    let scale = depth < 8 ? 255 / ((1 << depth) - 1) : 1
    let clear = clear.first ?? -1
    for x in 0..<pixels.count / 4 {
      let sample = sample(x, row)
      let grey = byte(sample * scale)
      pixels[4 * x] = grey
      pixels[4 * x + 1] = grey
      pixels[4 * x + 2] = grey
      pixels[4 * x + 3] = sample == clear ? 0 : 255
    }
  }

  private func convertPalette(_ row: Span<UInt8>, _ pixels: inout MutableSpan<UInt8>) {
    for x in 0..<pixels.count / 4 {
      let place = 4 * sample(x, row)
      pixels[4 * x] = palette[place]
      pixels[4 * x + 1] = palette[place + 1]
      pixels[4 * x + 2] = palette[place + 2]
      pixels[4 * x + 3] = palette[place + 3]
    }
  }

  private func convertBytes(_ row: Span<UInt8>, _ pixels: inout MutableSpan<UInt8>) {
    for x in 0..<pixels.count / 4 {
      pixels[4 * x] = row[3 * x]
      pixels[4 * x + 1] = row[3 * x + 1]
      pixels[4 * x + 2] = row[3 * x + 2]
      pixels[4 * x + 3] = 255
    }
  }

  private func convertRGB(_ row: Span<UInt8>, _ pixels: inout MutableSpan<UInt8>) {
    for x in 0..<pixels.count / 4 {
      let samples = [sample(3 * x, row), sample(3 * x + 1, row), sample(3 * x + 2, row)]
      for part in 0..<3 { pixels[4 * x + part] = byte(samples[part]) }
      pixels[4 * x + 3] = samples == clear ? 0 : 255
    }
  }

  private func convertGreyAlpha(_ row: Span<UInt8>, _ pixels: inout MutableSpan<UInt8>) {
    for x in 0..<pixels.count / 4 {
      let grey = byte(sample(2 * x, row))
      pixels[4 * x] = grey
      pixels[4 * x + 1] = grey
      pixels[4 * x + 2] = grey
      pixels[4 * x + 3] = byte(sample(2 * x + 1, row))
    }
  }
}
