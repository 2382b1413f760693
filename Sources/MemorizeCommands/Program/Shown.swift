import MemoryModel

/// What the user typed, as an error message quotes it: one line, harmless and not too long.
func shown(_ text: String) -> String {
  let line = text.printable(atMost: 60)
  return line.isEmpty || line.contains(" ") ? "\"\(line)\"" : line
}
