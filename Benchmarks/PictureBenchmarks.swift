import CBaseline
import Pictures

/// A bitmap from a font: decoding its file, and compositing its parts over a card, cell by cell.
let pictureBenchmarks = [
  Benchmark(
    "picture/decode emoji", unit: "ns/face", reference: "C, for this kind alone",
    roundsInASecond: 4_000,
    ours: { Face.decodeSum(rounds: $0) },
    theirs: { picture_decode_sum(Face.file, Int64(Face.file.count), Int64($0)) }),
  cells(7, 4, roundsInASecond: 400_000),
  cells(21, 11, roundsInASecond: 50_000),
]

private func cells(_ columns: Int, _ rows: Int, roundsInASecond: Int) -> Benchmark {
  let samples = Face.picture.map { PictureSamples($0, columns: columns, rows: rows, fit: .trim) }
  return Benchmark(
    "picture/cells \(columns)x\(rows)", unit: "ns/face", reference: "C, the same split",
    roundsInASecond: roundsInASecond,
    ours: { rounds in samples.map { Face.cellSum($0, rounds: rounds) } ?? 0 },
    theirs: { rounds in
      let pixels = samples?.picture.bytes ?? []
      return picture_cells_sum(
        pixels, Int64(columns), Int64(rows), Face.background, Int64(rounds))
    })
}

/// The bitmap of 136 by 128 pixels.
enum Face {
  static let background: UInt32 = 0x14_3C_5A

  static let file: [UInt8] = {
    let digits = faceFile.withUTF8Buffer {
      $0.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
  }()

  static let picture = try? PNG(file).picture()

  static func decodeSum(rounds: Int) -> UInt64 {
    (0..<rounds).reduce(0) { sum, _ in
      let bytes = (try? PNG(file).picture().bytes) ?? []
      return stride(from: 0, to: bytes.count, by: 97).reduce(sum) { $0 + UInt64(bytes[$1]) }
    }
  }

  static func cellSum(_ samples: PictureSamples, rounds: Int) -> UInt64 {
    (0..<rounds).reduce(0) { sum, round in
      let color = background ^ UInt32(round & 7)
      let cells = samples.cells(over: Pixel(color))
      return cells.reduce(sum) { sum, cell in
        sum + UInt64(cell.foreground.number) + UInt64(cell.background.number)
          + (cell.mask == 0 || cell.mask == 15 ? 0 : 1)
      }
    }
  }
}

extension Pixel {
  fileprivate init(_ number: UInt32) {
    self.init(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }

  fileprivate var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}
