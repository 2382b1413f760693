/// The statistical model of arithmetic coding and the values decoded with it: T.81, F.2.4 and
/// G.1.3.
struct JPEGArithmeticModel {
  private var conditioning = JPEGConditioning()
  /// The states of the decisions on DC coefficients, `meanStates` per table.
  private var forMeans = [UInt8](repeating: 0, count: 4 * meanStates)
  /// The states of all other decisions, `bandStates` per table, followed by the fixed state.
  private var forBands = [UInt8](repeating: 0, count: 4 * bandStates + 1)
  /// The DC coefficient of the previous block, indexed by component.
  private var means: InlineArray<4, Int> = [0, 0, 0, 0]
  /// The context of the next DC difference, indexed by component.
  private var contexts: InlineArray<4, Int> = [0, 0, 0, 0]

  private static let meanStates = 64
  private static let bandStates = 256
  private static let fixed = 4 * bandStates
  /// The distance in the states from a decision on a magnitude to the decision on the magnitude's
  /// bits.
  private static let toBits = 14

  init() { restart(JPEGConditioning()) }

  mutating func begin(_ tables: JPEGTables) { conditioning = tables.conditioning }

  mutating func restart() { restart(conditioning) }

  private mutating func restart(_ conditioning: JPEGConditioning) {
    self.conditioning = conditioning
    for place in forMeans.indices { forMeans[place] = 0 }
    for place in forBands.indices { forBands[place] = 0 }
    forBands[Self.fixed] = JPEGProbability.fixed
    (means, contexts) = ([0, 0, 0, 0], [0, 0, 0, 0])
  }

  /// Decodes a decision with fixed probability one half.
  mutating func bit(_ data: inout JPEGDecisions) -> Bool { data.next(&forBands, Self.fixed) }

  /// Decodes a decision on the coefficient at an index: the first, second or third.
  @inline(__always) mutating func decision(
    _ part: JPEGScan.Part, _ index: Int, _ which: Int, _ data: inout JPEGDecisions
  ) -> Bool {
    data.next(&forBands, Self.base(part) + 3 * (index - 1) + which)
  }

  private static func base(_ part: JPEGScan.Part) -> Int { (part.others - 4) * bandStates }

  /// Decodes the DC coefficient of the next block of a component.
  mutating func mean(
    _ part: JPEGScan.Part, _ data: inout JPEGDecisions
  ) throws(PictureError) -> Int {
    let component = part.component
    let table = part.means * Self.meanStates
    var place = table + contexts[component]
    guard data.next(&forMeans, place) else {
      contexts[component] = 0
      return means[component]
    }
    let isNegative = data.next(&forMeans, place + 1)
    place += isNegative ? 3 : 2
    var size = data.next(&forMeans, place) ? 1 : 0
    if size > 0 {
      place = table + 20
      try Self.grow(&size, &place, &forMeans, &data)
    }
    contexts[component] = context(size, part.means, isNegative)
    let value = Self.value(size, place + Self.toBits, &forMeans, &data)
    means[component] &+= isNegative ? -value : value
    return means[component]
  }

  private func context(_ size: Int, _ table: Int, _ isNegative: Bool) -> Int {
    let sign = isNegative ? 4 : 0
    if size < (1 << conditioning.lower[table]) >> 1 { return 0 }
    return (size > (1 << conditioning.upper[table]) >> 1 ? 12 : 4) + sign
  }

  /// Decodes the next nonzero coefficient of a block.
  ///
  /// - Parameters:
  ///   - part: The component and its tables.
  ///   - index: The index of the previous coefficient.
  ///   - last: The index of the last coefficient.
  ///   - data: The data of the scan.
  /// - Returns: Nil if all remaining coefficients are zero.
  /// - Throws: `PictureError` for a value that is too large, or an index behind the last one.
  mutating func coefficient(
    _ part: JPEGScan.Part, after index: Int, upTo last: Int, _ data: inout JPEGDecisions
  ) throws(PictureError) -> (index: Int, value: Int)? {
    var index = index + 1
    if decision(part, index, 0, &data) { return nil }
    while !decision(part, index, 1, &data) {
      index += 1
      guard index <= last else { throw data.failure(.block) }
    }
    let isNegative = bit(&data)
    var place = Self.base(part) + 3 * (index - 1) + 2
    var size = data.next(&forBands, place) ? 1 : 0
    if size > 0, data.next(&forBands, place) {
      size = 2
      place = Self.base(part) + (index <= conditioning.coarse[part.others - 4] ? 189 : 217)
      try Self.grow(&size, &place, &forBands, &data)
    }
    let value = Self.value(size, place + Self.toBits, &forBands, &data)
    return (index, isNegative ? -value : value)
  }

  /// Doubles a magnitude while decisions say so.
  @inline(__always) private static func grow(
    _ size: inout Int, _ place: inout Int, _ states: inout [UInt8], _ data: inout JPEGDecisions
  ) throws(PictureError) {
    while data.next(&states, place) {
      size <<= 1
      guard size < 0x8000 else { throw data.failure(.code) }
      place += 1
    }
  }

  /// Decodes the lower bits of a magnitude whose highest bit is known.
  @inline(__always) private static func value(
    _ size: Int, _ place: Int, _ states: inout [UInt8], _ data: inout JPEGDecisions
  ) -> Int {
    var (value, bit) = (size, size >> 1)
    while bit > 0 {
      if data.next(&states, place) { value |= bit }
      bit >>= 1
    }
    return value + 1
  }
}
