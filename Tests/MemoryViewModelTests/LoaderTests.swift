import MemoryModel
import MemoryViewModel
import Testing

@Suite("Loader")
struct LoaderTests {
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  typealias Answer = Result<Int, Refusal>

  @Test("a source is loaded")
  func loads() {
    let loader = Loader<String, Int>()
    #expect(loader.state == .none)

    loader.start("a")
    #expect(loader.state == .loading("a"))
    #expect(loader.state.value == nil)

    loader.finish("a", Answer.success(1))
    #expect(loader.state == .loaded(1))
    #expect(loader.state.value == 1)
    #expect(!loader.state.isLoading)
  }

  @Test("a failure is told in printable words of bounded length")
  func fails() {
    let loader = Loader<String, Int>()
    loader.start("a")
    loader.finish("a", Answer.failure(Refusal(description: "no \u{1B}[2J such file")))
    #expect(loader.state == .failed(reason: #"no \u{1B}[2J such file"#))

    loader.start("a")
    let long = Refusal(description: String(repeating: "x", count: 10_000))
    loader.finish("a", Answer.failure(long))
    guard case .failed(let reason) = loader.state else { return #expect(Bool(false)) }
    #expect(reason.count == 200)
  }

  @Test("a late answer for an old source is ignored")
  func ignoresLate() {
    let loader = Loader<String, Int>()
    loader.start("a")
    loader.start("b")

    loader.finish("a", Answer.success(1))
    #expect(loader.state == .loading("b"))

    loader.finish("b", Answer.success(2))
    loader.finish("a", Answer.failure(Refusal(description: "late")))
    loader.finish("b", Answer.success(3))
    #expect(loader.state == .loaded(2))
  }

  @Test("what is under way can be cancelled, what is there cannot")
  func cancels() {
    let loader = Loader<String, Int>()
    loader.start("a")
    loader.cancel()
    loader.finish("a", Answer.success(1))
    #expect(loader.state == .none)

    loader.start("a")
    loader.finish("a", Answer.success(1))
    loader.cancel()
    #expect(loader.state == .loaded(1))
  }

  @Test("starting again forgets what was loaded")
  func startsAgain() {
    let loader = Loader<String, Int>()
    loader.start("a")
    loader.finish("a", Answer.success(1))

    loader.start("a")

    #expect(loader.state == .loading("a"))
  }
}
