/// A short message at the edge of the window that disappears after a while.
///
///     center.show(Snackbar(kind: .success, "Theme saved"))
public struct Snackbar {
  /// The kind of message.
  public var kind: Kind
  /// The text, of which at most two lines are shown.
  public var message: String
  /// The time from its appearance until it is hidden; nil if only `hideSnackbar` hides it.
  public var duration: Duration?
  /// The message's button, if any; pressing it also hides the snackbar.
  public var action: Action?
  /// The id for `hideSnackbar`; a snackbar with the same id is replaced.
  public var id: AnyHashable?

  /// Creates a message, which by default is hidden after 3 seconds.
  public init(
    kind: Kind = .info, _ message: String, duration: Duration? = .seconds(3),
    action: Action? = nil, id: AnyHashable? = nil
  ) {
    self.kind = kind
    self.message = message
    self.duration = duration
    self.action = action
    self.id = id
  }

  /// A kind of message, shown by a sign as well as by colour; warnings and errors have a word, too.
  public enum Kind: CaseIterable, Sendable {
    /// A message of general information.
    case info
    /// A message that an action has succeeded.
    case success
    /// A warning, such as an unexpected result.
    case warning
    /// An error, shown before other queued messages.
    case error
  }

  /// A button in a snackbar, such as *Undo*.
  public struct Action {
    let title: String
    let perform: () -> Void

    /// Creates a button that performs an action and hides the message.
    public init(_ title: String, perform: @escaping () -> Void) {
      self.title = title
      self.perform = perform
    }
  }
}

/// The window edge at which snackbars are shown.
public enum SnackbarEdge: Sendable {
  /// The snackbars are at the top of the window.
  case top
  /// The snackbars are at the bottom of the window.
  case bottom
  /// The snackbars are at the right of the window's last row, one at a time, over a footer.
  ///
  /// A long message is shown in parts, each for the snackbar's duration.
  case lastRow

  /// The number of snackbars that are visible at once.
  var limit: Int { self == .lastRow ? 1 : 3 }
}

extension Snackbar.Kind {
  /// The word before the message; nil if the message is enough.
  var word: String? { look.word }
  var color: Color { look.color }

  func sign(isUnicode: Bool) -> String { isUnicode ? look.sign : look.plainSign }

  private var look: (word: String?, sign: String, plainSign: String, color: Color) {
    switch self {
    case .info: (nil, "i", "i", .cyan)
    case .success: (nil, "✓", "+", .green)
    case .warning: ("Warning", "!", "!", .yellow)
    case .error: ("Error", "✗", "x", .red)
    }
  }
}
