public import TextUICore

/// Turns the bytes of a terminal into keys, mouse events, pasted text and answers.
///
/// Bytes may come in pieces of any size: the pieces change nothing of what is decoded. What it does
/// not know it swallows whole. It keeps no time; whoever reads the bytes calls `flush` when nothing
/// has come for as long as `pending` deserves.
public struct InputDecoder: Sendable {
  /// What has begun and is not complete.
  public enum Pending: Hashable, Sendable {
    /// All bytes have been understood.
    case nothing
    /// It may be a key of its own, such as Escape, or the start of more.
    case escape
    /// A sequence that cannot be a key; only a slow or broken line leaves it open.
    case sequence
  }

  enum State {
    case ground
    /// After an escape byte, or after two.
    case escape(isRepeated: Bool)
    /// After `ESC O`: one more byte.
    case single
    /// After `ESC [`.
    case control
    /// After `ESC [ [`: one more byte.
    case console
    /// After `ESC [ M`: three more bytes.
    case oldMouse
    /// In a text of which nothing is meant to be seen, begun by this byte after the escape.
    case text(UInt8, isEscaped: Bool)
    case paste
    case scalar
  }

  var state = State.ground
  var paste = PasteCollector()
  var scalar = ScalarCollector()
  var sequence = ControlSequence()
  /// The bytes of a text, or of an old mouse, that is incomplete; without the opening ones.
  var collected: [UInt8] = []
  /// Whether an escape byte came before what is incomplete, beside its own.
  var isAlternate = false
  /// The button pressed last, for mice that do not say which they let go.
  var pressed = MouseEvent.Button.left
  var output: [Input] = []

  /// Bytes of a sequence that are kept; a longer one means nothing.
  static let limit = 256

  /// Makes a decoder that has seen nothing.
  public init() {}

  /// Whether the bytes so far may be complete, or must wait for more.
  public var pending: Pending {
    switch state {
    case .ground: .nothing
    case .escape, .single: .escape
    case .control: sequence.length == 0 ? .escape : .sequence
    case .text: collected.isEmpty ? .escape : .sequence
    case .console, .oldMouse, .paste, .scalar: .sequence
    }
  }

  /// Takes bytes as they were read.
  ///
  /// - Returns: What they complete, in order.
  public mutating func decode(_ bytes: [UInt8]) -> [Input] {
    output.reserveCapacity(bytes.count / 2)
    for byte in bytes { take(byte) }
    return takeOutput()
  }

  /// Ends what is incomplete: a lone escape byte is the Escape key, a pasted text ends here.
  public mutating func flush() -> [Input] {
    switch state {
    case .ground, .console, .oldMouse, .scalar: break
    case .escape(let isRepeated):
      for _ in 0..<(isRepeated ? 2 : 1) { emit(KeyPress(.escape)) }
    case .single: emitAlternate("O")
    case .control where sequence.length == 0: emitAlternate("[")
    case .text(let opening, _) where collected.isEmpty: emitAlternate(Unicode.Scalar(opening))
    case .control, .text: break
    case .paste: emitPaste()
    }
    start(.ground)
    return takeOutput()
  }

  private mutating func takeOutput() -> [Input] {
    defer { output = [] }
    return output
  }

  private mutating func emitAlternate(_ scalar: Unicode.Scalar) {
    if isAlternate { emit(KeyPress(.escape)) }
    emit(KeyPress(.character(Character(scalar)), modifiers: .alt))
  }

  /// Begins something new.
  mutating func start(_ new: State, isAlternate: Bool = false) {
    state = new
    self.isAlternate = isAlternate
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

/// What the bytes from a terminal can mean.
public enum Input: Hashable, Sendable {
  /// A key, the mouse, or text that was pasted.
  case event(Event)
  /// Something that the terminal was asked for.
  case answer(TerminalAnswer)
}
