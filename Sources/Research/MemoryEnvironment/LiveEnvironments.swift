import Synchronization

/// The environments that callers have numbers of.
///
/// A number is never given twice, so that one that was freed is known to be none, and no mistake of a
/// caller's reaches memory.
final class LiveEnvironments: Sendable {
  static let all = LiveEnvironments()

  /// One environment, stepped by one thread at a time.
  final class Member: Sendable {
    let environment: Mutex<VectorEnvironment>

    init(_ environment: consuming VectorEnvironment) { self.environment = Mutex(environment) }
  }

  private struct Members {
    var byNumber: [UInt64: Member] = [:]
    var latest: UInt64 = 0
  }

  private let members = Mutex(Members())

  /// - Returns: Its number, never zero.
  func add(_ environment: consuming VectorEnvironment) -> UInt64 {
    let member = Member(environment)
    return members.withLock { members in
      members.latest += 1
      members.byNumber[members.latest] = member
      return members.latest
    }
  }

  /// A step that is running ends before the environment goes.
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
