import Testing

@testable import Pictures

/// A JPEG and what Pillow or djpeg made of it.
struct JPEGFixture: CustomTestStringConvertible {
  let name: String
  /// As the picture is to be seen.
  let width: Int
  let height: Int
  let file: [UInt8]
  /// Three bytes a pixel.
  let pixels: [UInt8]

  var testDescription: String { name }

  /// The fixtures of every kind.
  static let all: [JPEGFixture] = {
    let lines = (try? FixtureLines.fields(of: "photos.txt")) ?? []
    return lines.map { fields in
      JPEGFixture(
        name: fields[0], width: Int(fields[1]) ?? 0, height: Int(fields[2]) ?? 0,
        file: FixtureLines.bytes(fields[3]), pixels: FixtureLines.bytes(fields[4]))
    }
  }()

  static func named(_ name: String) -> JPEGFixture { all[all.firstIndex { $0.name == name } ?? 0] }

  /// Where the first marker of a kind stands.
  func place(_ marker: UInt8) -> Int {
    (0..<(file.count - 1)).first { file[$0] == 0xFF && file[$0 + 1] == marker } ?? 0
  }

  /// Where all markers of a kind stand.
  func places(_ marker: UInt8) -> [Int] {
    (0..<(file.count - 1)).filter { file[$0] == 0xFF && file[$0 + 1] == marker }
  }

  /// Where the data of the first scan begins.
  var dataStart: Int {
    let place = self.place(JPEGMarker.scan) + 2
    return place + (file.number16(at: place) ?? 0)
  }

  /// The file with a byte changed that is so far behind the first marker of a kind.
  func changing(_ marker: UInt8, _ distance: Int, to byte: UInt8) -> [UInt8] {
    file.changed(at: place(marker) + distance, to: byte)
  }
}

extension Picture {
  /// The colours of a part of a row.
  func colors(row y: Int, _ columns: Range<Int>) -> [UInt8] {
    columns.flatMap { [self[$0, y].red, self[$0, y].green, self[$0, y].blue] }
  }

  /// Red, green and blue of all pixels.
  var colors: [UInt8] { bytes.indices.filter { $0 % 4 < 3 }.map { bytes[$0] } }

  /// The largest difference of a colour from others, and the mean of all.
  func difference(from others: [UInt8]) -> (largest: Int, mean: Double) {
    let differences = zip(colors, others).map { abs(Int($0) - Int($1)) }
    return (differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count))
  }
}
