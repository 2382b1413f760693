import Streams
import Testing

@Suite("Shared streams and assignments")
struct SharedStreamTests {
  private let source = Subject<Int, Never>()
  private final class Log {
    var now: Int64 = 0
    var begun = 0
    var notes: [String] = []
    var latest = 0
  }
  private let log = Log()

  private func subscribe(_ name: String, to stream: Publisher<Int, Never>) -> Subscription {
    stream.sink(clock: { log.now }, receive: { log.notes.append("\(name) \($0.text)") })
  }

  @Test("subscribers share one subscription, which is released with the last of them")
  func shares() {
    let stream = source.publisher.handleEvents(receiveSubscription: { log.begun += 1 }).share()
    var first: Subscription? = subscribe("a", to: stream)
    source.send(1)
    var second: Subscription? = subscribe("b", to: stream)
    source.send(2)
    #expect(log.notes == ["a 1", "a 2", "b 2"] && log.begun == 1)
    first = nil
    source.send(3)
    second = nil
    source.send(4)
    #expect(log.notes.dropFirst(3) == ["b 3"])
    first = subscribe("c", to: stream)
    #expect(log.begun == 2)
    source.finish()
    second = subscribe("d", to: stream)
    #expect(log.notes.suffix(2) == ["c end", "d end"])
    _ = (first, second)
  }

  @Test("any subscriber's clock advances the deadlines of the shared subscription")
  func sharesDeadlines() {
    let stream = source.publisher.delay(for: .seconds(1)).share()
    var first: Subscription? = subscribe("a", to: stream)
    let second = subscribe("b", to: stream)
    source.send(1)
    #expect(first?.deadline == 1_000_000_000 && second.deadline == 1_000_000_000)
    first = nil
    log.now = 1_000_000_000
    second.advance()
    #expect(log.notes == ["b 1"] && second.deadline == nil)
  }

  @Test("assign writes each value to a property, until its subscription is released")
  func assigns() {
    var subscription: Subscription? = source.publisher.map { $0 * 2 }
      .assign(to: \.latest, on: log, clock: { 0 })
    source.send(4)
    #expect(log.latest == 8 && subscription?.deadline == nil)
    subscription = nil
    source.send(5)
    #expect(log.latest == 8)
  }
}

extension StreamEvent<Int, Never> {
  fileprivate var text: String {
    if case .value(let value) = self { return "\(value)" }
    return "end"
  }
}
