// Blocking input and output.
extension FileDescriptor {
  /// Reads available bytes, waiting for the first.
  ///
  /// - Parameter count: The largest number of bytes; above zero.
  /// - Returns: The bytes; empty at the end of the input.
  /// - Throws: `SystemError`, except for interruptions, after which it continues.
  public func read(atMost count: Int) throws(SystemError) -> [UInt8] {
    while true {
      var size = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: count.asReadCount) { buffer, filled in
        size = systemRead(rawValue, buffer.baseAddress, buffer.count)
        filled = max(0, size)
      }
      if size >= 0 { return bytes }
      try waitAfter(.last, until: .readable)
    }
  }

  /// Writes all bytes, in as many calls as needed.
  ///
  /// - Throws: `SystemError`, except for interruptions and a full pipe, after which it continues.
  public func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        systemWrite(rawValue, $0.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count >= 0 { start += count } else { try waitAfter(.last, until: .writable) }
    }
  }

  private func waitAfter(
    _ error: SystemError, until readiness: Readiness
  ) throws(SystemError) {
    guard error.isTemporary else { throw error }
    if !error.isInterruption { wait(until: readiness) }
  }
}
