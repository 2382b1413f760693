/// The conditioning tables of arithmetic coding: T.81, B.2.4.3.
struct JPEGConditioning {
  /// The largest DC difference that counts as zero, in bits, indexed by table.
  private(set) var lower: InlineArray<4, Int> = [0, 0, 0, 0]
  /// The largest DC difference that counts as small, in bits, indexed by table.
  private(set) var upper: InlineArray<4, Int> = [1, 1, 1, 1]
  /// The last of the low-frequency coefficients, indexed by table.
  private(set) var coarse: InlineArray<4, Int> = [5, 5, 5, 5]

  /// Reads the body of a segment.
  mutating func read(_ body: ArraySlice<UInt8>) throws(PictureError) {
    for place in stride(from: body.startIndex, to: body.endIndex, by: 2) {
      let table = Int(body[place])
      guard place + 1 < body.endIndex, table & 0xEF < 4 else { throw .wrong(.segment, at: place) }
      let value = Int(body[place + 1])
      if table >= 0x10 {
        coarse[table & 3] = value
      } else {
        guard value & 15 <= value >> 4 else { throw .wrong(.segment, at: place) }
        (lower[table], upper[table]) = (value & 15, value >> 4)
      }
    }
  }
}
