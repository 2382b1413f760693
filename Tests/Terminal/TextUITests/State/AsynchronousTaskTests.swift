import Observation
import Testing
import TextUI
import TextUITesting

@Suite("Tasks on the main actor")
struct AsynchronousTaskTests {
  @Observable final class Farm {
    var animals: [String] = []
    var isCancelled = false

    func load() async { animals = await Farm.inStable() }

    nonisolated static func inStable() async -> [String] { ["cow", "hen"] }

    static let market = Farm()

    static func sell() async { market.animals = ["pig"] }

    @concurrent nonisolated static func buy() async {
      await MainActor.run { market.animals.append("cat") }
    }
  }

  @Test("a stream changes the state value by value")
  func stream() async {
    struct Log: View {
      let lines: AsyncStream<String>
      @State private var seen: [String] = []

      var body: some View {
        Text(seen.joined(separator: " ")).task { for await line in lines { seen.append(line) } }
      }
    }
    let (lines, source) = AsyncStream<String>.makeStream()
    let stage = Stage(width: 11, height: 1) { Log(lines: lines) }
    source.yield("one")
    #expect(await stage.draws { stage.rows == ["    one    "] })
    source.yield("two")
    #expect(await stage.draws { stage.rows == ["  one two  "] })
  }

  @Test("a method of a model, and a static one that runs elsewhere, are tasks")
  func methods() async {
    let farm = Farm()
    let stage = Stage(width: 7, height: 1) {
      Text(farm.animals.joined(separator: " ")).task(farm.load)
    }
    #expect(await stage.draws { stage.rows == ["cow hen"] })
    let market = Stage(width: 7, height: 1) {
      Text(Farm.market.animals.joined(separator: " ")).task(Farm.sell)
    }
    #expect(await market.draws { market.rows == ["  pig  "] })
    let buyer = Stage(width: 7, height: 1) {
      Text(Farm.market.animals.joined(separator: " ")).task(Farm.buy)
    }
    #expect(await buyer.draws { buyer.rows == ["pig cat"] })
  }

  @Test("the task is cancelled when its view leaves, and starts again when it returns")
  func lifetime() async {
    let (farm, box) = (Farm(), Box(true))
    let stage = Stage(width: 3, height: 1) {
      if box.value {
        Text("a").task {
          farm.animals.append("cow")
          for await _ in AsyncStream<Int>.makeStream().stream {}
          farm.isCancelled = Task.isCancelled
        }
      }
    }
    #expect(await stage.draws { farm.animals == ["cow"] })
    box.value = false
    #expect(await stage.draws { farm.isCancelled })
    box.value = true
    #expect(await stage.draws { farm.animals == ["cow", "cow"] })
  }

  @Test("another id cancels the work and starts it again; an equal one does not")
  func anotherID() async {
    let (id, seen) = (Box(1), Box([Int]()))
    let stage = Stage(width: 3, height: 1) {
      let own = id.value
      return Text("a").task(id: own) { seen.value.append(own) }
    }
    #expect(await stage.draws { seen.value == [1] })
    stage.draw()
    id.value = 2
    #expect(await stage.draws { seen.value == [1, 2] })
  }

  @Test("changes in withAnimation are animated, also after a suspension")
  func animated() async {
    struct Moving: View {
      @State private var x = 0

      var body: some View {
        Text("a").offset(x: x).frame(width: 11, alignment: .leading).task {
          await Task.yield()
          withAnimation(.linear(duration: .seconds(1))) { x = 10 }
        }
      }
    }
    let stage = Stage(width: 11, height: 1) { Moving() }
    #expect(await stage.draws { stage.frame.wake != nil })
    #expect(
      [stage.at(.milliseconds(500)).rows, stage.at(.seconds(1)).rows] == [
        ["     a     "], ["          a"],
      ])
  }
}
