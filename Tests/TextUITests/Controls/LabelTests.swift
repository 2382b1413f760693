import Testing
import TextUI

@Suite struct LabelTests {
  private func screen(isUnicode: Bool = true) -> ControlScreen {
    ControlScreen(14, 1, isUnicode: isUnicode) {
      Button {
      } label: {
        Label("Sound", icon: "♪", ascii: "~")
      }
    }
  }

  @Test("an icon stands before the title, in ASCII what stands for it")
  func icon() {
    #expect(screen().line == " [ ♪ Sound ]  ")
    #expect(screen(isUnicode: false).line == " [ ~ Sound ]  ")
    #expect(rows(5, 1) { Label("a", icon: "🐝") } == ["🐝 a "])
  }

  @Test("only the title is spoken")
  func words() {
    let screen = screen()
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Sound"])
  }

  @Test("where there is little room the title gives way")
  func narrow() {
    #expect(rows(4, 1) { Label("Sound", icon: "♪").lineLimit(1) } == ["♪ S…"])
  }

  @Test("title and icon may be any views")
  func views() {
    let screen = rows(6, 1) {
      Label {
        Text("a")
        Text("b")
      } icon: {
        Color.red.frame(width: 1, height: 1)
      }
    }
    #expect(screen == ["  a b "])
  }
}
