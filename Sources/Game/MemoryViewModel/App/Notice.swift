import MemoryModel

/// Something the player should hear of, wherever in the program they are.
public struct Notice: Hashable, Identifiable, Sendable {
  /// How much a notice matters.
  public enum Kind: Hashable, Sendable {
    /// Good to know.
    case info
    /// What the player asked for is done.
    case success
    /// It works, but not as the player may think.
    case warning
    /// What the player asked for did not work.
    case error
  }

  /// Counts up: later notices have higher numbers.
  public let id: Int
  /// How much it matters.
  public let kind: Kind
  /// One sentence, fit to be shown.
  public let text: String
}

extension AppModel {
  /// Tells the player something.
  ///
  /// - Returns: By what it can be withdrawn.
  @discardableResult
  public func notify(_ kind: Notice.Kind, _ text: String) -> Notice.ID {
    numberOfNotices += 1
    notices = notices.suffix(9) + [Notice(id: numberOfNotices, kind: kind, text: text)]
    return numberOfNotices
  }

  /// Takes back what the player was told, as what it offers is over.
  public func withdraw(_ notice: Notice.ID?) {
    if notices.contains(where: { $0.id == notice }) { notices.removeAll { $0.id == notice } }
  }

  /// Does something that the world may refuse, and tells the player if it does.
  ///
  /// - Returns: What it gave, or `nil` when it was refused.
  @discardableResult
  func attempt<Value>(_ what: String, _ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      notify(.error, "\(what): \(error)".printable(atMost: 200))
      return nil
    }
  }
}
