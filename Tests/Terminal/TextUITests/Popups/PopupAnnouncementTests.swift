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

  @Test("a dialog announces its title, and its message if it has one, before the focused answer")
  func saysDialog() {
    let said = announcements { _ in
      PopupStage { stage in
        Dots(stage: stage).alert("Delete it?", isPresented: stage.binding) {
        } message: {
          Text("It is gone then.")
        }
      }
    }

    let otherSaid = announcements { _ in
      PopupStage { stage in
        Dots(stage: stage).alert("Saved", isPresented: stage.binding) {}
      }
    }

    #expect([said, otherSaid] == [["Delete it? It is gone then.", "OK"], ["Saved", "OK"]])
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

    #expect(
      (
        said.first, said.count { $0 == "Settings" },
        said.dropFirst().contains { $0.contains("Settings") }
      ) == ("Settings", 1, false))
  }

  @Test("a popup that is shown again is announced again, an update is not")
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

    let stage = PopupStage { stage in
      Dots(stage: stage).alert("Saved", isPresented: stage.binding) {}
    }
    stage.present()
    stage.present(false)

    stage.isPresented = true

    #expect(stage.draw().announcements == ["Saved", "OK"])
  }

  /// Returns what is announced when a popup opens.
  private func said(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
    announcements { _ in
      PopupStage { stage in
        Dots(stage: stage).popup(isPresented: stage.binding, content: content)
      }
    }
  }

  @Test(
    "a popup without a label says its texts, scrolling ones too, but of a form only the first field"
  )
  func saysTexts() {
    #expect(said { Text("Saved") } == ["Saved"])
    #expect(
      said {
        Text("Saved")
        Text("in the folder games")
        Button("OK") {}.defaultFocus()
        Text("not said")
      } == ["Saved in the folder games", "OK"])
    #expect(said { Text("decoration").accessibilityHidden() }.isEmpty)

    let words = (1...30).map { "line \($0)" }
    #expect(said { ForEach(words, id: \.self) { Text($0) } } == [words.joined(separator: " ")])

    #expect(
      said {
        Text("Name")
        TextField("Name", text: .constant("Ada"))
      } == ["Name, Ada"])
  }

  @Test("a label counts below modifiers and in bodies, the outer one first, but not that of a part")
  func saysLabelBelowModifiers() {
    let said = self.said {
      VStack {
        Text("42")
        Button("Close") {}.defaultFocus()
      }
      .accessibilityLabel("Settings").padding(.horizontal).foregroundStyle(.red).bold()
      .background(Color.blue).opacity(0.9)
    }
    #expect(
      [
        said, self.said { Greeting(count: 3) },
        self.said { Around { Greeting(count: 3).padding(1) }.bold() },
        self.said { Greeting(count: 3).equatable() },
        self.said { Around { Greeting(count: 3) }.accessibilityHint("Esc closes it.") },
        self.said { Greeting(count: 3).accessibilityLabel("Hello") },
      ] == [
        ["Settings", "Close"], ["Greeting", "Close"], ["Greeting", "Close"], ["Greeting", "Close"],
        ["Greeting. Esc closes it.", "Close"], ["Hello", "Close"],
      ])
    #expect(
      self.said {
        VStack {
          Around { Text("42").accessibilityLabel("Forty-two") }
          Button("Close") {}.defaultFocus()
        }
      } == ["Forty-two", "Close"])
    #expect(
      self.said { Greeting(count: 3).background { Around { Text("0").accessibilityLabel("No") } } }
        == ["Greeting", "Close"])
  }

  @Test("a hint follows the label or the texts, and a control says its own with the focus")
  func saysHint() {
    #expect(
      said {
        VStack {
          Text("Saved")
          Button("OK") {}.defaultFocus()
        }
        .accessibilityHint("Esc closes it.")
      } == ["Saved. Esc closes it.", "OK"])
    #expect(
      said {
        Button("OK") {}.defaultFocus().accessibilityHint("Esc closes it.")
          .accessibilityLabel("Done!")
      } == ["Done! Esc closes it.", "OK"])

    let window = Window {
      Button("Sort") {}.defaultFocus().accessibilityHint("Sorts the table.")
    }
    let frame = window.frame(size: Size(width: 20, height: 1), at: .zero)
    #expect(frame.announcements == ["Sort. Sorts the table."])
  }
}

/// A view whose body sets a label.
private struct Greeting: View, Equatable {
  let count: Int

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Close") {}.defaultFocus()
    }
    .accessibilityLabel("Greeting")
  }
}

/// A view whose body is another view.
private struct Around<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View { content }
}
