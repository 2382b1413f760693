#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileDescriptor {
  /// The readiness of a descriptor.
  public enum Readiness: Hashable, Sendable {
    /// A read returns at once: with bytes, at the end, or with an error.
    case readable
    /// A write returns at once, with at least one byte accepted or an error.
    case writable

    fileprivate var events: Int16 { Int16(self == .readable ? POLLIN : POLLOUT) }
  }

  /// Waits until the descriptor is ready or broken, or a signal arrives.
  ///
  /// - Parameters:
  ///   - readiness: The readiness to wait for.
  ///   - milliseconds: The timeout; none if negative.
  /// - Returns: True if it is ready, or broken.
  @discardableResult
  public func wait(until readiness: Readiness, milliseconds: Int32 = -1) -> Bool {
    Poll.wait(for: [Poll.Interest(self, readiness)], milliseconds: milliseconds)[0]
  }
}

/// A wait for several descriptors, or for none.
public enum Poll {
  /// A descriptor to wait for.
  public struct Interest: Hashable, Sendable {
    /// The descriptor to wait for.
    public let descriptor: FileDescriptor
    /// The readiness to wait for.
    public let readiness: FileDescriptor.Readiness

    /// Creates an interest in a descriptor, by default for reading.
    public init(_ descriptor: FileDescriptor, _ readiness: FileDescriptor.Readiness = .readable) {
      self.descriptor = descriptor
      self.readiness = readiness
    }
  }

  /// Waits until one of the descriptors is ready or broken, or a signal arrives.
  ///
  /// - Parameters:
  ///   - interests: The descriptors, with their readiness.
  ///   - milliseconds: The timeout; none if negative.
  /// - Returns: Whether each descriptor is ready or broken, in their order.
  public static func wait(for interests: [Interest], milliseconds: Int32) -> [Bool] {
    var entries = interests.map {
      pollfd(fd: $0.descriptor.rawValue, events: $0.readiness.events, revents: 0)
    }
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    return entries.map { count > 0 && $0.revents != 0 }
  }

  /// Waits for a time, or until a signal arrives.
  public static func pause(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }
}
