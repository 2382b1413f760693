extension PNG {
  /// Returns a PNG file of a picture, as RGBA of eight bits.
  ///
  /// Encoding is deterministic. An emoji of 128 pixels takes a few thousand bytes.
  public static func encoded(_ picture: Picture) -> [UInt8] {
    var head: [UInt8] = []
    head.append32(picture.width)
    head.append32(picture.height)
    head += [8, PNGColor.rgba.rawValue, 0, 0, 0]
    var file = PNGLayout.signature
    append(PNGChunk.head, head, to: &file)
    append(PNGChunk.data, Deflate.compressed(filteredRows(of: picture)), to: &file)
    append(PNGChunk.end, [], to: &file)
    return file
  }

  private static func append(_ type: Int, _ body: [UInt8], to file: inout [UInt8]) {
    file.append32(body.count)
    let start = file.count
    file.append32(type)
    file += body
    file.append32(PNGChecksum.sum(file, in: start..<file.count))
  }

  /// Returns the rows of a picture, each filtered and preceded by its filter.
  private static func filteredRows(of picture: Picture) -> [UInt8] {
    let (bytes, length) = (picture.bytes, 4 * picture.width)
    var above = [UInt8](repeating: 0, count: length)
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * picture.height)
    for y in 0..<picture.height {
      let row = Array(bytes[(y * length)..<((y + 1) * length)])
      let (filter, filtered) = flattest(row, above: above)
      rows.append(filter.rawValue)
      rows += filtered
      above = row
    }
    return rows
  }

  /// Returns the filter with the smallest sum of absolute values; the first of equal ones.
  private static func flattest(
    _ row: [UInt8], above: [UInt8]
  ) -> (filter: PNGFilter, row: [UInt8]) {
    var best = (filter: PNGFilter.none, row: row)
    var least = size(of: row)
    for filter in [PNGFilter.left, .above] {
      let filtered = filter.applied(to: row, above: above)
      let size = size(of: filtered)
      if size < least { (best, least) = ((filter, filtered), size) }
    }
    return best
  }

  private static func size(of row: [UInt8]) -> Int {
    row.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
  }
}

extension PNGFilter {
  /// Returns a row of RGBA pixels filtered by its left or upper neighbours, the inverse of `undo`.
  fileprivate func applied(to row: [UInt8], above: [UInt8]) -> [UInt8] {
    row.indices.map { index in
      self == .above ? row[index] &- above[index] : row[index] &- (index < 4 ? 0 : row[index - 4])
    }
  }
}
