import MemoryStore

// Who comes and goes, and what each is told.
extension HostTable {
  /// Somebody has connected, and is greeted.
  ///
  /// Where there are too many already, one who has not said what it wants makes way; else the new one
  /// is sent away.
  ///
  /// - Parameters:
  ///   - login: The login name of the guest, which it is called unless it says otherwise.
  ///   - showsLogin: Whether all see the login name beside any other name that the guest gives.
  /// - Returns: Its number.
  public mutating func connect(_ login: SeatName, showsLogin: Bool = true) -> Int {
    if guests.count >= SharingLimits.guests { dismissSilentGuest() }
    let isFull = guests.count >= SharingLimits.guests
    let number = nextNumber
    nextNumber += 1
    guests.append(TableGuest(number: number, login: login, showsLogin: showsLogin))
    tell(guests.count - 1, .greeting(greeting))
    if isFull || hasEnded { dismiss(number, hasEnded ? .left : .full) }
    return number
  }

  /// Sends away the first guest who has not said what it wants, of the user who has most of them.
  private mutating func dismissSilentGuest() {
    let silent = Dictionary(grouping: guests.filter { !$0.isWelcome }, by: \.login)
    let most = silent.values.max { ($0.count, $1[0].number) < ($1.count, $0[0].number) }
    if let guest = most?.first { dismiss(guest.number, .full) }
  }

  /// A guest has gone by itself; a line that it had begun means nothing.
  public mutating func disconnect(_ guest: Int) {
    remove(guest, nil)
    leaving[guest] = nil
  }

  /// What goes to a guest next; nil for nothing.
  public func output(for guest: Int) -> ArraySlice<UInt8>? {
    leaving[guest]?.next ?? index(guest).flatMap { guests[$0].outbox.next }
  }

  /// Notes that so many bytes of `output(for:)` have gone.
  public mutating func sent(_ count: Int, to guest: Int) {
    leaving[guest]?.sent(count)
    if let index = index(guest) { guests[index].outbox.sent(count) }
  }

  func index(_ guest: Int) -> Int? { guests.firstIndex { $0.number == guest } }

  /// The seat of a guest; nil for one who looks on.
  func seat(of guest: Int) -> Int? { seats.firstIndex { $0.holder == .guest(guest) } }

  mutating func tell(_ index: Int, _ line: HostLine) { guests[index].outbox.append(line.bytes) }

  /// Sends a line to all guests of the game, and drops those who do not read.
  mutating func tellAll(_ line: [UInt8]) {
    for index in guests.indices where guests[index].isWelcome { guests[index].outbox.append(line) }
    dismissSlowGuests()
  }

  /// Drops the guests who have more unread than the limit, and then those who have most until the
  /// limit of all guests is kept too.
  ///
  /// Every line counts, answers to their own lines too: otherwise a guest who asks and does not read
  /// would make the host's memory grow.
  mutating func dismissSlowGuests() {
    for guest in guests where guest.outbox.unread > SharingLimits.unread {
      dismiss(guest.number, .slow)
    }
    while guests.reduce(0, { $0 + $1.outbox.unread }) > SharingLimits.unreadOfAll,
      let slowest = guests.max(by: { $0.outbox.unread < $1.outbox.unread })
    {
      dismiss(slowest.number, .slow)
    }
  }

  /// Tells a guest all there is to know, in place of what it has not heard yet.
  mutating func show(_ index: Int, at now: Duration) {
    let game = writer.map { [$0.bytes] } ?? []
    guests[index].outbox.restart(with: [HostLine.greeting(greeting).bytes] + game)
    for (seat, holder) in seats.enumerated() { tell(index, .name(seat, holder.name)) }
    tell(index, .seat(seat(of: guests[index].number)))
    let time = clock.time(at: now)
    tell(index, clock.isRunning ? .resume(time) : .pause(time))
  }

  /// Sends a guest away, and tells it why if it listens.
  mutating func dismiss(_ guest: Int, _ reason: EndReason) {
    guard let index = index(guest) else { return }
    if reason != .slow { tell(index, .end(reason)) }
    leaving[guest] = reason == .slow ? Outbox() : guests[index].outbox
    departures.append(guest)
    remove(guest, reason)
  }

  /// Takes a guest from the table, and gives its seat free.
  private mutating func remove(_ guest: Int, _ reason: EndReason?) {
    guard let index = index(guest) else { return }
    let (name, seat) = (guests[index].name, seat(of: guest))
    let wasWelcome = guests.remove(at: index).isWelcome
    if wasWelcome { events.append(.left(name, seat: seat, reason)) }
    if let seat { give(seat, to: .nobody, nil) }
  }

  /// Has somebody else sit somewhere, and tells all.
  mutating func give(_ seat: Int, to holder: Seat.Holder, _ name: SeatName?) {
    seats[seat] = Seat(holder: holder, name: name)
    tellAll(HostLine.name(seat, name).bytes)
  }
}
