public import TextUICore

/// A decoder of a terminal's bytes into keys, mouse events, pasted text and answers.
///
/// The bytes may arrive in pieces of any size, with the same result. Unknown sequences are ignored
/// as a whole. It has no clock: the reader calls `flush` when nothing has arrived for the time that
/// `pending` deserves. The rest of a sequence that follows even later is no key.
public struct InputDecoder: Sendable {
  /// The incomplete part of the input.
  public enum Pending: Hashable, Sendable {
    /// The state without an incomplete part.
    case nothing
    /// The start of a sequence, or a key of its own, such as Escape.
    case escape
    /// A sequence that cannot be a key, or the rest of one whose escape byte was delivered as the
    /// Escape key; only a slow or broken connection leaves it incomplete.
    case sequence
  }

  enum State {
    case ground
    /// The state after an escape byte, or after two.
    case escape(isRepeated: Bool)
    /// The state after an escape byte that was delivered as a key: the rest of a sequence may
    /// follow.
    case lateRest
    /// The state after `ESC O`: one more byte follows.
    case single
    /// The state after `ESC [`.
    case control
    /// The state after `ESC [ [`: one more byte follows.
    case console
    /// The state after `ESC [ M`: three more bytes follow.
    case oldMouse
    /// The state within a control string, which began with this byte after the escape.
    case text(UInt8, isEscaped: Bool)
    case paste
    case scalar
  }

  var state = State.ground
  var paste = PasteCollector()
  var scalar = ScalarCollector()
  var sequence = ControlSequence()
  /// The bytes of an incomplete control string or old mouse report, without the introducer.
  var collected: [UInt8] = []
  /// True if an escape byte preceded the incomplete sequence.
  var isAlternate = false
  /// True if the escape byte of the incomplete sequence was delivered as a key, in place of any key
  /// that the sequence is.
  var isLate = false
  /// The last button that was pressed, for mouse reports that do not name the released one.
  var pressed = MouseEvent.Button.left
  var output: [Input] = []

  /// The length limit of a sequence; longer ones are ignored.
  static let limit = 256

  /// Creates a decoder in its initial state.
  public init() {}

  /// The incomplete part of the input so far.
  public var pending: Pending {
    switch state {
    case .ground: .nothing
    case .escape, .single: .escape
    case .control: sequence.length == 0 ? .escape : .sequence
    case .text: collected.isEmpty ? .escape : .sequence
    case .lateRest, .console, .oldMouse, .paste, .scalar: .sequence
    }
  }

  /// Decodes bytes as they were read.
  ///
  /// - Returns: The inputs that they complete, in order.
  public mutating func decode(_ bytes: [UInt8]) -> [Input] {
    output.reserveCapacity(bytes.count / 2)
    for byte in bytes { take(byte) }
    return takeOutput()
  }

  /// Ends an incomplete part: a lone escape byte is the Escape key, pasted text ends here.
  public mutating func flush() -> [Input] {
    switch state {
    case .escape(let isRepeated):
      for _ in 0..<(isRepeated ? 2 : 1) { emit(KeyPress(.escape)) }
      start(.lateRest)
      return takeOutput()
    case .paste: emitPaste()
    case .ground, .lateRest, .single, .control, .console, .oldMouse, .text, .scalar: emitOpening()
    }
    start(.ground)
    return takeOutput()
  }

  /// Emits the key that began an incomplete sequence, if nothing followed it.
  mutating func emitOpening() {
    switch state {
    case .single: emitOpening("O")
    case .control where sequence.length == 0: emitOpening("[")
    case .text(let opening, _) where collected.isEmpty: emitOpening(Unicode.Scalar(opening))
    default: break
    }
  }

  private mutating func takeOutput() -> [Input] {
    defer { output = [] }
    return output
  }

  private mutating func emitOpening(_ scalar: Unicode.Scalar) {
    if isAlternate { emit(KeyPress(.escape)) }
    emit(KeyPress(.character(Character(scalar)), modifiers: isLate ? [] : .alt))
  }

  /// Enters a new state.
  mutating func start(_ new: State, isAlternate: Bool = false, isLate: Bool = false) {
    state = new
    self.isAlternate = isAlternate
    self.isLate = isLate
  }

  mutating func emit(_ key: consuming KeyPress) {
    output.append(.event(.key(key)))
  }

  mutating func emitPaste() {
    output.append(.event(.paste(paste.text)))
    paste = PasteCollector()
  }

  mutating func collect(_ byte: UInt8) {
    if collected.count < Self.limit { collected.append(byte) }
  }
}

/// An input from a terminal.
public enum Input: Hashable, Sendable {
  /// A key, a mouse event, or pasted text.
  case event(Event)
  /// The answer to a query.
  case answer(TerminalAnswer)
}
