public import MemoryEngine
public import MemoryModel
import MemoryStore

/// The guest's side of a shared game: what it was told, and nothing else.
///
/// It opens nothing and reads no clock: bytes and times come in, events for a screen go out. Every
/// move is played by the rules; what they refuse, or what was changed on the way, ends the game.
public struct GuestTable: Sendable {
  /// What is played; nil before the host has spoken.
  public private(set) var greeting: SharedGameGreeting?
  /// The seat of this guest; nil while it looks on.
  public private(set) var seat: Int?
  /// Who has which seat; nil for nobody.
  public private(set) var names: [Int: SeatName] = [:]
  /// Game time, as it was told.
  public private(set) var clock = SharedClock()
  /// Why nothing more comes; nil while something may.
  public private(set) var end: GuestEnd?
  private var reader = GameLineReader(id: "shared")
  private var input: LineBuffer

  /// Begins before the host's first byte.
  public init() { self.init(longestLine: GameFile.limit) }

  init(longestLine: Int) { input = LineBuffer(limit: longestLine) }

  /// The game as far as it was told, with the time of its last entry; nil before there is one.
  public var game: SavedGame? { reader.game }

  /// The state that its moves lead to.
  public var state: MemoryGame<Face>? { reader.state }

  /// Takes in what the host says; nothing after the end.
  ///
  /// - Parameters:
  ///   - bytes: As they come, in the middle of lines or of letters.
  ///   - now: The time, by any one clock.
  /// - Returns: What comes of it, in order; the last may be the end.
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

  /// The host has gone.
  ///
  /// - Returns: That it ended, unless that was known.
  public mutating func close() -> [GuestEvent] {
    guard end == nil else { return [] }
    end = .cut
    return [.ended(.cut)]
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
      // All are told again.
      names = [:]
      return [.greeted(told)]
    case .game(let bytes): return try play(bytes, at: now)
    case .pause(let time): clock.pause(time)
    case .resume(let time): clock.resume(time, at: now)
    case .seat(let told):
      seat = told
      return [.seated(told)]
    case .name(let seat, let name):
      guard let seats = greeting?.seats, seat < seats else {
        throw .line(.unknown("\(line)", wanted: "about one of the seats"))
      }
      names[seat] = name
      return [.named(seat, name)]
    case .refused(let refusal): return [.refused(refusal)]
    case .end(let reason): throw .told(reason)
    }
    return [.clock(isRunning: clock.isRunning)]
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
