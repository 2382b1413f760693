import Streams
import Testing

@Suite("Live streams")
struct PublisherTests {
  private typealias Source = Subject<Marble, MarbleFailure>

  @Test("operators do no work without a subscriber")
  func nobody() {
    let source = Source()
    var asked = 0
    let publisher = source.publisher.map { value in
      asked += 1
      return value
    }
    source.send("a")
    #expect(asked == 0)
    let play = LivePlay(publisher)
    source.send("b")
    #expect(asked == 1 && play.signs == "b")
  }

  @Test("a live stream of values sends them and its end to every subscriber at once")
  func values() {
    let publisher = Publisher<Marble, MarbleFailure>(["a", "b"])
    #expect(
      [LivePlay(publisher).heard.marbles(), LivePlay(publisher.map(\.uppercased)).heard.marbles()]
        == ["(ab|)", "(AB|)"])
  }

  @Test("after a subscription is released at tick 2 nothing comes")
  func release() throws {
    let stream = try MarbleExample.Stream(marbles: "a-b-c-d|")
    let play = LivePlay(stream.publisher)
    play.waitsForAll(until: ticks(2))
    play.release()
    play.waitsForAll(until: ticks(9))
    #expect(play.heard.marbles() == "a-b")
  }

  @Test("a subscriber may be released while it receives an event")
  func releaseWithin() {
    let source = Source()
    var heard: [Marble] = []
    var subscription: Subscription?
    subscription = source.publisher.merge(with: source.publisher).sink {
      0
    } receive: { event in
      if case .value(let value) = event { heard.append(value) }
      subscription = nil
    }
    source.send("a")
    source.send("b")
    #expect(heard == ["a"] && subscription == nil)
  }

  @Test("a released subscriber is freed")
  func leavesNothing() {
    final class Witness {}
    weak var witness: Witness?
    let source = Source()
    do {
      let held = Witness()
      witness = held
      let subscription = source.publisher.map { $0 }.debounce(for: .seconds(1))
        .merge(with: source.publisher).sink {
          0
        } receive: { _ in
          withExtendedLifetime(held) {}
        }
      source.send("a")
      #expect(subscription.deadline == 1_000_000_000)
    }
    #expect(witness == nil)
  }

  @Test("every subscriber has its own operators, which start when it subscribes")
  func several() {
    let source = Source()
    let counted = source.publisher.scan("0") { last, _ in Marble(after: last) }
    let early = LivePlay(counted)
    source.send("a")
    let late = LivePlay(counted)
    source.send("b")
    #expect(early.signs == "12" && late.signs == "1")
  }

  @Test("a source sends its end once, and at once to later subscribers")
  func end() {
    let source = Source()
    let play = LivePlay(source.publisher)
    source.send("a")
    source.fail(MarbleFailure())
    source.finish()
    source.send("b")
    #expect(
      [
        play.heard.marbles(), LivePlay(source.publisher).heard.marbles(),
        LivePlay(source.publisher.append("x")).heard.marbles(),
      ] == ["(a#)", "#", "#"])
  }

  @Test("an operator that finishes cancels its upstream")
  func endsSources() {
    let source = Source()
    var asked = 0
    let play = LivePlay(
      source.publisher.map { value in
        asked += 1
        return value
      }.prefix(2))
    for _ in 0..<5 { source.send("a") }
    #expect(asked == 2 && play.heard.marbles() == "(aa|)")
  }

  @Test("the deadline is that of the earliest timer, and goes with it")
  func deadline() {
    let source = Source()
    let play = LivePlay(
      source.publisher.debounce(for: .seconds(2)).merge(
        with: source.publisher.delay(for: .seconds(3))))
    #expect(play.deadline == nil)
    source.send("a")
    #expect(play.deadline == 2_000_000_000)
    play.waits(until: 1_000_000_000)
    source.send("b")
    #expect(play.deadline == 3_000_000_000)
    play.waits(until: 3_500_000_000)
    #expect((play.signs, play.deadline) == ("ba", 4_000_000_000))
    play.waits(until: 4_000_000_000)
    #expect(play.signs == "bab" && play.deadline == nil)
  }

  @Test("values that are due are sent before a new one, even if the clock was not read meanwhile")
  func lateLook() {
    let source = Source()
    var now: Int64 = 0
    var heard = ""
    let subscription = source.publisher.debounce(for: .seconds(1)).merge(with: source.publisher)
      .sink {
        now
      } receive: {
        if case .value(let value) = $0 { heard += value.description }
      }
    source.send("a")
    now = 5_000_000_000
    source.send("b")
    #expect(heard == "aab")
    withExtendedLifetime(subscription) {}
  }

  @Test("a clock that goes back stands still, and a subscriber may send while it receives an event")
  func backwards() {
    let source = Source()
    var now: Int64 = 5_000_000_000
    var heard: [Duration] = []
    let subscription = source.publisher.measureInterval().sink {
      now
    } receive: {
      if case .value(let interval) = $0 { heard.append(interval) }
    }
    now = 3_000_000_000
    source.send("a")
    now = 6_000_000_000
    source.send("b")
    #expect(heard == [.zero, .seconds(1)])
    withExtendedLifetime(subscription) {}

    let again = Source()
    let counted = again.publisher.scan("0") { last, _ in Marble(after: last) }
    var echo = ""
    let second = counted.sink {
      0
    } receive: { event in
      guard case .value(let value) = event else { return }
      echo += value.description
      if echo.count < 3 { again.send("a") }
    }
    again.send("a")
    #expect(echo == "123")
    withExtendedLifetime(second) {}
  }

  @Test("a timeline is played to every subscriber from its own beginning")
  func plays() throws {
    let publisher = try MarbleExample.Stream(marbles: "-a|").publisher
    var now = ticks(7)
    var heard = ""
    let subscription = publisher.sink {
      now
    } receive: {
      heard += "\($0)"
    }
    #expect(subscription.deadline == ticks(8))
    now = ticks(20)
    subscription.advance()
    #expect(heard == "value(a)finished")
  }
}

extension Marble {
  /// Creates the digit after another.
  fileprivate init(after last: Marble) {
    self = last == "0" ? "1" : last == "1" ? "2" : "3"
  }
}
