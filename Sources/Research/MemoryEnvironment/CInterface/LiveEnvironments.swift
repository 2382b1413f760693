import Synchronization

/// The environments of C callers, indexed by number.
///
/// A number is never reused, so that a freed one is detected, and no mistake of a caller accesses
/// invalid memory.
final class LiveEnvironments: Sendable {
  static let all = LiveEnvironments()

  /// An environment, which is stepped by one thread at a time.
  final class Member: Sendable {
    let environment: Mutex<EnvironmentParts>

    init(_ environment: consuming EnvironmentParts) { self.environment = Mutex(environment) }
  }

  private struct Members {
    var byNumber: [UInt64: Member] = [:]
    var latest: UInt64 = 0
  }

  private let members = Mutex(Members())

  /// - Returns: The number, never zero.
  func add(_ environment: consuming EnvironmentParts) -> UInt64 {
    let member = Member(environment)
    return members.withLock { members in
      members.latest += 1
      members.byNumber[members.latest] = member
      return members.latest
    }
  }

  /// Removes an environment after a running step has ended.
  func remove(_ number: UInt64) throws(EnvironmentError) {
    guard members.withLock({ $0.byNumber.removeValue(forKey: number) }) != nil else {
      throw .noSuchEnvironment(number)
    }
  }

  func member(_ number: UInt64) throws(EnvironmentError) -> Member {
    guard let member = members.withLock({ $0.byNumber[number] }) else {
      throw .noSuchEnvironment(number)
    }
    return member
  }
}
