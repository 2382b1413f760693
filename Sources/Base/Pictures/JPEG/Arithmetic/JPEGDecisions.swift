/// A decoder of the binary decisions of arithmetic-coded data: ITU-T T.81, D.2.
struct JPEGDecisions: JPEGData {
  private let bytes: [UInt8]
  private var position: Int
  /// The code register, whose upper half is compared with the interval.
  private var code: UInt32 = 0
  private var interval: UInt32 = 0x1_0000
  /// The number of bits of the code register that were not shifted up yet.
  private var bits = 0
  /// The number of bytes read past the end of the file.
  private var excess = 0

  /// The number of bytes that a decoder reads ahead.
  private static let ahead = 2

  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    position = start
    for _ in 0..<Self.ahead {
      readByte()
      code <<= 8
    }
  }

  /// Shifts in the next byte, or a zero after a marker or the end of the file.
  private mutating func readByte() {
    guard position < bytes.count else {
      excess += 1
      return
    }
    let byte = bytes[position]
    guard byte == 0xFF else {
      code |= UInt32(byte) << 8
      position += 1
      return
    }
    guard position + 1 < bytes.count else {
      excess += 1
      return
    }
    guard bytes[position + 1] == 0 else { return }
    code |= 0xFF00
    position += 2
  }

  /// Decodes a decision and adapts its state.
  ///
  /// - Parameters:
  ///   - states: The states of several decisions.
  ///   - place: The index of this decision's state.
  /// - Returns: The decision.
  @inline(__always) mutating func next(_ states: inout [UInt8], _ place: Int) -> Bool {
    let state = states[place]
    let entry = JPEGProbability.states[Int(state & 0x7F)]
    let estimate = entry >> 16
    interval &-= estimate
    let isLower = code >> 16 < interval
    if isLower, interval >= 0x8000 { return state >= 0x80 }
    // If the less probable value has the larger part, the two are exchanged.
    let isProbable = isLower != (interval < estimate)
    if !isLower {
      code &-= interval << 16
      interval = estimate
    }
    let value = (state >= 0x80) == isProbable
    states[place] = Self.following(state, entry, isProbable)
    renormalize()
    return value
  }

  @inline(__always) private static func following(
    _ state: UInt8, _ entry: UInt32, _ isProbable: Bool
  ) -> UInt8 {
    let next = isProbable ? entry : entry >> 8
    return UInt8(truncatingIfNeeded: next) ^ (state & 0x80)
  }

  @inline(__always) private mutating func renormalize() {
    repeat {
      if bits == 0 {
        readByte()
        bits = 8
      }
      interval &<<= 1
      code &<<= 1
      bits &-= 1
    } while interval < 0x8000
  }
}

extension JPEGDecisions {
  // Encoders may drop trailing zeros, so nothing can be missing before a marker.
  var isWhole: Bool { excess <= Self.ahead }

  var isCertain: Bool { excess == 0 }

  var end: Int { position }

  func unreadBytes(before marker: Int) -> Int {
    // The last bytes only place the code in the interval, and may be unnecessary.
    max(0, bytes[position..<marker].count { $0 != 0 && $0 != 0xFF } - 2 * Self.ahead)
  }

  func failure(_ flaw: PictureFlaw) -> PictureError {
    position >= bytes.count - 1 ? .ended(at: bytes.count) : .wrong(flaw, at: position)
  }
}
