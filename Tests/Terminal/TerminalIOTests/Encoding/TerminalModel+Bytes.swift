import TextUI

extension TerminalModel {
  /// Applies the bytes, and records everything that the encoder should never write.
  mutating func apply(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return complain("not UTF-8")
    }
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar == "\u{1B}" {
        obey(&scalars)
      } else if scalar.properties.generalCategory == .control {
        complain("control character \(scalar.value)")
      } else {
        print(scalar)
      }
    }
    if style != .plain || !wraps { complain("ended with \(style), wrapping \(wraps)") }
  }

  /// Applies a control sequence: ESC [, an optional question mark, numbers, a letter.
  private mutating func obey(_ scalars: inout String.UnicodeScalarView.Iterator) {
    let first = scalars.next()
    if first == "]" { return obeyCommand(&scalars) }
    guard first == "[" else { return complain("not a control sequence") }
    var parameters = ""
    while let scalar = scalars.next() {
      guard scalar.properties.isAlphabetic else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      return obey(scalar, parameters)
    }
    complain("unfinished: \(parameters)")
  }

  private mutating func obey(_ final: Unicode.Scalar, _ parameters: String) {
    if parameters.hasPrefix("?") { return obeyMode("\(parameters)\(final)") }
    let fields = parameters.split(separator: ";", omittingEmptySubsequences: false)
    let numbers = parameters.isEmpty ? [] : fields.map { Int($0) ?? -1 }
    if numbers.contains(-1) { return complain("parameters \(parameters)") }
    switch (final, numbers.count) {
    case ("H", 0...2):
      move(to: Point(x: (numbers.count > 1 ? numbers[1] : 1) - 1, y: (numbers.first ?? 1) - 1))
    case ("G", 0...1): move(to: Point(x: (numbers.first ?? 1) - 1, y: cursor.y))
    case ("C", 0...1):
      if isWrapPending { complain("moved from beyond the edge") }
      move(to: Point(x: cursor.x + (numbers.first ?? 1), y: cursor.y))
    case ("m", _): obeyStyle(numbers[...])
    default: complain("\(parameters)\(final)")
    }
  }

  /// Applies the begin or the end of a link, up to ESC \.
  private mutating func obeyCommand(_ scalars: inout String.UnicodeScalarView.Iterator) {
    var text = ""
    while let scalar = scalars.next(), scalar != "\u{1B}" { text.unicodeScalars.append(scalar) }
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard scalars.next() == "\\", parts.count == 3, parts[0] == "8" else {
      return complain("command \(text)")
    }
    guard parts[1].hasPrefix("id="), let id = UInt16(parts[1].dropFirst(3)), !parts[2].isEmpty
    else {
      if text != "8;;" || style.link == 0 { complain("command \(text)") }
      style.link = 0
      return
    }
    if id == style.link || links[id, default: String(parts[2])] != parts[2] {
      complain("command \(text)")
    }
    links[id] = String(parts[2])
    style.link = id
  }

  private mutating func obeyMode(_ mode: String) {
    switch mode {
    case "?25h", "?25l": show(cursor: mode == "?25h")
    case "?7h", "?7l": wraps = mode == "?7h"
    default: complain(mode)
    }
  }

  private mutating func obeyStyle(_ numbers: ArraySlice<Int>) {
    if numbers.isEmpty {
      let link = style.link
      style = .plain
      style.link = link
    }
    var numbers = numbers
    while let number = numbers.popFirst() {
      switch number {
      case 22: style.attributes.subtract([.bold, .dim])
      case 1, 2, 3, 4, 7, 9: style.attributes.formUnion(Self.attribute(number))
      case 23, 24, 27, 29: style.attributes.subtract(Self.attribute(number - 20))
      case 38: style.foreground = color(&numbers)
      case 48: style.background = color(&numbers)
      case 30...39, 90...97: style.foreground = color(number, 30)
      case 40...49, 100...107: style.background = color(number, 40)
      default: complain("style \(number)")
      }
    }
  }

  private static func attribute(_ number: Int) -> Style.Attributes {
    [1: .bold, 2: .dim, 3: .italic, 4: .underline, 7: .reverse, 9: .strikethrough][number] ?? []
  }

  private func color(_ number: Int, _ base: Int) -> Color {
    if number == base + 9 { return .terminal }
    return Color(index: UInt8(number - base < 8 ? number - base : number - base - 52))
  }

  private mutating func color(_ numbers: inout ArraySlice<Int>) -> Color {
    let count = numbers.first == 5 ? 2 : 4
    let fields = numbers.prefix(count).compactMap { UInt8(exactly: $0) }
    numbers = numbers.dropFirst(count)
    if fields.count == 2 { return Color(index: fields[1]) }
    if fields.count == 4, fields[0] == 2 {
      return Color(red: fields[1], green: fields[2], blue: fields[3])
    }
    complain("colour \(fields)")
    return .terminal
  }
}
