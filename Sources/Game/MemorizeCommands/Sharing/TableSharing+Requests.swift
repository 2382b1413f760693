import MemoryModel
import MemoryViewModel
import SharedGames

// What guests request.
extension TableSharing {
  func take(_ event: HostEvent) {
    switch event {
    case .wish(let wish, let seat): fulfil(wish, of: seat, isBeside: false)
    case .wishBeside(let wish, let seat): fulfil(wish, of: seat, isBeside: true)
    case .joined(let name, let seat):
      add(notice: seat == nil ? "\(name) is watching." : "\(name) has joined.")
    case .joinedBeside: add(notice: "Another window has joined.")
    case .named(let name, let seat): add(notice: "Player \(seat + 1) is now called \(name).")
    case .left(let name, let seat, let reason):
      let why = text(of: reason)
      add(notice: seat == nil ? "\(name) is no longer watching\(why)." : "\(name) has left\(why).")
    case .leftBeside(let reason): add(notice: "The other window has left\(text(of: reason)).")
    }
    if !host.table.hasDealRequest { app.table.dealRequest = nil }
    showSeats()
    app.table.showElsewhere(host.table.besideCount > 0)
  }

  private func text(of reason: EndReason?) -> String { reason.map { " (\($0))" } ?? "" }

  func add(notice sentence: String) {
    news.append(TableNews(sentence: sentence, isNotice: true))
  }

  func showSeats() {
    table.seats = host.table.seats.map { seat in
      SharedTable.Seat(name: seat.name?.description, isHere: seat.holder == .host)
    }
    app.table.seatPlayers()
  }

  private func fulfil(_ wish: GameIntent, of seat: Int, isBeside: Bool) {
    guard let game = app.game else { return }
    if wish == .again { return dealAgain(game, seat: isBeside ? nil : seat) }
    let before = TableState(of: game)
    if isBeside, wish == .resume {
      // The player's own pause, whichever window began it.
      game.resume()
    } else {
      game.fulfil(wish, of: seat)
    }
    news += TableState(of: game).news(since: before, of: game)
  }

  /// Deals again after the end of a game; before it the player here decides.
  ///
  /// - Parameters:
  ///   - game: The game.
  ///   - seat: The seat of the guest who asks; nil for a window beside this one.
  private func dealAgain(_ game: GameViewModel, seat: Int?) {
    guard game.result != nil else { return askForDeal(seat: seat) }
    app.playAgain()
    news.append(TableNews(sentence: "A new game has been dealt.", changesTable: true))
  }

  /// Asks the player here whether to deal again, once per guest's seat and game.
  private func askForDeal(seat: Int?) {
    if let seat, refusedSeats.contains(seat) { return host.refuseDealRequests(ofSeat: seat) }
    host.confirmDealRequests()
    guard app.table.dealRequest == nil else { return }
    let player = seat.map { host.table.seats[$0].name?.description ?? "A guest" }
    let request = DealRequest(by: player) { [weak self] in self?.refuseDeal(seat: seat) }
    app.table.dealRequest = request
    news.append(
      TableNews(
        sentence: request.sentence, isNotice: !app.table.isOnScreen,
        answers: "Type new to deal again, or no to play on."))
  }

  private func refuseDeal(seat: Int?) {
    if let seat { refusedSeats.insert(seat) }
    host.refuseDealRequests()
  }
}
