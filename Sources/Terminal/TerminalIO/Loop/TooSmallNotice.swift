import TextUICore

/// The content of a window that is too small for the screen.
struct TooSmallNotice {
  let needed: Size
  let size: Size
  let isUnicode: Bool

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
    var lines: [String] = []
    for word in ["needs", "\(text(needed)),", "has", text(size)] {
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
