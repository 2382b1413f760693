/// The result of a non-blocking read or write.
public enum Transfer: Hashable, Sendable {
  /// The number of bytes that were transferred, at least one.
  case moved(Int)
  /// No byte can be transferred now.
  case nothing
  /// The other end is closed.
  case gone

  /// Creates the result of `read`; for a negative number `errno` must still be set.
  public init(ofRead count: Int) {
    self = count > 0 ? .moved(count) : count == 0 ? .gone : .failed
  }

  /// Creates the result of `write`; for a negative number `errno` must still be set.
  public init(ofWrite count: Int) {
    self = count > 0 ? .moved(count) : count == 0 ? .nothing : .failed
  }

  private static var failed: Transfer { SystemError.last.isTemporary ? .nothing : .gone }
}

// Non-blocking input and output, if the descriptor is non-blocking.
extension FileDescriptor {
  /// Reads available bytes.
  ///
  /// - Parameters:
  ///   - bytes: Replaced by the bytes that were read.
  ///   - count: The largest number of bytes; above zero.
  /// - Returns: The result; `gone` at the end of the input.
  public func transfer(into bytes: inout [UInt8], atMost count: Int) -> Transfer {
    var result = 0
    bytes = [UInt8](unsafeUninitializedCapacity: count.asReadCount) { buffer, filled in
      result = systemRead(rawValue, buffer.baseAddress, buffer.count)
      filled = max(0, result)
    }
    return Transfer(ofRead: result)
  }

  /// Writes as many bytes as are accepted.
  public func transfer(from bytes: UnsafeRawBufferPointer) -> Transfer {
    Transfer(ofWrite: systemWrite(rawValue, bytes.baseAddress, bytes.count))
  }
}
