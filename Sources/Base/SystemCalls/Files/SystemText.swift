// Paths, arguments and variables of a system are bytes, which need not be UTF-8.

extension String {
  /// Creates a path, argument or variable from its bytes, from which `systemBytes` returns them.
  ///
  /// Each byte that is not part of UTF-8 becomes a private-use scalar, U+10FF80 to U+10FFFF. Bytes
  /// that spell one of those scalars are such bytes too, so that different bytes never have the
  /// same text. A program that shows the text escapes these scalars.
  ///
  /// - Parameter bytes: The bytes without a zero at their end.
  public init(systemBytes bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    if let text = String(validating: bytes, as: UTF8.self), !text.mayHaveEscapedBytes {
      self = text
      return
    }
    self.init()
    var rest = bytes[...]
    while let byte = rest.first {
      let scalar = rest.firstScalar ?? Unicode.Scalar(escaping: byte)
      unicodeScalars.append(scalar)
      rest = rest.dropFirst(scalar.escapedByte == nil ? UTF8.width(scalar) : 1)
    }
  }

  /// The bytes of a path, argument or variable, as the system has them.
  public var systemBytes: [UInt8] {
    guard mayHaveEscapedBytes else { return Array(utf8) }
    return unicodeScalars.flatMap { scalar in
      scalar.escapedByte.map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  /// Creates the text of a path, argument or variable that ends with a zero byte.
  init(system bytes: UnsafePointer<CChar>) {
    if let text = String(validatingCString: bytes), !text.mayHaveEscapedBytes {
      self = text
      return
    }
    var count = 0
    while bytes[count] != 0 { count += 1 }
    self.init(
      systemBytes: UnsafeBufferPointer(start: bytes, count: count).map(UInt8.init(bitPattern:)))
  }

  /// The bytes for a function of the C library, with the zero at their end.
  var forSystem: [CChar] { systemBytes.map(CChar.init(bitPattern:)) + [0] }

  /// False if no scalar stands for a byte: then none begins with the first byte of all of them.
  private var mayHaveEscapedBytes: Bool { utf8.contains(0xF4) }
}

extension Unicode.Scalar {
  /// Creates the scalar of a byte from 0x80 on.
  fileprivate init(escaping byte: UInt8) {
    self = Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte that the scalar stands for; nil for any other scalar.
  fileprivate var escapedByte: UInt8? {
    0x10FF80...0x10FFFF ~= value ? UInt8(truncatingIfNeeded: value) : nil
  }
}

extension UTF8 {
  static func width(_ scalar: Unicode.Scalar) -> Int { UTF8.encode(scalar)?.count ?? 1 }
}

extension ArraySlice<UInt8> {
  /// The scalar at the start; nil if it is not UTF-8, or would stand for a byte.
  fileprivate var firstScalar: Unicode.Scalar? {
    for count in 1...4 {
      guard let text = String(validating: prefix(count), as: UTF8.self) else { continue }
      return text.unicodeScalars.first.flatMap { $0.escapedByte == nil ? $0 : nil }
    }
    return nil
  }
}
