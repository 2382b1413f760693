import Testing
import TextUI
import TextUITesting

@Suite("Sources that the program drives, batch by batch")
struct ContentSourceTests {
  private struct Offline: Error, CustomStringConvertible {
    let description = "offline"
  }

  /// A server that answers when the test says so.
  private final class Server {
    private(set) var requests: [(last: Int?, count: Int)] = []
    private var waiting: [CheckedContinuation<[Int], any Error>] = []

    func items(after last: Int?, _ count: Int) async throws -> [Int] {
      requests.append((last, count))
      return try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    var hasRequest: Bool { !waiting.isEmpty }

    func answer(_ result: Result<[Int], any Error>) { waiting.removeFirst().resume(with: result) }
  }

  private func source(of server: Server, cached: [Int] = []) -> ContentSource<Int> {
    ContentSource(cached: cached, batch: 4) { try await server.items(after: $0, $1) }
  }

  /// Lets tasks run until a condition holds.
  private func wait(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    #expect(condition())
  }

  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  @Test("the state goes from none over loading to loaded, and an empty batch is the end")
  func states() async {
    let server = Server()
    let source = source(of: server)
    let none = source.state
    #expect(none == .none && none.source == nil && source.items.isEmpty)
    source.next()
    let loading = source.state
    await wait { server.hasRequest }
    server.answer(.success([1, 2]))
    await wait { !source.state.isLoading }
    let loaded = source.state
    // A short batch is not the end.
    #expect(!source.isAtEnd)
    source.next()
    #expect(
      [loading, loaded, source.state] == [
        .loading(last: nil, from: .fresh), .loaded([1, 2], from: .fresh),
        .loading(last: [1, 2], from: .fresh),
      ])
    await wait { server.hasRequest }
    server.answer(.success([]))
    await wait { source.isAtEnd }
    source.next()
    #expect(source.items == [1, 2] && !source.state.isLoading)
    #expect(server.requests.map(\.last) == [nil, 2] && server.requests[0].count == 4)
  }

  @Test("a failure has its reason and source, keeps the items, and the next request tries again")
  func failure() async {
    let server = Server()
    let source = source(of: server, cached: [7])
    let cached = source.state
    source.next()
    await wait { server.hasRequest }
    server.answer(.failure(Offline()))
    await wait { !source.state.isLoading }
    #expect(
      [cached, source.state] == [
        .loaded([7], from: .cache), .failed(reason: "offline", last: [7], from: .fresh),
      ])
    #expect(source.state.failure == "offline" && source.items == [7])
    source.next()
    await wait { server.hasRequest }
    #expect(server.requests[1].last == 7)
    server.answer(.success([8]))
    await wait { source.items == [7, 8] }
  }

  @Test("a source that hangs is given up by a reload, and its late answer is dropped")
  func hanging() async {
    let server = Server()
    let source = source(of: server)
    source.next()
    await wait { server.requests.count == 1 }
    for _ in 0..<9 { source.next() }
    await settle()
    #expect(server.requests.count == 1, "one request at a time")
    source.reload()
    await wait { server.requests.count == 2 }
    server.answer(.success([1, 1, 1]))
    await settle()
    #expect(source.state == .loading(last: nil, from: .fresh), "the first answer is late")
    server.answer(.success([2]))
    await wait { !source.state.isLoading }
    #expect(source.items == [2])
  }

  @Test("a reload begins anew and shows the old items until the answer arrives")
  func reload() async {
    let server = Server()
    let source = source(of: server, cached: [1, 2, 3])
    source.reload()
    #expect(source.items == [1, 2, 3] && source.state.isLoading)
    await wait { server.hasRequest }
    #expect(server.requests[0].last == nil)
    server.answer(.success([9]))
    await wait { source.items == [9] }
  }

  @Test("a released source cancels its load")
  func released() async {
    let cancelled = Slip(false)
    var source: ContentSource<Int>? = ContentSource { _, _ in
      await withTaskCancellationHandler {
        while !Task.isCancelled { await Task.yield() }
        cancelled.value = true
        return []
      } onCancel: {
      }
    }
    source?.next()
    await settle()
    source = nil
    await wait { cancelled.value }
  }

  @Test("a source that answers at once is loaded when the request returns")
  func immediate() {
    var fails = false
    let source = ContentSource<Int>(batch: 2) { last, count in
      if fails { throw Offline() }
      return Array(((last ?? 0) + 1..<4).prefix(count))
    }
    source.reload()
    let first = source.items
    source.next()
    source.next()
    #expect([first, source.items] == [[1, 2], [1, 2, 3]] && source.isAtEnd)
    fails = true
    source.reload()
    #expect(source.state == .failed(reason: "offline", last: [1, 2, 3], from: .fresh))
    fails = false
    source.reload()
    #expect(source.items == [1, 2] && !source.isAtEnd)
  }

  @Test("batch sizes below one count as one")
  func batchSizes() {
    let items = [Int.min, -1, 0, 1].map { batch in
      let source = ContentSource<Int>(batch: batch) { _, count in [count] }
      source.next()
      return source.items
    }
    #expect(items == [[1], [1], [1], [1]])
  }

  /// Numbers up to an end, in a lazy grid, list or stack.
  private func stage(
    of source: ContentSource<Int>,
    @ViewBuilder _ content: @escaping (ContentSource<Int>) -> some View
  ) -> Stage {
    Stage(width: 20, height: 4) { content(source).loadsMore(source) }
  }

  @Test("a lazy grid loads its first batch, and further ones as its end comes into sight")
  func drivenByGrid() async {
    let source = ContentSource<Int>(batch: 10) { last, count in
      Array(((last ?? -1) + 1..<95).prefix(count))
    }
    let stage = stage(of: source) { source in
      ScrollView(showsIndicators: false) {
        LazyVGrid(columns: [.flexible(), .flexible()]) {
          ForEach(source.items, id: \.self) { Text("\($0)") }
        }
      }
    }
    #expect(await stage.draws { source.items.count == 20 }, "one row ahead of sight")
    #expect(stage.frame.wake == nil)
    for _ in 0..<20 {
      stage.key(.end)
      stage.draw()
      stage.draw()
    }
    #expect(source.items == Array(0..<95) && source.isAtEnd && stage.rows[3].contains("94"))
  }

  @Test("frames, scrolling and focus request nothing while a batch loads or after a failure")
  func quiet() async {
    let server = Server()
    let source = source(of: server)
    let stage = stage(of: source) { source in
      List(source.items, id: \.self) { Text("\($0)") }.defaultFocus()
    }
    await wait { server.hasRequest }
    for key in [Key.down, .end, .pageUp, .tab] { stage.key(key) }
    let first = server.requests.count
    server.answer(.failure(Offline()))
    await wait { source.state.failure != nil }
    for key in [Key.down, .end, .pageUp, .tab] { stage.key(key) }
    await settle()
    #expect([first, server.requests.count] == [1, 1] && stage.frame.wake == nil)
    source.next()
    await wait { server.hasRequest }
    server.answer(.success([1, 2, 3, 4, 5, 6, 7, 8]))
    #expect(await stage.draws { stage.rows[0].contains("1") })
  }
}
