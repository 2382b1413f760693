// Reading and writing for those who have time.
extension FileDescriptor {
  /// Reads what is there, waiting for the first byte.
  ///
  /// - Parameter count: The most bytes to read; above zero.
  /// - Returns: No bytes at the end of the input.
  /// - Throws: `SystemError` for anything but an interruption, which is waited out.
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

  /// Writes every byte, however many calls that takes.
  ///
  /// - Throws: `SystemError` for anything but an interruption or a full pipe, which are waited out.
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
