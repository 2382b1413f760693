/// The decoding tables, which may change between scans.
struct JPEGTables {
  private(set) var codes = JPEGCodes()
  /// The quantization factors, row by row; nil if undefined.
  private var quantization: [[Float]?] = [nil, nil, nil, nil]
  /// The number of units between two restart markers; zero for none.
  private(set) var restartInterval = 0

  /// Creates tables with the typical codes, which the frames of motion JPEG omit.
  init() {
    for (table, lengths) in JPEGTypicalTables.all {
      let isDefined = codes.define(table, lengths.counts.map(Int.init), lengths.values[...])
      precondition(isDefined, "typical table \(table)")
    }
  }

  /// Returns the factors of a quantization table.
  ///
  /// - Throws: `PictureError` with the given offset if the table is undefined.
  func factors(_ table: Int, at place: Int) throws(PictureError) -> [Float] {
    guard let factors = quantization[table] else { throw .wrong(.quantization, at: place) }
    return factors
  }

  mutating func readQuantization(_ body: ArraySlice<UInt8>) throws(PictureError) {
    var body = body
    while let head = body.first {
      let (size, table) = (Int(head >> 4) + 1, Int(head & 15))
      guard size <= 2, table < 4, body.count > 64 * size else {
        throw .wrong(.segment, at: body.startIndex)
      }
      body = body.dropFirst()
      var factors = [Float](repeating: 0, count: 64)
      for index in 0..<64 {
        let bytes = body.prefix(size)
        factors[Int(JPEGZigzag.places[index])] = Float(bytes.reduce(0) { $0 << 8 | Int($1) })
        body = body.dropFirst(size)
      }
      quantization[table] = factors
    }
  }

  mutating func readCodes(_ body: ArraySlice<UInt8>) throws(PictureError) {
    var body = body
    while let head = body.first {
      let place = body.startIndex
      let counts = body.dropFirst().prefix(16).map(Int.init)
      let symbols = body.dropFirst(17).prefix(counts.reduce(0, +))
      guard head & 0xEF < 4, counts.count == 16, symbols.count == counts.reduce(0, +),
        codes.define(Int(head >> 4) * 4 + Int(head & 15), counts, symbols)
      else { throw .wrong(.segment, at: place) }
      body = body.dropFirst(17 + symbols.count)
    }
  }

  mutating func readRestartInterval(_ body: ArraySlice<UInt8>) throws(PictureError) {
    guard body.count >= 2 else { throw .wrong(.segment, at: body.startIndex) }
    restartInterval = Int(body[body.startIndex]) << 8 | Int(body[body.startIndex + 1])
  }
}
