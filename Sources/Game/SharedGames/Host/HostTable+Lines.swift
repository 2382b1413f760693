import MemoryEngine
import MemoryModel
import MemoryStore

// The lines of guests.
extension HostTable {
  /// Receives bytes of a guest; ignored after it has been dismissed.
  ///
  /// - Parameters:
  ///   - bytes: The bytes as they arrive, possibly in the middle of a line or a character.
  ///   - guest: The number of the guest.
  ///   - now: The time.
  public mutating func receive(_ bytes: [UInt8], from guest: Int, at now: Duration) {
    guard let index = index(guest) else { return }
    guests[index].input.append(bytes)
    do throws(ShareLineError) {
      // A line can change the guest's index.
      while let index = self.index(guest), let line = try guests[index].input.next() {
        if guests[index].rate.allows(at: now) {
          read(line, index, at: now)
        } else {
          dismiss(guest, .flood)
        }
        dismissSlowGuests()
      }
    } catch {
      dismiss(guest, .line)
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ index: Int, at now: Duration) {
    do throws(ShareLineError) {
      switch try GuestLine(parsing: line) {
      case .join(let name): welcome(index, name, at: .seat, now)
      case .watch(let name): welcome(index, name, at: .distance, now)
      case .beside(let name):
        guard guests[index].isSameUser else { throw ShareLineError.beside }
        welcome(index, name, at: .hostsSide, now)
      case .wish(let wish): follow(wish, index, at: now)
      case .timed(let wish, let end):
        if now < end { follow(wish, index, at: now) } else { send(index, .refused(.late)) }
        send(index, .answered)
      case .ask: send(index, .answered)
      case .name(let name): rename(index, name)
      }
    } catch .otherVersion {
      dismiss(guests[index].number, .version)
    } catch {
      send(index, .refused(.line("\(error)")))
    }
  }

  /// A place that a guest requests.
  private enum Place {
    case seat
    case hostsSide
    case distance
  }

  /// Gives a guest the place that it requests, if there is one, and sends it the whole state.
  private mutating func welcome(
    _ index: Int, _ name: SeatName, at place: Place, _ now: Duration
  ) {
    let guest = guests[index].number
    let (isNew, wasBeside) = (!guests[index].hasJoined, guests[index].isBeside)
    let isBeside = place == .hostsSide
    guests[index].rename(name)
    guests[index].isBeside = isBeside
    let name = guests[index].name
    let old = seat(of: guest)
    let new = place == .seat ? old ?? seats.firstIndex { $0.holder == .nobody } : nil
    if let old, old != new { give(old, to: .nobody, nil) }
    if let new { give(new, to: .guest(guest), name) }
    // Notifying others may have dismissed some of them.
    guard let index = self.index(guest) else { return }
    guests[index].hasJoined = true
    if isNew { show(index, at: now) } else { sendPlace(index) }
    guard isNew || old != new || isBeside != wasBeside else { return }
    events.append(isBeside ? .joinedBeside : .joined(name, seat: new))
  }

  private mutating func rename(_ index: Int, _ claimed: SeatName) {
    let guest = guests[index].number
    guests[index].rename(claimed)
    guard let seat = seat(of: guest) else { return }
    let name = guests[index].name
    give(seat, to: .guest(guest), name)
    events.append(.named(name, seat: seat))
  }

  private mutating func follow(_ wish: GameIntent, _ index: Int, at now: Duration) {
    let isBeside = guests[index].isBeside
    guard let seat = isBeside ? seatBeside : seat(of: guests[index].number) else {
      return send(index, .refused(.seat))
    }
    if let refusal = refusal(of: wish, seat) ?? excess(of: wish, seat, at: now) {
      return send(index, .refused(refusal))
    }
    if wish == .again { guests[index].dealRequest = .new }
    events.append(isBeside ? .wishBeside(wish, seat: seat) : .wish(wish, seat: seat))
  }

  /// The seat for which guests beside the host act: that of the current player, if it is one of
  /// the host's.
  private var seatBeside: Int? {
    let current = reader.state?.currentPlayer
    return seatsBeside.first { $0 == current } ?? seatsBeside.first
  }

  /// Refuses a recorded request beyond the seat's budget, which successive guests share.
  private mutating func excess(of wish: GameIntent, _ seat: Int, at now: Duration) -> Refusal? {
    switch wish {
    case .hint, .undo, .shuffle:
      let budget = WishBudget(limit: SharingLimits.recordedWishes)
      return wishes[seat, default: budget].allows(at: now) ? nil : .line(Refusal.tooMany)
    case .choose, .pause, .resume, .again: return nil
    }
  }

  /// Returns the reason to refuse a request, apart from the rules of the game.
  private func refusal(of wish: GameIntent, _ seat: Int) -> Refusal? {
    switch wish {
    case .choose, .hint: reader.state?.currentPlayer == seat ? nil : .turn
    case .undo: reader.game?.isPractice == true ? nil : .practice
    case .pause, .resume, .shuffle, .again: nil
    }
  }
}
