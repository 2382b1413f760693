/// What is asked of both ends of a shared game.
public enum SharingLimits {
  /// The version of the protocol.
  public static let version = 1
  /// Guests and watchers at a time.
  public static let guests = 32
  /// Bytes said in a game that a guest may leave unread; what there was before it came is not counted.
  public static let unread = 64 << 10
  /// Bytes that all guests together may leave unread.
  public static let unreadOfAll = 512 << 10
  /// Lines of a guest in one second.
  public static let linesASecond = 100
  /// Shuffles, hints and takings back that a seat may wish for at once; one more each second.
  ///
  /// Each of them makes the game's record longer for ever.
  public static let recordedWishes = 100
  /// Bytes of a guest's line.
  public static let line = 4 << 10
}
