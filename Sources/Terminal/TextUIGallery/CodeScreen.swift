import TextUI

/// The code of a page, to be read.
struct CodeScreen: View {
  @Environment(\.isUnicode) private var isUnicode
  let code: String

  var body: some View {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    ScrollView([.vertical, .horizontal]) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lines.indices) { index in CodeLine(number: index + 1, text: lines[index]) }
      }
    }
  }
}

/// A line with its number; what only explains is fainter.
private struct CodeLine: View {
  let number: Int
  let text: Substring

  var body: some View {
    HStack(spacing: 1) {
      Text("\(number)").dim().frame(width: 4, alignment: .trailing)
      Text(text.isEmpty ? " " : String(text)).fixedSize().dim(isComment)
    }
  }

  private var isComment: Bool { text.drop { $0 == " " }.hasPrefix("//") }
}
