import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing

@Suite("Film: its player")
struct FilmPlayerTests {
  private final class Clock {
    var time = Duration.seconds(50)
  }

  private let clock = Clock()

  private func player() throws -> FilmPlayer {
    let play = try GamePlay()
    for (index, kind) in [0, 0, 1, 1, 2, 2].enumerated() {
      play.choose(kind, index % 2, at: Double(index + 1))
    }
    return FilmPlayer(try Film(of: play.saved)) { [clock] in clock.time }
  }

  @Test("a film runs by the clock, and stands still if the clock runs back")
  func runsByTheClock() throws {
    let player = try player()
    player.change { $0.togglePlaying() }
    clock.time += .seconds(2)
    #expect(player.current.position == 2)
    clock.time -= .seconds(40)
    #expect(player.current.position == 2)
    clock.time += .seconds(1)
    #expect(player.current.position == 3)
  }

  @Test("a new speed counts from when it is set")
  func changesSpeed() throws {
    let player = try player()
    player.change { $0.togglePlaying() }
    clock.time += .seconds(1)
    player.change { $0.speed = .double }
    #expect(player.current.time == .seconds(1))
    clock.time += .seconds(1)
    #expect(player.current.time == .seconds(3))
    player.change { $0.speed = .half }
    clock.time += .seconds(1)
    #expect(player.current.time == .milliseconds(3_500))
  }

  @Test("a change returns its result, and everything else continues")
  func answers() throws {
    let player = try player()
    #expect(player.change { $0.toggleKnown() } && player.current.showsKnown)
    #expect(player.change { $0.position } == 0)
    player.change { $0.seek(to: 4) }
    clock.time += .seconds(60)
    #expect(player.current.position == 4 && !player.hasLeft)
  }
}
