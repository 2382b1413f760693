import TextUI

/// The log, which is followed while no line is selected, and a filter below it.
struct LogScreen: View {
  let log: Log
  @State private var selection: Int?
  @State private var filter = ""
  @FocusState private var isFiltering: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollViewReader { proxy in
        if filter.isEmpty {
          list(of: log.lines.indices)
        } else {
          list(of: log.matches)
        }
        Divider()
        statusLine(proxy)
      }
    }
    .onKeyPress(.character("/")) { isFiltering = true }
    .windowTitle("\(log.lines.count) lines")
    .onChange(of: filter) { _, _ in selection = nil }
    .task(id: filter) { await log.search(for: filter) }
  }

  private func list<Numbers: RandomAccessCollection<Int>>(of numbers: Numbers) -> some View {
    List(numbers, id: \.self, selection: $selection) { LogRow(line: log.lines[$0]) }
      .defaultScrollAnchor(.bottom)
      .defaultFocus()
      .copyable(selection.map { log.lines[$0] } ?? "")
  }

  private func statusLine(_ proxy: ScrollViewProxy) -> some View {
    HStack {
      TextField("Filter", text: $filter, prompt: "Filter (/)")
        .focused($isFiltering)
        .onSubmit { isFiltering = false }
        .onKeyPress(.escape) { (filter, isFiltering) = ("", false) }
        .frame(maxWidth: 32)
      Spacer()
      status.layoutPriority(1)
      Button("Follow") { follow(proxy) }.keyboardShortcut(.character("f"))
    }
  }

  private var status: some View {
    let shown = filter.isEmpty ? log.lines.count : log.matches.count
    return HStack {
      if log.isSearching { ProgressView() }
      Text(selection.map { "line \($0 + 1)," } ?? (log.isComplete ? "all" : "following"))
      Text("\(shown)").bold()
    }
    .lineLimit(1)
  }

  private func follow(_ proxy: ScrollViewProxy) {
    selection = nil
    isFiltering = false
    let last = filter.isEmpty ? log.lines.indices.last : log.matches.last
    if let last { proxy.scrollTo(last) }
  }
}

/// A line, in the colour of its level.
struct LogRow: View {
  let line: String

  var body: some View {
    let level = Level(of: line)
    return Text(line).lineLimit(1).foregroundStyle(level.color).bold(level == .error)
      .dim(level == .debug)
  }
}

/// The importance of a line, found by the words that most programs use.
nonisolated enum Level: Int {
  case info, debug, warning, error

  private static let words: [(packed: UInt64, level: Level)] = [
    (packed("error"), .error), (packed("err"), .error), (packed("fatal"), .error),
    (packed("panic"), .error), (packed("failed"), .error), (packed("warn"), .warning),
    (packed("warning"), .warning), (packed("debug"), .debug), (packed("trace"), .debug),
  ]

  /// Returns a word of at most eight letters as a number.
  private static func packed(_ word: String) -> UInt64 {
    word.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  // By bytes in a loop, because words as strings take half of a frame in which all rows are new.
  init(of line: String) {
    var (level, word) = (Level.info, UInt64(0))
    for byte in line.utf8.prefix(120) {
      let letter = byte | 0x20
      if letter >= 0x61 && letter <= 0x7A {
        word = word << 8 | UInt64(letter)
      } else {
        level.rise(by: word)
        word = 0
      }
    }
    level.rise(by: word)
    self = level
  }

  private mutating func rise(by word: UInt64) {
    for known in Self.words where known.packed == word && known.level.rawValue > rawValue {
      self = known.level
    }
  }

  var color: Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info, .debug: .terminal
    }
  }
}
