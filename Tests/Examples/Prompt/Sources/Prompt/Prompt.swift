import TerminalIO
import TextUI

/// A script that asks two questions, works for a while, and prints the result.
///
/// All of it appears between the lines of the shell. In a pipe, a line of input is an answer.
@main struct Script {
  static func main() throws {
    let name = try Terminal.prompt(for: String.self, rows: 3, atEnd: .erase) { finish in
      NameQuestion(finish: finish)
    } withoutTerminal: {
      readLine()
    }
    guard let name else { return print("Another time, then.") }
    print("Name: \(name)")

    let size = try Terminal.prompt(for: CakeSize.self, rows: 6, atEnd: .erase) { finish in
      SizeQuestion(finish: finish)
    } withoutTerminal: {
      readLine().flatMap(CakeSize.init(rawValue:))
    }
    guard let size else { return print("Another time, then.") }
    print("Size: \(size.rawValue)")

    let baked = try Terminal.prompt(for: Int.self, rows: 3, atEnd: .erase) { finish in
      Oven(size: size, pause: .milliseconds(100), finish: finish)
    } withoutTerminal: {
      size.pieces
    }
    guard let baked else { return print("\(name), the cake is not done.") }
    print("\(name), here is your cake: \(baked) pieces.")
  }
}

enum CakeSize: String, CaseIterable {
  case small
  case medium
  case large
  case huge

  var pieces: Int {
    switch self {
    case .small: 6
    case .medium: 12
    case .large: 24
    case .huge: 96
    }
  }
}

struct NameQuestion: View {
  let finish: (String) -> Void
  @State private var name = ""

  var body: some View {
    HStack(spacing: 1) {
      Text("What is your name?").bold()
      TextField("your name", text: $name)
        .defaultFocus()
        .onSubmit { if !name.isEmpty { finish(name) } }
    }
    Text("Enter continues, Escape ends.").dim()
  }
}

struct SizeQuestion: View {
  let finish: (CakeSize) -> Void
  @State private var size = CakeSize.medium

  var body: some View {
    Picker("How large is your cake?", selection: $size) {
      ForEach(CakeSize.allCases, id: \.self) { size in
        Text("\(size.rawValue), \(size.pieces) pieces").tag(size)
      }
    }
    .pickerStyle(.inline)
    .defaultFocus()
    .onKeyPress(.enter) { finish(size) }
    Text("Arrows choose, Enter continues.").dim()
  }
}

struct Oven: View {
  let size: CakeSize
  /// The time for which a piece is baked.
  let pause: Duration
  let finish: (Int) -> Void
  @State private var done = 0
  @Environment(\.above) private var above

  var body: some View {
    ProgressView("Baking", value: Double(done), total: Double(size.pieces))
    Text("\(done) of \(size.pieces) pieces; Escape stops.").dim()
      .task { await bake() }
  }

  private func bake() async {
    for piece in 1...size.pieces {
      do { try await Task.sleep(for: pause) } catch { return }
      done = piece
      if piece.isMultiple(of: 3) { above("Piece \(piece) is golden.") }
    }
    finish(size.pieces)
  }
}
