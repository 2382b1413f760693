import MemoryModel
import MemoryViewModel
import Testing

@Suite("Paged")
struct PagedTests {
  struct Refusal: Error, CustomStringConvertible {
    let description = "no \u{7} line"
  }

  /// The numbers below a count, page by page, each answered when the test says so.
  final class Source {
    let count: Int
    private(set) var starts: [Int] = []
    private var waiting: [Paged<Int>.Completion] = []

    init(count: Int) { self.count = count }

    func load(_ start: Int, _ completion: @escaping Paged<Int>.Completion) {
      starts.append(start)
      waiting.append(completion)
    }

    func answer(_ index: Int? = nil, pageSize: Int = 10) {
      let index = index ?? starts.count - 1
      let start = starts[index]
      let end = min(count, start + pageSize)
      let page = Paged.Page(items: Array(start..<end), hasMore: end < count)
      waiting[index](.success(page))
    }

    func refuse() { waiting.last?(.failure(Refusal())) }
  }

  @Test("pages follow one another until all is loaded")
  func loadsAll() {
    let source = Source(count: 25)
    let paged = Paged(loadPage: source.load)
    #expect(paged.hasMore && !paged.isLoading && !paged.isDone)

    for _ in 0..<3 {
      paged.loadMore()
      #expect(paged.isLoading)
      source.answer()
    }

    #expect(paged.items == Array(0..<25))
    #expect(paged.isDone && !paged.hasMore && !paged.isLoading)
    paged.loadMore()
    #expect(source.starts == [0, 10, 20])
  }

  @Test("more is needed when the content ends above the window's bottom", arguments: 0...20)
  func needsMore(contentBottom: Int) {
    let paged = Paged<Int> { _, _ in }

    #expect(paged.needsMore(contentBottom: contentBottom, windowBottom: 10) == (contentBottom < 10))
  }

  @Test("a page is asked for once, however often the window is drawn meanwhile")
  func asksOnce() {
    let source = Source(count: 25)
    let paged = Paged(loadPage: source.load)

    for _ in 0..<5 where paged.needsMore(contentBottom: 0, windowBottom: 10) { paged.loadMore() }
    paged.loadMore()

    #expect(source.starts == [0])
  }

  @Test("pages shorter than the window load on until it is full")
  func fillsWindow() {
    let source = Source(count: 100)
    let paged = Paged(loadPage: source.load)

    while paged.needsMore(contentBottom: paged.items.count, windowBottom: 24) {
      paged.loadMore()
      source.answer()
    }

    #expect(paged.items.count == 30)
    #expect(paged.hasMore)
  }

  @Test("a failed page is not asked for again by itself, but when told to")
  func triesAgain() {
    let source = Source(count: 25)
    let paged = Paged(loadPage: source.load)
    paged.loadMore()
    source.answer()
    paged.loadMore()
    source.refuse()

    #expect(paged.failure == #"no \u{7} line"#)
    #expect(paged.items.count == 10)
    #expect(paged.hasMore && !paged.isLoading)
    #expect(!paged.needsMore(contentBottom: 10, windowBottom: 24))

    paged.loadMore()
    source.answer()
    #expect(paged.failure == nil)
    #expect(paged.items == Array(0..<20))
  }

  @Test("a load is answered once and in its time")
  func ignoresLate() {
    let source = Source(count: 25)
    let paged = Paged(loadPage: source.load)
    paged.loadMore()
    paged.reset()
    source.answer(0)
    #expect(paged.items.isEmpty && !paged.isLoading)

    paged.loadMore()
    source.answer(0)
    #expect(paged.isLoading)
    source.answer(1)
    source.answer(1)
    #expect(paged.items == Array(0..<10))

    paged.loadMore()
    source.answer(1)
    #expect(paged.items == Array(0..<10) && paged.isLoading)
  }

  @Test("a page that is there at once needs no waiting, an empty one is the last")
  func answersAtOnce() {
    var asked = 0
    let paged = Paged<Int> { start, completion in
      asked += 1
      completion(.success(Paged.Page(items: start < 4 ? [start, start + 1] : [], hasMore: true)))
    }

    while paged.needsMore(contentBottom: paged.items.count, windowBottom: 100) { paged.loadMore() }

    #expect(paged.items == [0, 1, 2, 3])
    #expect(asked == 3 && paged.isDone)
  }

  @Test("an answer after the list is gone harms nobody")
  func outlivesList() {
    let source = Source(count: 5)
    var paged: Paged<Int>? = Paged(loadPage: source.load)
    weak let list = paged
    paged?.loadMore()

    paged = nil
    source.answer()

    #expect(list == nil)
  }
}
