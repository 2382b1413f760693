import MemoryModel
import MemoryViewModel
import TestSupport
import Testing

@testable import MemorizeCommands

/// A window beside a program that was stopped.
@Suite("Games in use: a stopped program")
struct StoppedHostTests {
  private let clock = Shared(Duration.zero)
  private let room: WindowRoom
  private let window: FollowedTable

  init() throws {
    room = try WindowRoom(clock: clock)
    window = try room.join()
    _ = room.heard(window)
  }

  private func wait(until time: Duration) {
    clock.withLock { $0 = time }
    window.hostCheck?.performIfDue()
  }

  private func takeNews() -> [String] { window.takeNews().map(\.sentence) }

  @Test("the window says so after two seconds, and what was typed is not played later")
  func saysSo() throws {
    let game = try #require(window.app.game)
    _ = game.choose(cardLabelled: 2)
    let timeToNext = window.hostCheck?.timeToNext
    wait(until: .seconds(2))
    let isSilent = window.hostCheck?.isHostSilent
    _ = game.choose(cardLabelled: 3)
    #expect(
      unmet(
        timeToNext == .seconds(2) && isSilent == true && window.hostCheck?.next == nil,
        takeNews() == [
          "The other window does not answer.",
          "The other window does not answer, so this was not sent.",
        ]) == [])

    clock.withLock { $0 = .seconds(60) }
    #expect(
      unmet(
        room.heard(window).contains(
          "The other window answers again; what you asked for meanwhile was not done."),
        room.app.game?.flips == 1 && window.hostCheck?.isHostSilent == false) == [])
    try room.turn(2, in: window.app)
    #expect(room.app.game?.flips == 2)
  }

  @Test("a screen with animations asks every second, and finds out without a key")
  func asks() {
    let isIdle = window.hostCheck?.next == nil
    window.hostCheck?.asksEverySecond = true
    room.settle()
    let first = window.hostCheck?.next
    wait(until: .seconds(1))
    let deadline = window.hostCheck?.next
    wait(until: .seconds(3))
    #expect(
      (isIdle, first, deadline, window.hostCheck?.isHostSilent)
        == (true, .seconds(1), .seconds(3), true))
    room.settle()
    #expect(window.hostCheck?.isHostSilent == false)
  }

  @Test("line mode waits no longer than to the next check of the host")
  func lines() throws {
    let timeouts = Shared([Int32]())
    var console = room.context.console
    console.wait = { _, others, timeout in
      timeouts.withLock { $0.append(timeout) }
      return (false, others.map { _ in false })
    }
    let others = OtherTerminals(link: window, console: console)
    _ = others.wait(readsInput: true)
    _ = try #require(window.app.game).choose(cardLabelled: 2)
    _ = others.wait(readsInput: true)
    _ = others.wait(readsInput: false, milliseconds: 100)
    clock.withLock { $0 = .milliseconds(1_999) }
    _ = others.wait(readsInput: true)
    clock.withLock { $0 = .seconds(2) }
    _ = others.wait(readsInput: true)
    #expect(
      (timeouts.withLock { $0 }, takeNews())
        == ([-1, 2_000, 100, 1, 0], ["The other window does not answer."]))
  }
}
