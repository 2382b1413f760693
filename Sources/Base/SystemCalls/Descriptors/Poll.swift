#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

extension FileDescriptor {
  /// What can be done with a descriptor without waiting.
  public enum Readiness: Hashable, Sendable {
    /// A read returns at once: with bytes, at the end, or with an error.
    case readable
    /// A write returns at once, with at least one byte taken or an error.
    case writable

    fileprivate var events: Int16 { Int16(self == .readable ? POLLIN : POLLOUT) }
  }

  /// Waits until something can be done with a descriptor, or it is broken, or a signal comes.
  ///
  /// - Parameters:
  ///   - readiness: What is to be done.
  ///   - milliseconds: The longest wait; for ever if negative.
  /// - Returns: Whether it is ready, or broken.
  @discardableResult
  public func wait(until readiness: Readiness, milliseconds: Int32 = -1) -> Bool {
    Poll.wait(for: [Poll.Interest(self, readiness)], milliseconds: milliseconds)[0]
  }
}

/// Waiting for several descriptors, or for none.
public enum Poll {
  /// What is to be done with a descriptor.
  public struct Interest: Hashable, Sendable {
    /// What is waited for.
    public let descriptor: FileDescriptor
    /// What is to be done with it.
    public let readiness: FileDescriptor.Readiness

    /// Asks for a descriptor to be ready, to be read unless told otherwise.
    public init(_ descriptor: FileDescriptor, _ readiness: FileDescriptor.Readiness = .readable) {
      self.descriptor = descriptor
      self.readiness = readiness
    }
  }

  /// Waits until something can be done with one of the descriptors, or a signal comes.
  ///
  /// - Parameters:
  ///   - interests: Each descriptor, and whether it is to be read or written.
  ///   - milliseconds: The longest wait; for ever if negative.
  /// - Returns: In the order of the descriptors, whether each is ready, or broken.
  public static func wait(for interests: [Interest], milliseconds: Int32) -> [Bool] {
    var entries = interests.map {
      pollfd(fd: $0.descriptor.rawValue, events: $0.readiness.events, revents: 0)
    }
    let count = poll(&entries, nfds_t(entries.count), milliseconds)
    return entries.map { count > 0 && $0.revents != 0 }
  }

  /// Waits for nothing but time, or a signal.
  public static func pause(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }
}
