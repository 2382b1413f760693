/// The header of a scan.
struct JPEGScan {
  /// A component and the tables of its codes.
  struct Part {
    /// The index of the component in the frame.
    let component: Int
    /// The table of DC coefficients.
    let means: Int
    /// The table of AC coefficients.
    let others: Int
    let horizontal: Int
    let vertical: Int
  }

  let parts: [Part]
  /// The zigzag indices of the scan's coefficients; 0 is the DC coefficient.
  let band: ClosedRange<Int>
  /// True if the scan refines coefficients of earlier scans by a bit.
  let isRefinement: Bool
  /// The number of low bits that later scans add.
  let shift: Int
  /// The number of units in a row and in a column; a unit of a single component is one block.
  let columns: Int
  let rows: Int
  /// The offset of the scan's data.
  let start: Int

  /// Reads the segment at an offset.
  init(_ bytes: [UInt8], at place: Int, of frame: JPEGFrame) throws(PictureError) {
    let body = try JPEGSegments.body(bytes, at: place)
    let count = body.isEmpty ? 0 : Int(bytes[body.lowerBound])
    guard 1...frame.components.count ~= count, body.count >= 4 + 2 * count else {
      throw .wrong(.scan, at: place)
    }
    parts = try Self.parts(bytes, count, at: body.lowerBound + 1, of: frame)
    let end = body.lowerBound + 1 + 2 * count
    guard let band = Self.band(bytes[end], bytes[end + 1], isAlone: count == 1, of: frame),
      bytes[end + 2] & 15 <= 13 || !frame.isProgressive
    else { throw .wrong(.scan, at: end) }
    self.band = band
    isRefinement = bytes[end + 2] >> 4 > 0
    shift = Int(bytes[end + 2] & 15)
    let alone = count == 1 ? frame.components[parts[0].component] : nil
    columns = alone.map(frame.columns) ?? frame.columns
    rows = alone.map(frame.rows) ?? frame.rows
    start = body.upperBound
  }

  /// Returns the range of coefficients, or nil if no scan may have it.
  ///
  /// DC coefficients have scans of their own, and AC coefficients scans of a single component.
  private static func band(
    _ first: UInt8, _ last: UInt8, isAlone: Bool, of frame: JPEGFrame
  ) -> ClosedRange<Int>? {
    guard frame.isProgressive else { return 0...63 }
    let isBand = first == 0 ? last == 0 : first <= last && last < 64 && isAlone
    return isBand ? Int(first)...Int(last) : nil
  }

  private static func parts(
    _ bytes: [UInt8], _ count: Int, at start: Int, of frame: JPEGFrame
  ) throws(PictureError) -> [Part] {
    var parts: [Part] = []
    for place in stride(from: start, to: start + 2 * count, by: 2) {
      let taken = parts.map(\.component)
      guard
        let known = part(
          bytes[place], bytes[place + 1], of: frame, besides: taken, isAlone: count == 1)
      else { throw .wrong(.scan, at: place) }
      parts.append(known)
    }
    return parts
  }

  private static func part(
    _ identifier: UInt8, _ tables: UInt8, of frame: JPEGFrame, besides taken: [Int], isAlone: Bool
  ) -> Part? {
    // Some files give all components the same identifier.
    let place = frame.components.indices.first {
      frame.components[$0].identifier == identifier && !taken.contains($0)
    }
    guard let place, tables & 0xCC == 0 else { return nil }
    let component = frame.components[place]
    return Part(
      component: place, means: Int(tables >> 4), others: 4 + Int(tables & 15),
      horizontal: isAlone ? 1 : component.horizontal, vertical: isAlone ? 1 : component.vertical)
  }
}
