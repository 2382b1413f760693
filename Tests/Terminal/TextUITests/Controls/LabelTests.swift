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

  @Test("an icon is before the title, in ASCII its replacement")
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

  @Test("with little room the title is cut")
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

  @Test("a style can show the title, the icon or both", arguments: [true, false])
  func styles(isUnicode: Bool) {
    let label = Label("Sound", icon: "♪", ascii: "~")
    func row(_ style: LabelStyle) -> String {
      ControlScreen(9, 1, isUnicode: isUnicode) {
        HStack(spacing: 0) {
          label.labelStyle(style)
          Spacer()
        }
      }.line
    }
    #expect(row(.titleOnly) == "Sound    ")
    #expect(row(.iconOnly) == (isUnicode ? "♪        " : "~        "))
    #expect(row(.titleAndIcon) == (isUnicode ? "♪ Sound  " : "~ Sound  "))
  }

  @Test("the inner style counts, and holds for all labels in a view")
  func inherited() {
    let screen = rows(9, 2) {
      VStack(alignment: .leading, spacing: 0) {
        Label("One", icon: "1")
        Label("Two", icon: "2").labelStyle(.titleAndIcon)
      }
      .frame(maxWidth: .max, alignment: .leading)
      .labelStyle(.iconOnly)
    }
    #expect(screen == ["1        ", "2 Two    "])
  }

  @Test("the title is spoken in every style", arguments: [LabelStyle.titleOnly, .iconOnly])
  func spoken(style: LabelStyle) {
    let screen = ControlScreen(14, 1) {
      Button {
      } label: {
        Label("Sound", icon: "♪")
        Text("on")
      }
      .labelStyle(style)
    }
    screen.key(.tab)
    #expect(screen.frame.announcements == ["Sound on"])
  }

  @Test("a picker of icons says the title of its choice")
  func picker() {
    let choice = Loaded("a")
    let screen = ControlScreen(24, 1) {
      Picker("Pet", selection: choice.binding) {
        Label("Ant", icon: "1").tag("a")
        Label("Bee", icon: "2").tag("b")
      }
      .pickerStyle(.menu)
      .labelStyle(.iconOnly)
    }
    #expect(screen.line.contains("[ 1 ▾ ]"))
    #expect(screen.frame.accessibility.first?.value == "Ant")
  }
}
