import Testing
import TextUI

@Suite("Snackbars in the last row")
struct SnackbarRowTests {
  private let center = PopupCenter()

  private func stage() -> PopupStage {
    let center = center
    let stage = PopupStage { Dots(stage: $0).popups(center, snackbars: .lastRow) }
    stage.draw()
    return stage
  }

  @Test("one is shown at a time, at the right of the last row, and the next follows")
  func showsOne() {
    let stage = stage()
    center.show(Snackbar("one"))
    center.show(Snackbar("two"))
    stage.draw()
    var seenLines = [stage.lines[7]]
    #expect(stage.lines[6] == String(repeating: ".", count: 30))
    stage.draw(after: .seconds(3))
    seenLines.append(stage.lines[7])
    stage.draw(after: .seconds(3))
    seenLines.append(stage.lines[7])
    #expect(
      seenLines == [
        "....................... i one ", "....................... i two ",
        String(repeating: ".", count: 30),
      ])
  }

  @Test("a long message is shown in parts, each for its time, and announced once as a whole")
  func dividesMessage() {
    let stage = stage()
    let words = "The picture of the lion is missing or damaged, so that its word is shown."
    center.show(Snackbar(kind: .warning, words))
    var parts: [String] = []
    var announced = stage.draw().announcements
    announced += stage.draw().announcements
    while stage.lines[7].contains("Warning"), parts.count < 9 {
      #expect(stage.lines[..<7].allSatisfy { $0.allSatisfy { $0 == "." } })
      let rest = stage.lines[7].split(separator: "Warning ").last ?? ""
      parts.append(String(rest).trimmed)
      announced += stage.draw(after: .seconds(3)).announcements
    }
    #expect(parts.count == 4 && parts.joined(separator: " ") == words, "\(parts)")
    #expect(announced == ["Warning: \(words)"])
  }

  @Test("a wider window has fewer parts")
  func followsWidth() {
    let stage = stage()
    center.show(Snackbar("A pair of dogs, and a pair of cats, and a lion"))
    stage.draw()
    stage.draw()
    #expect(stage.lines[7].hasSuffix("i A pair of dogs, and a pair "))
    stage.size = Size(width: 60, height: 8)
    stage.draw()
    stage.draw()
    #expect(stage.lines[7].hasSuffix("and a pair of cats, and a lion "))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
