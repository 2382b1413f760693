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
    if wish == .again { return dealAgain(game, isBeside: isBeside) }
    let before = TableState(of: game)
    if isBeside, wish == .resume {
      // The player's own pause, whichever window began it.
      game.resume()
    } else {
      game.fulfil(wish, of: seat)
    }
    news += TableState(of: game).news(since: before, of: game)
  }

  /// Deals again after the end of a game; for a window beside this one also before, unless flips
  /// would be lost.
  private func dealAgain(_ game: GameViewModel, isBeside: Bool) {
    if game.result == nil {
      app.current?.confirm()
      guard isBeside, !app.leaveOutcome.isLoss else { return }
    }
    app.playAgain()
    news.append(TableNews(sentence: "A new game has been dealt.", changesTable: true))
  }
}
