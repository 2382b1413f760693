import MemoryModel
public import Observation

/// The last notices for the player.
@Observable public final class NoticeList {
  /// The last ten notices, the latest last.
  public private(set) var all: [Notice] = []
  @ObservationIgnored private var count = 0

  /// Creates an empty list.
  init() {}

  /// Shows a notice.
  ///
  /// - Returns: The id with which it can be withdrawn.
  @discardableResult
  public func show(_ kind: Notice.Kind, _ text: String) -> Notice.ID {
    count += 1
    all = all.suffix(9) + [Notice(id: count, kind: kind, text: text)]
    return count
  }

  /// Withdraws a notice whose offer has expired.
  public func withdraw(_ notice: Notice.ID?) {
    if all.contains(where: { $0.id == notice }) { all.removeAll { $0.id == notice } }
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
      show(.error, "\(what): \(error)".printable(atMost: 200))
      throw error
    }
  }
}
