import Testing

@testable import Pictures

/// A JPEG file and the pixels that Pillow or djpeg decode.
struct JPEGFixture: CustomTestStringConvertible {
  let name: String
  /// The width after rotation.
  let width: Int
  let height: Int
  let file: [UInt8]
  /// The expected pixels, three bytes each.
  let pixels: [UInt8]

  var testDescription: String { name }

  /// The fixtures of every kind.
  static let all: [JPEGFixture] = {
    let lines = FixtureLines.fields(of: "photos.txt")
    return lines.map { fields in
      JPEGFixture(
        name: fields[0], width: Int(fields[1]) ?? 0, height: Int(fields[2]) ?? 0,
        file: FixtureLines.bytes(fields[3]), pixels: FixtureLines.bytes(fields[4]))
    }
  }()

  static func named(_ name: String) -> JPEGFixture { all[all.firstIndex { $0.name == name } ?? 0] }

  /// Returns the offset of the first marker of a kind.
  func place(_ marker: UInt8) -> Int {
    (0..<(file.count - 1)).first { file[$0] == 0xFF && file[$0 + 1] == marker } ?? 0
  }

  /// Returns the offsets of all markers of a kind.
  func places(_ marker: UInt8) -> [Int] {
    (0..<(file.count - 1)).filter { file[$0] == 0xFF && file[$0 + 1] == marker }
  }

  /// The offset of the first scan's data.
  var dataStart: Int {
    let place = self.place(JPEGMarker.scan) + 2
    return place + (file.number16(at: place) ?? 0)
  }

  /// Returns the file with a byte replaced at a distance behind the first marker of a kind.
  func changing(_ marker: UInt8, _ distance: Int, to byte: UInt8) -> [UInt8] {
    file.changed(at: place(marker) + distance, to: byte)
  }
}

extension Picture {
  /// Returns the colours of a part of a row.
  func colors(row y: Int, _ columns: Range<Int>) -> [UInt8] {
    columns.flatMap { [self[$0, y].red, self[$0, y].green, self[$0, y].blue] }
  }

  /// The red, green and blue values of all pixels.
  var colors: [UInt8] { bytes.indices.filter { $0 % 4 < 3 }.map { bytes[$0] } }

  /// Returns the largest and the mean difference from other colours.
  func difference(from others: [UInt8]) -> (largest: Int, mean: Double) {
    let differences = zip(colors, others).map { abs(Int($0) - Int($1)) }
    return (differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count))
  }
}
