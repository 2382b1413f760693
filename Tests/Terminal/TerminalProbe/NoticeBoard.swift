import Pictures
import Synchronization
import TerminalIO
import TextUI

/// The text of the probe; a class, because all closures of its screen share it.
@MainActor final class NoticeBoard {
  private let fate: Fate
  private let waker: Waker
  private var (questions, frames) = (0, 0)
  private var pauses: [Bool] = []
  private var latest = "nothing"
  private var isDone = false
  private var showsSixels = false
  private let renderer = Renderer()
  private let table = CellTable()

  init(fate: Fate, waker: Waker) {
    self.fate = fate
    self.waker = waker
  }

  var screen: Screen {
    var screen = Screen(
      frame: { size, now in self.frame(size, now) },
      send: { event, _ in self.take(event) },
      isFinished: {
        self.questions += 1
        return self.isDone
      })
    screen.isLeft = { $0 == .key(KeyPress(.character("l"))) }
    screen.answer = {
      self.latest = "\($0)"
      if $0 == .graphics(.sixel) { self.showsSixels = true }
    }
    screen.pause = { self.pauses.append($0) }
    return screen
  }

  private func frame(_ size: Size, _ now: Duration) -> ScreenFrame {
    frames += 1
    var buffer = showsSixels ? pictured(size) : CellBuffer(size: size, table: table)
    let lines = [
      "probe \(size.width) by \(size.height).", "latest \(latest).", "pauses \(pauses.count).",
      "questions \(questions) frames \(frames).", "signs \(Fate.signs.load(ordering: .relaxed)).",
    ]
    for (row, line) in lines.enumerated() { buffer.write(line, at: Point(x: 0, y: row)) }
    if fate == .picture {
      if table.pictures.isEmpty {
        table.setPicture(0, to: Self.picture)
      }
      for cell in [table.placeholder(of: 0, column: 0, row: 0)] {
        buffer.write(cell.map { table.text(of: $0.grapheme) } ?? "", at: Point(x: 0, y: 5))
      }
    }
    return ScreenFrame(buffer: buffer, tracksHover: fate == .hover, title: title)
  }

  /// Returns a buffer with a picture below the lines.
  private func pictured(_ size: Size) -> CellBuffer {
    var environment = EnvironmentValues()
    environment.graphics = .sixel
    let picture = Picture(width: 2, height: 2) { _, _ in Pixel(red: 255, green: 0, blue: 51) }
    return renderer.frame(
      of: Image(picture).resizable().frame(width: 2, height: 1).padding(.top, 6)
        .frame(maxWidth: .max, maxHeight: .max, alignment: .topLeading),
      size: size, environment: environment, at: .zero
    ).buffer
  }

  /// A picture of one colour.
  private static var picture: TerminalPicture {
    TerminalPicture(
      size: Size(width: 2, height: 1), png: { [1, 2, 3] },
      pixels: { size in
        (0..<size.width * size.height).flatMap { _ in [255, 0, 51, 255] as [UInt8] }
      })
  }

  /// The title of the probe; none after Escape.
  private var title: String? {
    fate == .title && latest != "key escape" ? "probe, \(pauses.count)" : nil
  }

  private func take(_ event: Event) -> Bool {
    latest = Self.words(for: event)
    switch event {
    case .key(KeyPress(.character("q"))): isDone = true
    case .key(KeyPress(.character("x"))): fate.strike(waker)
    case .key(let press) where press.modifiers == .control: return fate == .keepInterrupts
    default: break
    }
    return true
  }

  private static func words(for event: Event) -> String {
    switch event {
    case .key(let press): "key \(press.key)"
    case .mouse(let mouse): "\(mouse.action) at \(mouse.location.x) \(mouse.location.y)"
    case .paste(let text): "paste of \(text.count)"
    case .windowFocus(let hasFocus): "focus \(hasFocus)"
    }
  }
}
