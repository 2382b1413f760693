import MemoryStore

// Connections, and the bytes to each guest.
extension HostTable {
  /// Adds a guest who has connected, and greets it.
  ///
  /// If there are too many, a guest who has sent no request is dismissed; if there is none, the new
  /// guest is.
  ///
  /// - Parameters:
  ///   - login: The login name of the guest, which is its name by default.
  ///   - showsLogin: True if the login name is shown next to any other name of the guest.
  ///   - isSameUser: True if the guest is a program of the host's own user, which may sit beside
  ///     the host.
  /// - Returns: The number of the guest.
  public mutating func connect(
    _ login: SeatName, showsLogin: Bool = true, isSameUser: Bool = false
  ) -> Int {
    if guests.count >= SharingLimits.guests { dismissSilentGuest() }
    let isFull = guests.count >= SharingLimits.guests
    let number = nextNumber
    nextNumber += 1
    guests.append(
      TableGuest(number: number, login: login, showsLogin: showsLogin, isSameUser: isSameUser))
    send(guests.count - 1, greeting(guests.count - 1))
    if isFull || hasEnded { dismiss(number, hasEnded ? .left : .full) }
    return number
  }

  /// Dismisses the first guest without a request, of the user who has most of them.
  private mutating func dismissSilentGuest() {
    let silent = Dictionary(grouping: guests.filter { !$0.hasJoined }, by: \.login)
    let most = silent.values.max { ($0.count, $1[0].number) < ($1.count, $0[0].number) }
    if let guest = most?.first { dismiss(guest.number, .full) }
  }

  /// Removes a guest whose connection has ended; an incomplete line is ignored.
  public mutating func disconnect(_ guest: Int) {
    remove(guest, nil)
    leaving[guest] = nil
  }

  /// Returns the next bytes for a guest; nil for none.
  public func output(for guest: Int) -> ArraySlice<UInt8>? {
    leaving[guest]?.next ?? index(guest).flatMap { guests[$0].outbox.next }
  }

  /// Records that bytes of `output(for:)` have been sent.
  public mutating func sent(_ count: Int, to guest: Int) {
    leaving[guest]?.sent(count)
    if let index = index(guest) { guests[index].outbox.sent(count) }
  }

  /// Returns the greeting of a guest.
  private func greeting(_ index: Int) -> HostLine {
    .greeting(greeting(game: guests[index].isSameUser ? gameID : nil))
  }

  func index(_ guest: Int) -> Int? { guests.firstIndex { $0.number == guest } }

  /// Returns the seat of a guest; nil for a watcher.
  func seat(of guest: Int) -> Int? { seats.firstIndex { $0.holder == .guest(guest) } }

  mutating func send(_ index: Int, _ line: HostLine) { guests[index].outbox.append(line.bytes) }

  /// Queues a line for all guests of the game, and dismisses those who do not read.
  mutating func sendToAll(_ line: [UInt8]) {
    for index in guests.indices where guests[index].hasJoined { guests[index].outbox.append(line) }
    dismissSlowGuests()
  }

  /// Dismisses the guests with more unread bytes than the limit, and then those with the most until
  /// the limit for all guests is kept too.
  ///
  /// Every line counts, including answers to a guest's own lines; otherwise a guest who sends and
  /// does not read would make the host's memory grow.
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

  /// Queues the whole state for a guest, replacing what was not sent yet.
  mutating func show(_ index: Int, at now: Duration) {
    let game = writer.map { [$0.bytes] } ?? []
    guests[index].outbox.restart(with: [greeting(index).bytes] + game)
    for (seat, holder) in seats.enumerated() { send(index, .name(seat, holder.name)) }
    sendPlace(index)
    let time = clock.time(at: now)
    send(index, clock.isRunning ? .resume(time) : .pause(time))
  }

  /// Sends a guest its seat, or those for which it acts beside the host.
  mutating func sendPlace(_ index: Int) {
    let guest = guests[index]
    send(index, guest.isBeside ? .beside(seatsBeside) : .seat(seat(of: guest.number)))
  }

  /// Dismisses a guest, and sends it the reason.
  mutating func dismiss(_ guest: Int, _ reason: EndReason) {
    guard let index = index(guest) else { return }
    if reason != .slow { send(index, .end(reason)) }
    leaving[guest] = reason == .slow ? Outbox() : guests[index].outbox
    departures.append(guest)
    remove(guest, reason)
  }

  /// Removes a guest and frees its seat.
  private mutating func remove(_ guest: Int, _ reason: EndReason?) {
    guard let index = index(guest) else { return }
    let (name, seat) = (guests[index].name, seat(of: guest))
    let removed = guests.remove(at: index)
    if removed.hasJoined {
      events.append(removed.isBeside ? .leftBeside(reason) : .left(name, seat: seat, reason))
    }
    if let seat { give(seat, to: .nobody, nil) }
  }

  /// Assigns a seat, and notifies all guests.
  mutating func give(_ seat: Int, to holder: Seat.Holder, _ name: SeatName?) {
    let before = seatsBeside
    seats[seat] = Seat(holder: holder, name: name)
    sendToAll(HostLine.name(seat, name).bytes)
    guard seatsBeside != before else { return }
    for index in guests.indices where guests[index].hasJoined && guests[index].isBeside {
      sendPlace(index)
    }
  }

  /// The seats for which guests beside the host act, as the host does.
  var seatsBeside: [Int] { seats.indices.filter { seats[$0].isHosts } }
}
