import MemoryModel
import MemoryStore
import PlainJSON

/// A line that a host sends.
public enum HostLine: Hashable, Sendable {
  /// The first line, before the guest sends anything.
  case greeting(SharedGameGreeting)
  /// A line of the game's file, with its checksum: header, record, or an event.
  case game([UInt8])
  /// The game time stops at this time.
  case pause(Duration)
  /// The game time runs from this time on.
  case resume(Duration)
  /// The seat of the guest, counted from zero; nil for a watcher.
  case seat(Int?)
  /// The seats for which a guest beside the host acts; they may change.
  case beside([Int])
  /// The name of the player at a seat; nil for a free one.
  case name(Int, SeatName?)
  /// The last line of the guest was refused.
  case refused(Refusal)
  /// The host has handled a line that asks for an answer.
  case answered
  /// The connection ends.
  case end(EndReason)
}

extension HostLine: CustomStringConvertible {
  private static let wanted =
    "\(GuestLine.greeting) \(SharingLimits.version) {…}, a line of a saved game, pause TIME, "
    + "resume TIME, seat NUMBER|-, beside SEATS, name SEAT [NAME], refused WHY, answered or end WHY"

  /// The line without its end; malformed UTF-8 shows as U+FFFD.
  public var description: String { String(decoding: bytes.dropLast(), as: UTF8.self) }

  /// The line with its end.
  public var bytes: [UInt8] {
    if case .game(let line) = self { return line + [UInt8(ascii: "\n")] }
    return Array("\(text)\n".utf8)
  }

  private var text: String {
    switch self {
    case .greeting(let greeting):
      "\(GuestLine.greeting) \(SharingLimits.version) \(greeting.json.written())"
    case .game: ""
    case .pause(let time): "pause \(time.lineText)"
    case .resume(let time): "resume \(time.lineText)"
    case .seat(let seat): "seat \(seat.map { "\($0)" } ?? "-")"
    case .beside(let seats): (["beside"] + seats.map { "\($0)" }).joined(separator: " ")
    case .name(let seat, let name): "name \(seat)" + (name.map { " \($0)" } ?? "")
    case .refused(.turn): "refused turn"
    case .refused(.seat): "refused seat"
    case .refused(.practice): "refused practice"
    case .refused(.late): "refused late"
    case .refused(.line(let why)): "refused line \(why.printable(atMost: Refusal.longest))"
    case .answered: "answered"
    case .end(let reason): "end \(reason.rawValue)"
    }
  }

  /// Parses a line without its end.
  ///
  /// - Throws: `ShareLineError`.
  public init(parsing line: ArraySlice<UInt8>) throws(ShareLineError) {
    if GameLineReader.mayRead(line) {
      self = .game(Array(line))
      return
    }
    var words = LineWords(line, wanted: Self.wanted)
    switch words.word() {
    case GuestLine.greeting[...]: self = .greeting(try Self.greeting(&words))
    case "pause": self = .pause(try words.time())
    case "resume": self = .resume(try words.time())
    case "seat": self = .seat(try Self.seat(&words))
    case "beside": self = .beside(try words.numbers())
    case "name": self = .name(try words.number(), SeatName(told: words.text()))
    case "refused": self = .refused(try Self.refusal(&words))
    case "answered": self = .answered
    case "end": self = .end(try Self.end(&words))
    default: throw words.wrong
    }
    try words.end()
  }
}

extension HostLine {
  private static func greeting(
    _ words: inout LineWords
  ) throws(ShareLineError) -> SharedGameGreeting {
    try words.version()
    do {
      return try SharedGameGreeting(words.text())
    } catch {
      throw words.wrong
    }
  }

  private static func seat(_ words: inout LineWords) throws(ShareLineError) -> Int? {
    var copy = words
    if copy.word() == "-" {
      words = copy
      return nil
    }
    return try words.number()
  }

  private static func refusal(_ words: inout LineWords) throws(ShareLineError) -> Refusal {
    switch words.word() {
    case "turn": return .turn
    case "seat": return .seat
    case "practice": return .practice
    case "late": return .late
    case "line": return .line(words.text().printable(atMost: Refusal.longest))
    default: throw words.wrong
    }
  }

  private static func end(_ words: inout LineWords) throws(ShareLineError) -> EndReason {
    guard let reason = EndReason(rawValue: String(words.word())) else { throw words.wrong }
    return reason
  }
}
