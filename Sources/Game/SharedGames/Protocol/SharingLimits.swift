/// The limits of the protocol for shared games.
public enum SharingLimits {
  /// The version of the protocol.
  public static let version = 1
  /// The largest number of simultaneous guests and spectators.
  public static let guests = 32
  /// The number of unread bytes of a guest, not counting the state that it received at first.
  public static let unread = 64 << 10
  /// The number of unread bytes of all guests.
  public static let unreadOfAll = 512 << 10
  /// The number of lines of a guest in one second.
  public static let linesASecond = 100
  /// The number of shuffles, hints and undos that a seat may request at once; one more each second.
  ///
  /// Each of them makes the game's record permanently longer.
  public static let recordedWishes = 100
  /// The length of a guest's line in bytes.
  public static let line = 4 << 10
}
