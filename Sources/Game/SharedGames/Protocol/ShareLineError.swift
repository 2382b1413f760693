import MemoryModel

/// Why a line is none of the protocol.
public enum ShareLineError: Error, Hashable, Sendable {
  /// The other end speaks another version.
  case otherVersion(Int)
  /// Anything else; what would have been right is said.
  case unknown(String, wanted: String)
  /// The line does not end within a number of bytes.
  case tooLong(limit: Int)
}

extension ShareLineError: CustomStringConvertible {
  /// A sentence without its full stop; foreign text in it is printable and short.
  public var description: String {
    switch self {
    case .otherVersion(let version):
      "the other program shares games by version \(version), this one by version "
        + "\(SharingLimits.version)"
    case .unknown(let line, let wanted): "\"\(line.printable(atMost: 60))\" is not \(wanted)"
    case .tooLong(let limit): "a line has more than \(limit) bytes"
    }
  }
}
