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
enum Level {
  case error, warning, info, debug

  private static let names: [String: Level] = [
    "error": .error, "err": .error, "fatal": .error, "panic": .error, "failed": .error,
    "warn": .warning, "warning": .warning, "debug": .debug, "trace": .debug,
  ]

  // By bytes, because a letter of any alphabet is found ten times as slowly, for each row.
  init(of line: String) {
    let words = line.utf8.prefix(120).split { !(0x61...0x7A).contains($0 | 0x20) }
    let levels = words.compactMap { word in
      Self.names[String(decoding: word.map { $0 | 0x20 }, as: UTF8.self)]
    }
    self = [.error, .warning, .debug].first(where: levels.contains) ?? .info
  }

  var color: Color {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .info, .debug: .terminal
    }
  }
}
