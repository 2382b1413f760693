public import MemoryEngine
public import MemoryModel
import MemoryStore

/// The guest's side of a shared game: the state that it has received.
///
/// It does no input and output and reads no clock: bytes and times are passed in, events for a
/// screen are returned. Every move is replayed by the rules; an illegal or corrupted one ends the
/// game.
public struct GuestTable: Sendable {
  /// The description of the game; nil before the host has sent it.
  public private(set) var greeting: SharedGameGreeting?
  /// The seat of this guest; nil for a watcher.
  public private(set) var seat: Int?
  /// The seats for which this guest acts beside the host; empty for other guests.
  public private(set) var seatsBeside: [Int] = []
  /// The names of the players, indexed by seat; nil for a free seat.
  public private(set) var names: [Int: SeatName] = [:]
  /// The game time, as the host sent it.
  public private(set) var clock = SharedClock()
  /// The reason for the end; nil while the game goes on.
  public private(set) var end: GuestEnd?
  private var answers = AnswerWait()
  private var reader = GameLineReader(id: "shared")
  private var input: LineBuffer

  /// Creates a table before the host's first byte.
  public init() { self.init(longestLine: GameFile.limit) }

  init(longestLine: Int) { input = LineBuffer(limit: longestLine) }

  /// The game as received, with the time of its last event; nil before there is one.
  public var game: SavedGame? { reader.game }

  /// The state of the game.
  public var state: MemoryGame<Face>? { reader.state }

  /// Receives bytes of the host; ignored after the end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes as they arrive, possibly in the middle of a line or a character.
  ///   - now: The time of any one clock.
  /// - Returns: The events, in order; the last may be the end.
  public mutating func receive(_ bytes: [UInt8], at now: Duration) -> [GuestEvent] {
    guard end == nil else { return [] }
    input.append(bytes)
    var events: [GuestEvent] = []
    while end == nil {
      do throws(GuestEnd) {
        guard let line = try nextLine() else { break }
        events += try follow(line, at: now)
      } catch {
        end = error
        events.append(.ended(error))
      }
    }
    return events
  }

  /// Handles the end of the connection.
  ///
  /// - Returns: The event of the end, unless it was known.
  public mutating func close() -> [GuestEvent] {
    guard end == nil else { return [] }
    end = .cut
    return [.ended(.cut)]
  }

  /// True if the host does not answer; no more requests are sent to it until it does.
  public var isHostSilent: Bool { answers.isSilent }

  /// The time at which the host is silent unless it answers before; nil if no answer is awaited.
  public var answerDeadline: Duration? { end == nil ? answers.deadline : nil }

  /// True if the host answers requests, by the version that it names.
  var hasAnswers: Bool { greeting.map { $0.newest >= 2 } ?? false }

  /// Notes a line to the host that asks for an answer.
  mutating func noteLine(at now: Duration) { answers.noteLine(at: now) }

  /// Notes that the host is silent, once its time is over.
  ///
  /// - Parameter now: The time of the clock of `receive`.
  /// - Returns: The event, if the host is silent from now on.
  public mutating func check(at now: Duration) -> [GuestEvent] {
    end == nil && answers.check(at: now) ? [.silent] : []
  }

  private mutating func nextLine() throws(GuestEnd) -> HostLine? {
    do throws(ShareLineError) {
      guard let bytes = try input.next() else { return nil }
      let line = try HostLine(parsing: bytes)
      if greeting != nil { return line }
      guard case .greeting = line else {
        throw ShareLineError.unknown("\(line)", wanted: "a greeting of a shared game")
      }
      return line
    } catch {
      throw .line(error)
    }
  }

  private mutating func follow(
    _ line: HostLine, at now: Duration
  ) throws(GuestEnd) -> [GuestEvent] {
    switch line {
    case .greeting(let told):
      greeting = told
      // The host sends all names again.
      names = [:]
      return [.greeted(told)]
    case .game(let bytes): return try play(bytes, at: now)
    case .pause(let time): clock.pause(time)
    case .resume(let time): clock.resume(time, at: now)
    case .seat(let told):
      (seat, seatsBeside) = (told, [])
      return [.seated(told)]
    case .beside(let seats):
      for seat in seats { try check(seat, in: line) }
      (seat, seatsBeside) = (nil, seats)
      return [.besideHost(seats)]
    case .name(let seat, let name):
      try check(seat, in: line)
      names[seat] = name
      return [.named(seat, name)]
    case .refused(.late): return answers.noteRefusal() ? [] : [.refused(.late)]
    case .refused(let refusal): return [.refused(refusal)]
    case .answered: return answers.noteAnswer() ? [.back(refused: answers.refused)] : []
    case .end(let reason): throw .told(reason)
    }
    return [.clock(isRunning: clock.isRunning)]
  }

  /// Throws unless there is a seat of this number.
  private func check(_ seat: Int, in line: HostLine) throws(GuestEnd) {
    guard let seats = greeting?.seats, seat < seats else {
      throw .line(.unknown("\(line)", wanted: "about one of the seats"))
    }
  }

  private mutating func play(
    _ line: [UInt8], at now: Duration
  ) throws(GuestEnd) -> [GuestEvent] {
    do throws(FormatError) {
      let known = reader.isBegun
      if let entry = try reader.read(line[...]) {
        if let time = entry.time { clock.set(time, at: now) }
        return [.entry(entry)]
      }
      guard !known, reader.isBegun, let game = reader.game else { return [] }
      clock = SharedClock(at: game.played)
      return [.game(game)]
    } catch {
      throw .game("\(error)")
    }
  }
}
