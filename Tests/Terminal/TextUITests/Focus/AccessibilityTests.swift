import Testing
import TextUI

/// Focusable views have accessibility text.
@Suite struct AccessibilityTests {
  private func words<Root: View>(@ViewBuilder _ root: @escaping () -> Root) -> [[String?]] {
    ControlScreen(40, 10, root: root).frame.accessibility.map { [$0.label, $0.value, $0.hint] }
  }

  @Test("the label of a control is its text, without the signs of its style")
  func texts() {
    let composed = words {
      Button {
      } label: {
        VStack {
          Text("New")
          Text("game")
          Text("!").hidden()
        }
      }
    }
    #expect(
      [words { Button("OK") {} }, composed, words { Text("alone").focusable() }] == [
        [["OK", nil, nil]], [["New game", nil, nil]], [["alone", nil, nil]],
      ])
    #expect(words { Text("alone") }.isEmpty)
  }

  @Test("a view that scrolls texts has them as its label")
  func scrolled() {
    let label = (1...12).map { "line \($0)" }.joined(separator: " ")
    #expect(
      [
        words { ScrollView { ForEach(1...12, id: \.self) { Text("line \($0)") } } },
        words {
          ScrollView { ForEach(1...12, id: \.self) { Text("line \($0)") } }
            .accessibilityLabel("Rules")
        },
      ] == [[[label, nil, nil]], [["Rules", nil, nil]]])
  }

  @Test("an outer label overrides that of the control, and an inner one belongs to a button")
  func overridden() {
    let outer = words {
      Toggle("Sound", isOn: .constant(true))
        .accessibilityLabel("inner").accessibilityLabel("outer")
        .accessibilityHint("Plays notes").accessibilityValue("loud")
    }
    let inner = words {
      Button {
      } label: {
        Text("▶").accessibilityLabel("Play").accessibilityValue("3 left").accessibilityHint("Go")
        Text("!").accessibilityHidden()
      }
    }
    #expect(outer + inner == [["outer", "loud", "Plays notes"], ["Play", "3 left", "Go"]])
  }

  @Test("a label applies to the first of several controls, not to those in a focusable view")
  func first() {
    let several = words {
      VStack {
        Button("A") {}
        Button("B") {}
      }.accessibilityLabel("C")
    }
    let nested = words {
      HStack {
        Text("List")
        Button("A") {}.accessibilityHint("h")
      }.focusable()
    }
    #expect(
      [several, nested] == [
        [["C", nil, nil], ["B", nil, nil]], [["List", nil, nil], ["A", nil, "h"]],
      ])
  }

  @Test("positions are described, without disabled controls")
  func places() {
    let screen = ControlScreen(8, 2) {
      VStack {
        Button("A") {}.disabled()
        Button("B") {}
      }
    }
    #expect(screen.frame.accessibility.map(\.rect) == [Rect(x: 1, y: 1, width: 5, height: 1)])
  }

  @Test("moving focus is announced once each time")
  func announced() {
    let screen = ControlScreen(20, 2) {
      Button("A") {}
      Button("B") {}.accessibilityValue("3")
    }
    var heard: [String] = []
    for _ in 0..<3 {
      screen.key(.tab)
      heard += screen.frame.announcements
      screen.redraw()
      heard += screen.frame.announcements
    }
    #expect(heard == ["A", "B, 3", "A"])
  }
}
