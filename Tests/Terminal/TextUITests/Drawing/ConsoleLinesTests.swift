import Testing
import TextUI

@Suite struct ConsoleLinesTests {
  @Test("the Linux console gets lines and blocks, another terminal without Unicode ASCII")
  func drawsLines() {
    let rows = VStack(alignment: .leading, spacing: 0) {
      Text("ab").border(.double)
      Divider()
      ProgressView(value: 0.5)
    }
    for (isConsole, lines) in [
      (true, ["╔══╗      ", "║ab║      ", "╚══╝      ", "──────────", "██░░  50 %"]),
      (false, ["+--+      ", "|ab|      ", "+--+      ", "----------", "##--  50 %"]),
    ] {
      let buffer = rows.buffer(10, 5) {
        $0.isUnicode = false
        $0.isConsole = isConsole
      }
      #expect(buffer.lines == lines)
    }
  }
}
