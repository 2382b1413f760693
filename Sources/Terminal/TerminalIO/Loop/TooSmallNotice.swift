import TextUICore

/// The content of a window that is too small for the screen.
struct TooSmallNotice {
  let needed: Size
  let size: Size
  let isUnicode: Bool
  /// The advice for people who cannot enlarge the window; empty for none.
  var advice = ""

  /// The notice in the middle of the window, wrapped between words if needed.
  var buffer: CellBuffer {
    var buffer = CellBuffer(size: size)
    let top = max(0, (size.height - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      let left = max(0, (size.width - line.count) / 2)
      buffer.write(line, at: Point(x: left, y: top + row))
    }
    return buffer
  }

  private var lines: [String] {
    let sizes = wrapped(["needs", "\(text(needed)),", "has", text(size)])
    let all = sizes + wrapped(advice.split(separator: " ").map(String.init))
    // The sizes alone say what is wrong, if there is no space for both.
    return all.count <= size.height ? all : sizes
  }

  /// Returns the words in lines that fit, if the words do.
  private func wrapped(_ words: [String]) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= size.width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }

  private func text(_ size: Size) -> String {
    "\(size.width)\(isUnicode ? "×" : "x")\(size.height)"
  }
}
