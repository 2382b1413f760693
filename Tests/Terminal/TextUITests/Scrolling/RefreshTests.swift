import Testing
import TextUI
import TextUITesting

@Suite("A view that can be refreshed")
struct RefreshTests {
  /// Work whose end the test decides.
  private final class Mailbox {
    var count = 0
    var isCancelled = false
    private var ends: [CheckedContinuation<Void, Never>] = []

    func load() async {
      count += 1
      await withCheckedContinuation { ends.append($0) }
      isCancelled = Task.isCancelled
    }

    func end() {
      ends.removeLast().resume()
    }

    var isLoading: Bool { !ends.isEmpty }
  }

  private let mailbox = Mailbox()

  private func stage(rows: Int = 9) -> Stage {
    Stage(width: 30, height: 4) { [mailbox] in
      List { ForEach(0..<rows) { Text("\($0)") } }.refreshable { await mailbox.load() }
    }
  }

  @Test(
    "F5 and ^R start the work, and a line shows progress until it ends",
    arguments: [KeyPress(.function(5)), KeyPress(.character("r"), modifiers: .control)])
  func keys(press: KeyPress) async {
    let stage = stage()
    #expect(
      stage.rows[0].hasPrefix("0 ") && stage.send(.key(press))
        && stage.rows[0].contains("Refreshing") && stage.rows[1].hasPrefix("0 ")
        && stage.announcements.last == "Refreshing")
    #expect(await stage.draws { mailbox.isLoading })
    mailbox.end()
    #expect(await stage.draws { stage.rows[0].hasPrefix("0 ") })
    #expect(mailbox.count == 1 && !mailbox.isCancelled)
  }

  @Test("a request while the work is in progress is ignored; a later one is not")
  func twice() async {
    let stage = stage()
    stage.key(.function(5))
    stage.key(.function(5))
    #expect(await stage.draws { mailbox.isLoading })
    stage.key(.function(5))
    stage.wheel(-1, x: 0, y: 1)
    mailbox.end()
    #expect(await stage.draws { stage.rows[0].hasPrefix("0 ") })
    #expect(mailbox.count == 1)
    stage.key(.function(5))
    #expect(await stage.draws { mailbox.count == 2 })
    mailbox.end()
  }

  @Test("at the top, a turn of the wheel shows a hint, and another one after a rest refreshes")
  func pull() async {
    let stage = stage()
    stage.wheel(2, x: 0, y: 1)
    let scrolled = stage.rows[0]
    for _ in 0..<9 { stage.wheel(-1, x: 0, y: 1) }
    #expect(
      scrolled.hasPrefix("5 ") && stage.rows[0].contains("Pull again to refresh, or F5")
        && stage.rows[1].hasPrefix("0 "))
    stage.at(.milliseconds(300)).wheel(-1, x: 0, y: 1)
    #expect(await stage.draws { mailbox.isLoading })
    #expect(stage.rows[0].contains("Refreshing"))
    mailbox.end()
  }

  @Test("the hint disappears after a while, and a turn after that shows it again")
  func hint() {
    let stage = stage(rows: 2)
    stage.wheel(-1, x: 0, y: 0)
    let hints = [stage.rows[0], stage.at(.seconds(4)).rows[0]].map { $0.contains("Pull again") }
    stage.at(.seconds(5)).wheel(-1, x: 0, y: 0)
    #expect(hints == [true, false] && stage.rows[0].contains("Pull again") && mailbox.count == 0)
  }

  @Test("the work is cancelled when the view leaves")
  func leaving() async {
    let isThere = Loaded(true)
    let stage = Stage(width: 30, height: 4) { [mailbox] in
      if isThere.value { Text("a").refreshable { await mailbox.load() } }
    }
    stage.key(.function(5))
    #expect(await stage.draws { mailbox.isLoading })
    isThere.value = false
    stage.draw()
    mailbox.end()
    #expect(await stage.draws { mailbox.isCancelled })
  }

  @Test("a view inside refreshes by the environment, and waits for the end")
  func environment() async {
    struct Inner: View {
      @Environment(\.refresh) private var refresh
      let steps: Box<[String]>

      var body: some View {
        Button("Again") {
          Task {
            await refresh?()
            steps.note(Task.isCancelled ? "cancelled" : "loaded")
          }
        }
        Text(refresh == nil ? "none" : "some")
      }
    }
    let steps = Box([String]())
    let stage = Stage(width: 30, height: 3) { [mailbox] in
      Inner(steps: steps).refreshable { await mailbox.load() }
    }
    #expect(stage.rows[1].contains("some") && stage.tap("Again"))
    #expect(await stage.draws { mailbox.isLoading })
    #expect(steps.value == [])
    mailbox.end()
    #expect(await stage.draws { steps.value == ["loaded"] })
    let other = Stage(width: 9, height: 2) { VStack { Inner(steps: steps) } }
    #expect(other.rows[1].contains("none"))
  }
}
