/// Why a game stands still; it goes on when no reason is left.
public struct PauseReasons: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The player asked for it.
  public static let player = PauseReasons(rawValue: 1)
  /// Something lies over the table, such as a question.
  public static let covered = PauseReasons(rawValue: 2)
  /// Nobody sees the table: another screen, or no window at all.
  public static let away = PauseReasons(rawValue: 4)
}
