/// Six rows of a picture, or fewer at its end, as one pass per colour.
struct SixelBand {
  /// The passes in the order in which their colours appear.
  private var passes: [(color: Int, sixels: [UInt8])] = []

  /// Creates the passes of rows of colour numbers; nil is transparent.
  init(_ numbers: ArraySlice<Int?>, width: Int) {
    var places: [Int: Int] = [:]
    for (offset, number) in numbers.enumerated() {
      guard let number else { continue }
      if places[number] == nil {
        places[number] = passes.count
        passes.append((number, [UInt8](repeating: 0, count: width)))
      }
      guard let place = places[number] else { continue }
      passes[place].sixels[offset % width] |= 1 << UInt8(offset / width)
    }
  }

  /// Appends the passes; each begins at the left edge.
  func append(to bytes: inout [UInt8]) {
    for (index, pass) in passes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += "#\(pass.color)".utf8
      Self.append(pass.sixels, to: &bytes)
    }
  }

  /// Appends sixels with repeated ones counted, without those at the end that draw nothing.
  private static func append(_ sixels: [UInt8], to bytes: inout [UInt8]) {
    let end = (sixels.lastIndex { $0 != 0 } ?? -1) + 1
    var start = 0
    while start < end {
      let next = sixels[start..<end].firstIndex { $0 != sixels[start] } ?? end
      append(sixels[start] + UInt8(ascii: "?"), count: next - start, to: &bytes)
      start = next
    }
  }

  private static func append(_ letter: UInt8, count: Int, to bytes: inout [UInt8]) {
    if count > 3 {
      bytes += "!\(count)".utf8
      bytes.append(letter)
    } else {
      bytes += repeatElement(letter, count: count)
    }
  }
}
