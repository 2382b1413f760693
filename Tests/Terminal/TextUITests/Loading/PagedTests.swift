import Testing
import TextUI

@Suite("Lists that are loaded batch by batch")
struct PagedTests {
  private struct Offline: Error, CustomStringConvertible {
    let description = "offline"
  }

  /// A request of a list, which the test answers.
  private struct Request: Sendable {
    let last: Int?
    let count: Int
    let answer: @Sendable (Result<[Int], any Error>) -> Void
  }

  /// A window with a list of numbers, whose source is the test.
  private final class Screen {
    let paged: Loaded<Paged<Int>>
    let isThere = Loaded(true)
    private let requests = AsyncStream<Request>.makeStream()
    private let arrivals = AsyncStream<Void>.makeStream()
    let window: Window
    private var now = Duration.zero

    init(cached: [Int] = []) {
      let (paged, isThere, requests) = (Loaded(Paged(cached: cached)), isThere, requests)
      self.paged = paged
      window = Window {
        if isThere.value {
          List(paged.value.items, id: \.self) { Text("\($0)") }
            .loadsMore(paged.binding, batch: 4) { last, count in
              try await withCheckedThrowingContinuation { continuation in
                requests.continuation.yield(
                  Request(last: last, count: count) { continuation.resume(with: $0) })
              }
            }
            .defaultFocus()
        }
      }
      window.onResult { [continuation = arrivals.continuation] in continuation.yield() }
      draw()
    }

    @discardableResult
    func draw() -> Frame { window.frame(size: Size(width: 6, height: 3), at: now) }

    func press(_ key: Key) {
      window.send(.key(KeyPress(key)), at: now)
      draw()
    }

    func request() async throws -> Request {
      var iterator = requests.stream.makeAsyncIterator()
      return try #require(await iterator.next())
    }

    /// Draws frames as results arrive, until a condition holds.
    func draws(until isDone: () -> Bool) async {
      var iterator = arrivals.stream.makeAsyncIterator()
      draw()
      while !isDone() {
        _ = await iterator.next()
        draw()
      }
    }

    func answer(_ request: Request, _ result: Result<[Int], any Error>) async {
      let before = paged.value.items.count
      request.answer(result)
      await draws { [paged] in
        paged.value.items.count > before || paged.value.isAtEnd || paged.value.state.failure != nil
      }
    }
  }

  @Test("a batch is loaded at first, and the next when the end becomes visible")
  func batches() async throws {
    let screen = Screen()
    let first = try await screen.request()
    #expect(first.last == nil && first.count == 4)
    #expect(screen.paged.value.state == .loading(last: []))
    await screen.answer(first, .success([1, 2, 3, 4]))
    #expect(screen.paged.value.state == .loading(last: [1, 2, 3, 4]), "one row ahead of sight")
    let second = try await screen.request()
    #expect(second.last == 4)
    await screen.answer(second, .success([5, 6, 7, 8]))
    #expect(screen.paged.value.state == .loaded([1, 2, 3, 4, 5, 6, 7, 8], from: .fresh))
    screen.press(.end)
    #expect(screen.paged.value.state.isLoading)
    let third = try await screen.request()
    await screen.answer(third, .success([9]))
    #expect(screen.paged.value.isAtEnd && screen.paged.value.items.count == 9)
    screen.press(.end)
    let frame = screen.draw()
    #expect(frame.buffer.lines == ["  7  │", "  8  │", "› 9  ┃"])
    #expect(frame.wake == nil)
    #expect(!screen.paged.value.state.isLoading, "after a short batch nothing is loaded")
  }

  @Test("after an error nothing is loaded until a retry, and the loaded items stay")
  func failure() async throws {
    let screen = Screen(cached: [1, 2])
    await screen.answer(try await screen.request(), .failure(Offline()))
    #expect(screen.paged.value.state == .failed(reason: "offline", last: [1, 2]))
    screen.press(.end)
    #expect(screen.paged.value.state.failure == "offline")
    screen.paged.value.retry()
    screen.draw()
    let again = try await screen.request()
    #expect(again.last == 2)
    await screen.answer(again, .success([]))
    #expect(screen.paged.value.isAtEnd && screen.paged.value.items == [1, 2])
  }

  @Test("while a batch is loading neither frames nor a retry request another")
  func once() async throws {
    let screen = Screen()
    let first = try await screen.request()
    for _ in 0..<5 { #expect(screen.draw().wake == nil) }
    screen.paged.value.retry()
    #expect(screen.paged.value.state == .loading(last: []))
    await screen.answer(first, .success([1]))
    #expect(screen.paged.value.items == [1] && screen.paged.value.isAtEnd)
  }

  @Test("a result after the view is removed is dropped, and requested again when it returns")
  func gone() async throws {
    let screen = Screen()
    let first = try await screen.request()
    screen.isThere.value = false
    screen.draw()
    first.answer(.success([1, 2, 3, 4]))
    screen.isThere.value = true
    screen.draw()
    let second = try await screen.request()
    #expect(second.last == nil)
    await screen.answer(second, .success([7]))
    #expect(screen.paged.value.items == [7])
  }

  @Test("cached items are marked as such, and are not the end")
  func cached() {
    let paged = Paged(cached: [1])
    #expect(paged.state == .loaded([1], from: .cache) && !paged.isAtEnd)
    #expect(Paged<Int>().state == .idle && Paged<Int>().items.isEmpty)
  }
}
