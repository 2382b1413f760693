// The guests who ask for another deal before the end of a game.
extension HostTable {
  /// True if a guest has asked for another deal and has no answer yet.
  public var hasDealRequest: Bool { guests.contains { $0.dealRequest != nil } }

  /// Tells the guests who have just asked for another deal that the host's player decides.
  public mutating func confirmDealRequests() {
    for index in guests.indices where guests[index].dealRequest == .new {
      send(index, .refused(.line(Refusal.dealAsked)))
      guests[index].dealRequest = .told
    }
  }

  /// Tells guests who ask for another deal that the game goes on.
  ///
  /// - Parameter seat: The seat of the guest; nil for all guests.
  public mutating func refuseDealRequests(ofSeat seat: Int? = nil) {
    for index in guests.indices where guests[index].dealRequest != nil {
      if let seat, self.seat(of: guests[index].number) != seat { continue }
      send(index, .refused(.line(Refusal.dealRefused)))
      guests[index].dealRequest = nil
    }
  }

  mutating func endDealRequests() {
    for index in guests.indices { guests[index].dealRequest = nil }
  }
}
