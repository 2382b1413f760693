import Testing
import TextUI

@Suite("Announcements of popups")
struct PopupAnnouncementTests {
  /// Returns the announcements from before a popup is shown until some frames later.
  private func announcements(showing root: (PopupStage) -> PopupStage) -> [String] {
    let stage = root(PopupStage { _ in EmptyView() })
    var said: [String] = []
    said += stage.draw().announcements
    stage.isPresented = true
    for _ in 0..<4 { said += stage.draw(after: .milliseconds(50)).announcements }
    return said
  }

  @Test("a dialog announces its title and message once, before the focused answer")
  func saysDialog() {
    let said = announcements { _ in
      PopupStage { stage in
        Dots(stage: stage).alert("Delete it?", isPresented: stage.binding) {
        } message: {
          Text("It is gone then.")
        }
      }
    }

    #expect(said == ["Delete it? It is gone then.", "OK"])
  }

  @Test("a dialog without a message announces its title")
  func saysTitle() {
    let said = announcements { _ in
      PopupStage { stage in
        Dots(stage: stage).alert("Saved", isPresented: stage.binding) {}
      }
    }

    #expect(said == ["Saved", "OK"])
  }

  @Test("a popup with a label announces it once, and its controls keep their own labels")
  func saysLabel() {
    let said = announcements { _ in
      PopupStage { stage in
        Dots(stage: stage).popup(isPresented: stage.binding) {
          VStack { Button("Close") {} }.accessibilityLabel("Settings")
        }
      }
    }

    #expect(said.first == "Settings")
    #expect(said.count { $0 == "Settings" } == 1)
    #expect(!said.dropFirst().contains { $0.contains("Settings") })
  }

  @Test("an update of a popup in a centre is not announced again")
  func isSilentOnUpdate() {
    let center = PopupCenter()
    let window = Window { Text("").popups(center) }
    func said(_ seconds: Double) -> [String] {
      window.frame(size: Size(width: 40, height: 10), at: .seconds(seconds)).announcements
    }
    center.show("level") { Text("1").accessibilityLabel("Level") }
    #expect(said(0) == ["Level"])

    center.update("level") { Text("2").accessibilityLabel("Level") }

    #expect(said(1).isEmpty)
  }

  @Test("a popup that is shown again is announced again")
  func saysAgain() {
    let stage = PopupStage { stage in
      Dots(stage: stage).alert("Saved", isPresented: stage.binding) {}
    }
    stage.present()
    stage.present(false)

    stage.isPresented = true

    #expect(stage.draw().announcements == ["Saved", "OK"])
  }
}
