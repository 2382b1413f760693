import PlainJSON
public import TextUICore

/// An encoder of the frames of a screen as a recording that asciinema plays: asciicast, version 2.
///
/// The file has a line of JSON for the terminal, and one for each frame with its time in seconds
/// and the bytes that change the screen. It names no time of day, so that it is byte-identical for
/// equal frames.
public struct Asciicast {
  private var encoder: ANSIEncoder
  private var previous: CellBuffer?
  private var lines: [String]

  /// Creates a recording with the properties of a terminal.
  ///
  /// - Parameters:
  ///   - size: The columns and rows.
  ///   - title: The title; any text.
  ///   - depth: The colours; others become the nearest.
  ///   - isUnicode: True for more than ASCII; otherwise replacements of the same width are used.
  public init(size: Size, title: String, depth: ColorDepth = .trueColor, isUnicode: Bool = true) {
    encoder = ANSIEncoder(depth: depth, isUnicode: isUnicode)
    let head = JSON.object([
      "version": .int(2), "width": .int(size.width), "height": .int(size.height),
      "title": .string(title), "env": .object(["TERM": .string("xterm-256color")]),
    ])
    lines = ["\(head)"]
  }

  /// Adds a frame; without a change nothing is added.
  ///
  /// - Parameters:
  ///   - buffer: The frame.
  ///   - time: The time since the start, not before that of the previous frame.
  public mutating func show(_ buffer: CellBuffer, at time: Duration) {
    var bytes: [UInt8] = []
    encoder.encode(buffer, after: previous, cursor: nil, into: &bytes)
    previous = buffer
    if !bytes.isEmpty { add(String(decoding: bytes, as: UTF8.self), at: time) }
  }

  /// Returns the recording, which shows its last frame until the end, and then the cursor again.
  ///
  /// - Parameter end: The time of the end.
  /// - Returns: A complete file.
  public func encode(until end: Duration) -> String {
    var cast = self
    cast.add("\u{1B}[?25h", at: end)
    return cast.lines.map { "\($0)\n" }.joined()
  }

  private mutating func add(_ text: String, at time: Duration) {
    let (seconds, rest) = time.wholeMilliseconds.quotientAndRemainder(dividingBy: 1_000)
    let digits = String(rest + 1_000).dropFirst()
    let event = JSON.array([.number("\(seconds).\(digits)"), .string("o"), .string(text)])
    lines.append("\(event)")
  }
}
