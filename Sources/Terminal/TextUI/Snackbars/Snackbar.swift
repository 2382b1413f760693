/// A short message at the edge of the window that goes by itself.
///
///     center.show(Snackbar(kind: .success, "Theme saved"))
public struct Snackbar {
  /// What the message is about.
  public var kind: Kind
  /// What is said; more than two lines of it are cut.
  public var message: String
  /// How long it is shown, counted from when it is; nil until it is hidden.
  public var duration: Duration?
  /// What its button does, if it has one; pressing it hides the snackbar.
  public var action: Action?
  /// What it is called in `hideSnackbar`; with the id of another it takes that one's place.
  public var id: AnyHashable?

  /// Makes a message, unless told otherwise one that is hidden after 3 seconds.
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

  /// What a message is about; told by a sign and a word beside the colour.
  public enum Kind: CaseIterable, Sendable {
    /// Good to know.
    case info
    /// What was asked for is done.
    case success
    /// It works, but not as one may think.
    case warning
    /// Shown before all others that wait.
    case error
  }

  /// A button in a snackbar, such as *Undo*.
  public struct Action {
    let title: String
    let perform: () -> Void

    /// Makes the one button of a message; pressed, it performs and hides the message.
    public init(_ title: String, perform: @escaping () -> Void) {
      self.title = title
      self.perform = perform
    }
  }
}

/// An edge of the window along which snackbars lie.
public enum SnackbarEdge: Sendable {
  /// Along the first rows.
  case top
  /// Along the last rows.
  case bottom
}

extension Snackbar.Kind {
  var word: String { look.word }
  var color: Color { look.color }

  func sign(isUnicode: Bool) -> String { isUnicode ? look.sign : look.plainSign }

  private var look: (word: String, sign: String, plainSign: String, color: Color) {
    switch self {
    case .info: ("Info", "i", "i", .cyan)
    case .success: ("Success", "✓", "+", .green)
    case .warning: ("Warning", "!", "!", .yellow)
    case .error: ("Error", "✗", "x", .red)
    }
  }
}
