import MemoryEngine
import MemoryModel
import MemoryViewModel
import MemoryViews
import PlainJSON
import TerminalIO
import TextUI

/// The bytes written to a terminal until all cards of a deal lie in their places.
let byteCounts = [
  ByteCount(name: "deal/bytes 80x24", allowed: 90_000) { dealtBytes(80, 24) },
  ByteCount(name: "deal/bytes 200x60", allowed: 350_000) { dealtBytes(200, 60) },
]

/// A deterministic number of written bytes, and its budget.
struct ByteCount: Sendable {
  let name: String
  let allowed: Int
  let count: @MainActor () -> Int

  @MainActor func checked() throws -> Int {
    let bytes = count()
    guard bytes <= allowed else {
      throw BenchmarkError.tooManyBytes(name: name, bytes: bytes, allowed: allowed)
    }
    return bytes
  }

  func line(_ bytes: Int) -> String {
    name.padded(to: 40) + "\(bytes)".padded(to: 10, atEnd: false) + " bytes of \(allowed)"
  }

  func json(_ bytes: Int) -> JSON {
    .object([
      "name": .string(name), "unit": .string("bytes"), "bytes": .int(bytes),
      "allowed": .int(allowed),
    ])
  }
}

/// Deals ten pairs as the game does, at no more than sixty frames a second.
@MainActor private func dealtBytes(_ width: Int, _ height: Int) -> Int {
  let app = SampleApp(schedule: DealSchedule.quick)
  app.model.play(.animals, seed: Seed(42))
  let model = app.model
  let window = Window(environment: EnvironmentValues()) { RootScreen(app: model, start: [.game]) }
  var encoder = ANSIEncoder(depth: .trueColor, isUnicode: true)
  var bytes: [UInt8] = []
  var shown: CellBuffer?
  let end = Duration.seconds(10)
  while model.game?.isDealt == false, app.world.time < end {
    let frame = window.frame(size: Size(width: width, height: height), at: app.world.time)
    encoder.encode(frame.buffer, after: shown, cursor: frame.cursor, into: &bytes)
    shown = frame.buffer
    app.world.time += max(.nanoseconds(16_666_667), (frame.wake ?? end) - app.world.time)
  }
  return bytes.count
}
