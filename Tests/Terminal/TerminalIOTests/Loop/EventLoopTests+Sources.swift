import PseudoTerminals
import SystemCalls
import TerminalIO
import Testing
import TextUI

// The event sources of a loop besides its terminal.
extension EventLoopTests {
  /// A pipe as an event source, whose bytes request frames, or none for zero.
  private final class Bytes {
    let (reading, writing): (FileDescriptor, FileDescriptor)
    private(set) var heard: [UInt8] = []
    private(set) var waits = 0

    init() throws { (reading, writing) = try FileDescriptor.pipe() }

    deinit { for end in [reading, writing] { try? end.close() } }

    func send(_ byte: UInt8) { try? writing.writeAll([byte]) }

    var source: EventSource {
      EventSource(
        interests: { [self] in
          waits += 1
          return [Poll.Interest(reading), Poll.Interest(reading, .readable)]
        },
        serve: { [self] ready in
          guard ready == [true, true] else { return true }
          var bytes: [UInt8] = []
          _ = reading.transfer(into: &bytes, atMost: 1)
          heard += bytes
          return bytes.first != 0
        })
    }
  }

  @Test("bytes from the source end the wait, and draw a frame if something changed")
  func sources() throws {
    let pseudo = try PseudoTerminal()
    let bytes = try Bytes()
    var frames: [[UInt8]] = []
    var screen = Screen(
      frame: { size, _ in
        frames.append(bytes.heard)
        if frames.count == 1 { for byte in [0, 0, 7] as [UInt8] { bytes.send(byte) } }
        return ScreenFrame(buffer: CellBuffer(size: size, table: table))
      },
      send: { _, _ in true }, isFinished: { frames.count == 2 })
    screen.source = bytes.source

    #expect(
      try (loop(pseudo).run(screen), frames, bytes.waits) == (.finished, [[], [0, 0, 7]], 3))
  }

  @Test("keys are read together with it, and its bytes after the end are left unread")
  func keysToo() throws {
    let pseudo = try PseudoTerminal()
    let bytes = try Bytes()
    var isDone = false
    pseudo.type("q")
    bytes.send(1)
    var screen = Screen(
      frame: { size, _ in ScreenFrame(buffer: CellBuffer(size: size, table: table)) },
      send: { _, _ in
        isDone = true
        return true
      }, isFinished: { isDone })
    screen.source = bytes.source

    #expect(try (loop(pseudo).run(screen), bytes.heard) == (.finished, []))
  }
}
