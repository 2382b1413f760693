import TextUICore

/// The SGR parameters of the styles of one table, each computed once.
struct StyleCodes {
  /// A style as the terminal can show it.
  struct Code {
    var foreground: Color = .terminal
    var background: Color = .terminal
    var attributes: Style.Attributes = []
    var isPlain = true
    /// The number of the link; zero for none.
    var link: UInt16 = 0
    /// The offset of its parameters: first those of the foreground, then of the background.
    var start: Int32 = 0
    var foregroundEnd: Int32 = 0
    var end: Int32 = 0

    @inline(__always)
    func looks(like other: Code) -> Bool {
      foreground == other.foreground && background == other.background
        && attributes == other.attributes
    }
  }

  private let depth: ColorDepth
  private let hasLinks: Bool
  private var colors: ReadableColors?
  private var table: CellTable?
  private var codes: [Code] = []
  private var bytes: [UInt8] = []

  init(depth: ColorDepth, hasLinks: Bool) {
    self.depth = depth
    self.hasLinks = hasLinks
  }

  /// Adds the styles of a table; forgets those of another one.
  mutating func prepare(for table: CellTable) {
    if self.table !== table {
      self.table = table
      codes.removeAll(keepingCapacity: true)
      bytes.removeAll(keepingCapacity: true)
    }
    while codes.count < table.styleCount {
      add(table.style(UInt16(truncatingIfNeeded: codes.count)))
    }
  }

  /// Chooses readable colours for a palette; nil for the colours as they are.
  ///
  /// - Returns: The numbers of the styles that look different.
  mutating func change(to colors: ReadableColors?) -> Set<UInt16> {
    self.colors = colors
    let (old, table) = (codes, table)
    self.table = nil
    if let table { prepare(for: table) }
    // The table may have grown since the last frame.
    let changed = zip(codes, old).enumerated().filter { !$0.element.0.looks(like: $0.element.1) }
    return Set(changed.map { UInt16(truncatingIfNeeded: $0.offset) })
  }

  /// The code of a style's number; plain if it is unknown.
  subscript(number: UInt16) -> Code {
    Int(number) < codes.count ? codes[Int(number)] : Code()
  }

  private mutating func add(_ style: Style) {
    let shown = colors?.shown(style)
    var code = Code(
      foreground: shown?.foreground ?? style.foreground.nearest(at: depth),
      background: shown?.background ?? style.background.nearest(at: depth),
      attributes: (shown ?? style).attributes.intersection(Self.known))
    code.isPlain = code.looks(like: Code())
    if hasLinks { code.link = style.link }
    code.start = Int32(bytes.count)
    bytes += code.foreground.parameters(after: 30).utf8
    code.foregroundEnd = Int32(bytes.count)
    bytes += code.background.parameters(after: 40).utf8
    code.end = Int32(bytes.count)
    codes.append(code)
  }

  /// Writes the sequence that changes one style into another, if it is needed.
  func write(from old: Code, to new: Code, into output: inout OutputSpan<UInt8>) {
    guard !new.looks(like: old) else { return }
    output.withUnsafeMutableBufferPointer { out, count in
      out[count] = 0x1B
      out[count + 1] = UInt8(ascii: "[")
      var end = count + 2
      if !new.isPlain { end = writeParameters(from: old, to: new, out, end) }
      out[end] = UInt8(ascii: "m")
      count = end + 1
    }
  }

  /// Writes the command that begins a link, or ends one if the number is zero (OSC 8).
  ///
  /// Its id makes one link of all lines and parts of a text.
  func write(link number: UInt16, into output: inout OutputSpan<UInt8>) {
    output.append(ascii: "\u{1B}]8;")
    if let address = table?.links[number] {
      output.append(ascii: "id=")
      output.appendNumber(Int(number))
      output.append(ascii: ";\(address)\u{1B}\\")
    } else {
      output.append(ascii: ";\u{1B}\\")
    }
  }

  private func writeParameters(
    from old: Code, to new: Code, _ out: UnsafeMutableBufferPointer<UInt8>, _ start: Int
  ) -> Int {
    var end = start
    if old.attributes != new.attributes {
      end = writeAttributes(from: old.attributes, to: new.attributes, out, end)
    }
    let from = new.foreground == old.foreground ? new.foregroundEnd : new.start
    let to = new.background == old.background ? new.foregroundEnd : new.end
    for index in Int(from)..<Int(to) {
      out[end] = bytes[index]
      end += 1
    }
    // Each parameter is followed by a semicolon, which the final byte replaces.
    return end - 1
  }

  private func writeAttributes(
    from old: Style.Attributes, to new: Style.Attributes,
    _ out: UnsafeMutableBufferPointer<UInt8>, _ start: Int
  ) -> Int {
    var (ended, begun) = (old.subtracting(new), new.subtracting(old))
    var end = start
    func write(_ tens: UInt8, _ ones: UInt8) {
      out[end] = UInt8(ascii: "0") + tens
      end += tens > 0 ? 1 : 0
      out[end] = UInt8(ascii: "0") + ones
      out[end + 1] = UInt8(ascii: ";")
      end += 2
    }
    if !ended.isDisjoint(with: [.bold, .dim]) {
      // One parameter ends both.
      write(2, 2)
      begun.formUnion(new.intersection([.bold, .dim]))
      ended.subtract([.bold, .dim])
    }
    for (attribute, parameter) in Self.parameters {
      if ended.contains(attribute) { write(2, parameter) }
      if begun.contains(attribute) { write(0, parameter) }
    }
    return end
  }

  private static let known = Style.Attributes(parameters.map(\.0))

  private static let parameters: [(Style.Attributes, UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
  ]
}

extension Color {
  /// Returns the SGR parameters, each with a semicolon; the base is 30 for a foreground, 40 for a
  /// background.
  fileprivate func parameters(after base: Int) -> String {
    switch kind {
    case .terminal: "\(base + 9);"
    case .named(let index) where index < 8: "\(base + Int(index));"
    case .named(let index): "\(base + 60 + Int(index & 7));"
    case .indexed(let index): "\(base + 8);5;\(index);"
    case .rgb(let red, let green, let blue): "\(base + 8);2;\(red);\(green);\(blue);"
    }
  }
}
