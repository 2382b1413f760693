import TextUICore

extension OutputSpan<UInt8> {
  /// Appends the start of a control sequence.
  mutating func appendCSI() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  /// Appends a control sequence with one parameter, which is left out if it is 1.
  mutating func appendCSI(_ parameter: Int, _ final: Unicode.Scalar) {
    appendCSI()
    if parameter != 1 { appendNumber(parameter) }
    append(UInt8(ascii: final))
  }

  /// Appends the sequence that sets or resets a private mode.
  mutating func appendMode(_ number: Int, isOn: Bool) {
    appendCSI()
    append(UInt8(ascii: "?"))
    appendNumber(number)
    append(UInt8(ascii: isOn ? "h" : "l"))
  }

  /// Appends a text in ASCII.
  mutating func append(ascii text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends the digits of a non-negative number.
  mutating func appendNumber(_ number: Int) {
    if number >= 100 {
      appendNumber(number / 10)
    } else if number >= 10 {
      append(Self.zero + UInt8(truncatingIfNeeded: number) / 10)
    }
    append(Self.zero + UInt8(truncatingIfNeeded: number % 10))
  }

  private static var zero: UInt8 { UInt8(ascii: "0") }

  /// Appends a scalar in UTF-8; a control character or another that is no text becomes U+FFFD.
  mutating func appendScalar(_ scalar: UInt32) {
    withUnsafeMutableBufferPointer { bytes, count in
      count = bytes.write(scalar.isText ? scalar : 0xFFFD, at: count)
    }
  }

  /// Appends the simple cells at the start of a run that have the style of the first; returns their
  /// number.
  ///
  /// This is the loop over all cells of a frame: it writes through pointers and without overflow
  /// checks, which takes half of the time of appending byte by byte.
  mutating func appendSimple(_ row: BufferRow, _ columns: Range<Int>, isUnicode: Bool) -> Int {
    let form = Cell(grapheme: 0, style: row[columns.lowerBound].style).form
    return withUnsafeMutableBufferPointer { bytes, count in
      var (x, end) = (columns.lowerBound, count)
      while x < columns.upperBound {
        let cell = row[x]
        guard cell.form == form else { break }
        if cell.grapheme &- 0x20 < 0x5F {
          bytes[end] = UInt8(truncatingIfNeeded: cell.grapheme)
          end &+= 1
        } else if isUnicode, cell.grapheme &- 0x900 < 0xCF00 {
          end = bytes.writeThree(cell.grapheme, at: end)
        } else {
          guard isUnicode, cell.grapheme.isText, !cell.grapheme.isRightToLeft else { break }
          end = bytes.write(cell.grapheme, at: end)
        }
        x &+= 1
      }
      count = end
      return x - columns.lowerBound
    }
  }
}

extension UInt32 {
  /// True if the scalar is no control character.
  fileprivate var isText: Bool {
    self &- 0xA0 < 0xD760 || self &- 0xE000 < 0x10_2000 || self &- 0x20 < 0x5F
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Writes a scalar in UTF-8 at an offset, and returns the offset after it.
  fileprivate func write(_ scalar: UInt32, at place: Int) -> Int {
    switch scalar {
    case ..<0x80:
      self[place] = UInt8(truncatingIfNeeded: scalar)
      return place + 1
    case ..<0x800:
      self[place] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
      self[place + 1] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      return place + 2
    case ..<0x1_0000: return writeThree(scalar, at: place)
    default:
      self[place] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
      self[place + 1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F)
      self[place + 2] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
      self[place + 3] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
      return place + 4
    }
  }

  /// Writes a scalar of three bytes, such as a box-drawing or block character.
  @inline(__always)
  fileprivate func writeThree(_ scalar: UInt32, at place: Int) -> Int {
    self[place] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
    self[place &+ 1] = UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F)
    self[place &+ 2] = UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F)
    return place &+ 3
  }
}
