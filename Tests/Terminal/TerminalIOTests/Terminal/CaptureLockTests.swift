#if os(Linux)
import CTerminal
import Dispatch
import Glibc
import SystemCalls
import Testing

/// The lock of captured output, while its owner waits for a terminal that reads slowly.
@Suite struct CaptureLockTests {
  @Test func `output is not read while another thread releases it, however long that takes`() async
  {
    await #expect(processExitsWith: .success) {
      let captured = try FileDescriptor.pipe()
      let (done, isDone) = try FileDescriptor.pipe()
      var terminal: [Int32] = [0, 0]
      guard pipe(&terminal) == 0 else { exit(1) }
      // F_SETPIPE_SZ: as little as the system allows, so that the release waits for its reader.
      let room = Int(fcntl(terminal[1], 1031, 4096))
      try captured.writing.writeAll([UInt8](repeating: 0x78, count: 32_768))
      let (reading, output) = (captured.reading.rawValue, terminal[1])
      terminal_collect_captured(reading)

      DispatchQueue.global().async { terminal_release_captured(reading, output) }
      FileDescriptor(rawValue: terminal[0]).wait(until: .readable)
      DispatchQueue.global().async {
        var bytes: [UInt8] = [0]
        bytes[0] = UInt8(terminal_read_captured(reading, -1, &bytes, 1))
        try? isDone.writeAll(bytes)
      }

      let wasHeld = !done.wait(until: .readable, milliseconds: 1_500)
      var written = 0
      while written < 32_768 {
        written += try FileDescriptor(rawValue: terminal[0]).read(atMost: room).count
      }
      done.wait(until: .readable)
      let taken = try done.read(atMost: 1)
      exit(wasHeld && taken == [0] ? 0 : 1)
    }
  }
}
#endif
