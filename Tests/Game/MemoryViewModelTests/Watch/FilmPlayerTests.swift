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

  @Test("a film runs by the clock, even one that runs back, and a new speed counts at once")
  func runsByTheClock() throws {
    var player = try player()
    player.change { $0.togglePlaying() }
    clock.time += .seconds(2)
    var positions = [player.current.position]
    clock.time -= .seconds(40)
    positions.append(player.current.position)
    clock.time += .seconds(1)
    positions.append(player.current.position)
    #expect(positions == [2, 2, 3])

    player = try self.player()
    player.change { $0.togglePlaying() }
    clock.time += .seconds(1)
    player.change { $0.speed = .double }
    var times = [player.current.time]
    clock.time += .seconds(1)
    times.append(player.current.time)
    player.change { $0.speed = .half }
    clock.time += .seconds(1)
    times.append(player.current.time)
    #expect(times == [.seconds(1), .seconds(3), .milliseconds(3_500)])
  }

  @Test("a change returns its result, and everything else continues")
  func answers() throws {
    let player = try player()
    #expect(
      (player.change { $0.toggleKnown() }, player.current.showsKnown, player.change { $0.position })
        == (true, true, 0))
    player.change { $0.seek(to: 4) }
    clock.time += .seconds(60)
    #expect(player.current.position == 4 && !player.hasLeft)
  }
}
