/// An action that copies a text to the clipboard of the person at the terminal.
///
///     @Environment(\.copy) var copy
///
/// It is called like a function, and the text replaces what was copied before. The terminal gets it
/// with the next frame, also through a remote connection; it may ignore it by its own settings. The
/// window announces "Copied." then.
public struct CopyAction {
  /// The largest number of bytes of a text in UTF-8, which all common terminals accept.
  public static let limit = 100_000

  private let action: (String) -> Bool

  /// Creates an action; the owner of a window's screen sets it in the environment.
  ///
  /// - Parameter action: Copies a text, or returns false if that is impossible. The text is not
  ///   empty, and has at most `limit` bytes.
  public init(_ action: @escaping (String) -> Bool) {
    self.action = action
  }

  /// Copies a text.
  ///
  /// - Parameter text: The text; control characters are copied as they are.
  /// - Returns: False if the text is empty or too long, or if there is no clipboard, as in a window
  ///   without a screen.
  @discardableResult
  public func callAsFunction(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= Self.limit && action(text)
  }
}

extension EnvironmentValues {
  /// The action that copies a text to the clipboard.
  public var copy: CopyAction {
    get { self[CopyKey.self] }
    set { self[CopyKey.self] = newValue }
  }
}

private enum CopyKey: EnvironmentKey {
  static var defaultValue: CopyAction { CopyAction { _ in false } }
}
