/// The limits of the protocol for shared games.
public enum SharingLimits {
  /// The version of the protocol, which both sides name in their greetings.
  public static let version = 1
  /// The newest version that this program understands, which the description of a game names.
  ///
  /// In version 2 the host answers each `by TIME WISH` and `ask`. It sends these answers only to
  /// guests that ask, and guests ask only hosts that name the version, so that programs of version
  /// 1 and 2 play together.
  public static let newest = 2
  /// The time within which a host must answer a guest.
  public static let answerTime = Duration.seconds(2)
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
