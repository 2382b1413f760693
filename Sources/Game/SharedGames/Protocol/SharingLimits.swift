/// The limits of the protocol for shared games.
public enum SharingLimits {
  /// The version of the protocol.
  public static let version = 1
  /// The largest number of simultaneous guests and spectators.
  public static let guests = 32
  /// The limit of unread bytes of a guest, without the state that the guest received at first.
  public static let unread = 64 << 10
  /// The limit of unread bytes of all guests together.
  public static let unreadOfAll = 512 << 10
  /// The limit of lines that a guest sends in one second.
  public static let linesASecond = 100
  /// The limit of shuffles, hints and undos that a seat may request at once; the budget grows by
  /// one request per second.
  ///
  /// Each of them makes the game's record permanently longer.
  public static let recordedWishes = 100
  /// The length limit of a guest's line in bytes.
  public static let line = 4 << 10
}
