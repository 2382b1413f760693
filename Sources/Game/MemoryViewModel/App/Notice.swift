import MemoryModel

/// A notice for the player, shown on any screen.
public struct Notice: Hashable, Identifiable, Sendable {
  /// The importance of a notice.
  public enum Kind: Hashable, Sendable {
    /// An information.
    case info
    /// The success of something that the player asked for.
    case success
    /// A warning about an unexpected effect.
    case warning
    /// The failure of something that the player asked for.
    case error
  }

  /// The number of the notice; later notices have higher numbers.
  public let id: Int
  /// The importance of the notice.
  public let kind: Kind
  /// The notice as one printable sentence.
  public let text: String
}

extension AppModel {
  /// Shows a notice.
  ///
  /// - Returns: The id with which it can be withdrawn.
  @discardableResult
  public func notify(_ kind: Notice.Kind, _ text: String) -> Notice.ID {
    numberOfNotices += 1
    notices = notices.suffix(9) + [Notice(id: numberOfNotices, kind: kind, text: text)]
    return numberOfNotices
  }

  /// Withdraws a notice whose offer has expired.
  public func withdraw(_ notice: Notice.ID?) {
    if notices.contains(where: { $0.id == notice }) { notices.removeAll { $0.id == notice } }
  }

  /// Runs a closure, and shows a notice if it throws.
  ///
  /// - Returns: The result, or `nil` after an error.
  @discardableResult
  func attempt<Value>(_ what: String, _ body: () throws -> Value) -> Value? {
    try? reported(what, body)
  }

  /// Runs a closure, and shows a notice if it throws.
  ///
  /// - Returns: The result.
  /// - Throws: The error that the notice describes.
  func reported<Value>(_ what: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      notify(.error, "\(what): \(error)".printable(atMost: 200))
      throw error
    }
  }
}
