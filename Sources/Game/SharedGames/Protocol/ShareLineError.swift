import MemoryModel

/// The reason why a line does not belong to the protocol.
public enum ShareLineError: Error, Hashable, Sendable {
  /// The other end has another version of the protocol.
  case otherVersion(Int)
  /// The line is malformed; `wanted` describes valid lines.
  case unknown(String, wanted: String)
  /// The line exceeds the length limit in bytes.
  case tooLong(limit: Int)
  /// A program of another user requests to play beside the host.
  case beside
}

extension ShareLineError: CustomStringConvertible {
  /// A sentence without its full stop, with foreign text printable and shortened.
  public var description: String {
    switch self {
    case .otherVersion(let version):
      "the other program shares games by version \(version), this one by version "
        + "\(SharingLimits.version)"
    case .unknown(let line, let wanted): "\"\(line.printable(atMost: 60))\" is not \(wanted)"
    case .beside: "only programs of the host's own user can play beside it"
    case .tooLong(let limit): "a line has more than \(limit) bytes"
    }
  }
}
