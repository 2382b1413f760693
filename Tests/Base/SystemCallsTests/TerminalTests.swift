import PseudoTerminals
import SystemCalls
import Testing

@Suite("Descriptors of terminals")
struct TerminalTests {
  @Test("a terminal is recognized, and reports its size")
  func size() throws {
    let terminal = try PseudoTerminal(columns: 33, rows: 11)
    let descriptor = FileDescriptor(rawValue: terminal.program)
    #expect(
      descriptor.isTerminal
        && (descriptor.windowSize.columns, descriptor.windowSize.rows) == (33, 11))

    terminal.resize(columns: 0, rows: 0)
    #expect(descriptor.windowSize == WindowSize())
  }

  @Test("a pipe has no size, cannot be reopened as a terminal, and counts as foreground")
  func none() throws {
    let (reading, writing) = try FileDescriptor.pipe()
    defer { for end in [reading, writing] { try? end.close() } }
    #expect(
      !writing.isTerminal && writing.windowSize == WindowSize()
        && writing.reopenedForWriting() == nil && writing.isForeground)
  }

  @Test("a reopened terminal that takes no bytes does not block the writer")
  func reopened() throws {
    let terminal = try PseudoTerminal()
    let copy = try #require(FileDescriptor(rawValue: terminal.program).reopenedForWriting())
    defer { try? copy.close() }
    let page = [UInt8](repeating: UInt8(ascii: "a"), count: 4096)
    let first = page.withUnsafeBytes { copy.transfer(from: $0) }
    var last = first
    while case .moved = last { last = page.withUnsafeBytes { copy.transfer(from: $0) } }

    #expect(
      copy.isTerminal && copy.rawValue != terminal.program && first != .nothing && last == .nothing)
  }
}
