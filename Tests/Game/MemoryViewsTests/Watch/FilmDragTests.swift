import MemoryEngine
import MemoryModel
import MemoryViewModel
import Testing
import TextUI

@testable import MemoryViews

/// A film whose time line disappears while the mouse drags along it.
@Suite struct FilmDragTests {
  private func player() throws -> FilmPlayer {
    let app = SampleApp.playing {
      $0.stumble()
      $0.findRest()
    }
    let saved = try #require(app.model.current?.saved)
    return FilmPlayer(try Film(of: saved, names: app.model.settings.playerNames)) { .zero }
  }

  @Test func `a film that is removed during a drag stays where the drag was`() throws {
    let (player, shown, settings) = (try player(), Showing(), SampleApp().model.settings)
    let screen = ScreenDriving {
      if shown.isShown { FilmWindow(player, settings: settings) } else { Text("no film") }
    }
    let line = screen.rows.count - 2
    screen.drag([.down(.left), .moved(.left)], to: [1, 55], row: line)
    var turns = [player.current.turn]
    shown.isShown = false
    screen.waits(.zero)
    screen.drag([.moved(.left)], to: [30], row: line)
    turns.append(player.current.turn)
    let isGone = screen.text.contains("no film")
    shown.isShown = true
    screen.waits(.zero)
    screen.drag([.moved(.left), .up(.left)], to: [20, 20], row: line)
    turns.append(player.current.turn)
    screen.drag([.down(.left), .up(.left)], to: [21, 21], row: line)
    turns.append(player.current.turn)
    #expect(isGone && turns == [12, 12, 12, 5], "the old drag does not reach the new film")
  }

  @Test func `Esc after a film has come back does not return to the old drag`() throws {
    let (player, shown, settings) = (try player(), Showing(), SampleApp().model.settings)
    let screen = ScreenDriving {
      if shown.isShown { FilmWindow(player, settings: settings) } else { Text("no film") }
    }
    let line = screen.rows.count - 2
    screen.drag([.down(.left), .moved(.left)], to: [1, 55], row: line)
    shown.isShown = false
    screen.waits(.zero)
    shown.isShown = true
    screen.waits(.zero)
    try screen.does("esc")
    #expect(player.current.turn == 12 && player.hasLeft)
  }
}
