/// What became of an attempt to read or write without waiting.
public enum Transfer: Hashable, Sendable {
  /// So many bytes, at least one.
  case moved(Int)
  /// Nothing now; it may go later.
  case nothing
  /// Nobody is at the other end.
  case gone

  /// What `read` returned; for a negative number `errno` says why, and must still stand.
  public init(ofRead count: Int) {
    self = count > 0 ? .moved(count) : count == 0 ? .gone : .failed
  }

  /// What `write` returned; for a negative number `errno` says why, and must still stand.
  public init(ofWrite count: Int) {
    self = count > 0 ? .moved(count) : count == 0 ? .nothing : .failed
  }

  private static var failed: Transfer { SystemError.last.isTemporary ? .nothing : .gone }
}

// Reading and writing for those who do something else meanwhile; descriptors that wait, wait here too.
extension FileDescriptor {
  /// Reads what is there now.
  ///
  /// - Parameters:
  ///   - bytes: Replaced by what was read.
  ///   - count: The most bytes to read; above zero.
  /// - Returns: What became of it; `gone` at the end of the input.
  public func transfer(into bytes: inout [UInt8], atMost count: Int) -> Transfer {
    var result = 0
    bytes = [UInt8](unsafeUninitializedCapacity: count.asReadCount) { buffer, filled in
      result = systemRead(rawValue, buffer.baseAddress, buffer.count)
      filled = max(0, result)
    }
    return Transfer(ofRead: result)
  }

  /// Writes what can be taken now.
  public func transfer(from bytes: UnsafeRawBufferPointer) -> Transfer {
    Transfer(ofWrite: systemWrite(rawValue, bytes.baseAddress, bytes.count))
  }
}
