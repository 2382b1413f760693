public import MemoryModel

/// A line that a guest sends.
public enum GuestLine: Hashable, Sendable {
  /// Requests a free seat: the greeting of a guest, or of a watcher who wants to play.
  case join(SeatName)
  /// Requests to watch: the greeting of a watcher, or of a guest who leaves its seat.
  case watch(SeatName)
  /// Requests to play beside the host, as another window of the same player.
  ///
  /// A host whose greeting names no game would refuse it.
  case beside(SeatName)
  /// Requests an action in the game; the host decides.
  case wish(GameIntent)
  /// Requests an action before a time of the machine's clock, after which the host refuses it.
  ///
  /// The line may wait in the socket while the host is stopped.
  case timed(GameIntent, before: Duration)
  /// Asks the host for an answer, to find out whether it is running.
  case ask
  /// Renames the guest.
  case name(SeatName)
}

extension GuestLine: CustomStringConvertible {
  /// The first word of a greeting, of either side.
  static let greeting = "memorize-share"
  /// The valid lines, for error messages.
  static let wanted =
    "\(greeting) \(SharingLimits.version) join|watch|beside NAME, choose CARD, pause, resume, undo, "
    + "shuffle, hint, again, by TIME and one of these, ask or name NAME"

  /// The line without its end.
  public var description: String {
    switch self {
    case .join(let name): "\(Self.greeting) \(SharingLimits.version) join \(name)"
    case .watch(let name): "\(Self.greeting) \(SharingLimits.version) watch \(name)"
    case .beside(let name): "\(Self.greeting) \(SharingLimits.version) beside \(name)"
    case .wish(let wish): wish.line
    case .timed(let wish, let time): "by \(time.lineText) \(wish.line)"
    case .ask: "ask"
    case .name(let name): "name \(name)"
    }
  }

  /// Parses a line without its end.
  ///
  /// - Throws: `ShareLineError`.
  public init(parsing line: ArraySlice<UInt8>) throws(ShareLineError) {
    var words = LineWords(line, wanted: Self.wanted)
    switch words.word() {
    case Self.greeting[...]: self = try Self.greeting(&words)
    case "by":
      let time = try words.time()
      self = .timed(try GameIntent(words.word(), &words), before: time)
    case "ask": self = .ask
    case "name": self = .name(try words.name())
    case let word: self = .wish(try GameIntent(word, &words))
    }
    try words.end()
  }

  private static func greeting(_ words: inout LineWords) throws(ShareLineError) -> GuestLine {
    try words.version()
    switch words.word() {
    case "join": return .join(try words.name())
    case "watch": return .watch(try words.name())
    case "beside": return .beside(try words.name())
    default: throw words.wrong
    }
  }
}

extension GuestLine {
  /// Returns true if a host with a greeting understands the line as the first one of a guest.
  func mayFollow(_ greeting: SharedGameGreeting) -> Bool {
    if case .beside = self { greeting.game != nil } else { true }
  }
}
