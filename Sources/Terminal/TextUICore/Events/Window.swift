/// A view with its state: events, focus, presses and time.
///
/// A host, such as a terminal or a test, sends events and requests frames. Not thread-safe.
@MainActor public final class Window {
  let renderer: Renderer
  private let root: (inout Resolver) -> Void
  /// The environment of the root.
  public var environment: EnvironmentValues
  /// The insets of the safe area.
  public var safeArea = EdgeInsets.zero
  /// True to defer tasks of a frame until `beginTasks()`, so that the frame is displayed first.
  public var defersTasks = false
  /// True if frames are only as high as their content, for a window in the flow of other text.
  ///
  /// The size of a frame is then the largest one. The content is at the top left, with its views
  /// above each other, and popups may make the frame higher.
  public var fitsHeight = false
  private let fitted = FittedContent(height: Remembered(0))
  /// The latest frame.
  public internal(set) var frame: Frame?
  var press: ActivePress?
  var recognizers = PressRecognizers()
  var lastPress: Press?
  var hovered: [Identity] = []
  private var size = Size.zero

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - environment: The environment of the root.
  ///   - root: Creates the root view, for each frame.
  public init<Root: View>(
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder root: @escaping () -> Root
  ) {
    self.environment = environment
    renderer = Renderer()
    self.root = { root().resolve(&$0) }
    let redraw = renderer.store.redraw
    store.observed.onChangeInside { redraw.objectChangedByBody() }
  }

  /// Makes the frame for a time, and runs the actions of its views.
  ///
  /// Changes by `onAppear`, `onChange` and the like are included; views that keep changing state
  /// are evaluated at most eight times, and another frame is requested at once, but not for a body
  /// that changes state itself.
  ///
  /// - Parameters:
  ///   - size: The size of the window, of at most `CellBuffer.mostCells`; a new size cancels a
  ///     press.
  ///   - now: The time, which never decreases.
  /// - Returns: The frame. Its `wake` is the time of the next frame if no event comes before.
  @discardableResult
  public func frame(size: Size, at now: Duration) -> Frame {
    if size != self.size, frame != nil { cancelPress(at: now) }
    self.size = size
    if !store.mainQueue.isEmpty { calling { _ = store.mainQueue.deliver() } }
    pressLasts(until: now)
    var announcements: [String] = []
    var isSettled = false
    for _ in 0..<8 {
      let frame = store.observed.observe {
        renderer.frame(
          of: ModifierContent(content: fitsHeight ? fittedRoot : root), size: size,
          environment: environment, at: now, safeArea: safeArea)
      }
      cancelPress(of: self.frame, goneIn: frame, at: now)
      self.frame = frame
      announcements += frame.announcements
      // Focus first, because the action of a removed popup may move the focus.
      let isFocusSettled = settleFocus()
      calling { for effect in frame.effects { effect() } }
      isSettled = isFocusSettled && frame.effects.isEmpty && !store.redraw.isRequested
      if isSettled && !store.redraw.isChangedByBody { break }
    }
    guard let frame else { preconditionFailure("A frame has just been made") }
    return finished(frame, announcements, wake: isSettled ? frame.wake : now)
  }

  private var fittedRoot: (inout Resolver) -> Void {
    { [fitted, root] in fitted.resolve(root, in: &$0) }
  }

  private func finished(_ frame: Frame, _ announcements: [String], wake: Duration?) -> Frame {
    var frame = frame
    if fitsHeight { frame.buffer = fitted.trimmed(frame.buffer) }
    frame.announcements = announcements
    frame.wake = [wake, recognizers.deadline].compactMap { $0 }.min()
    self.frame = frame
    if !defersTasks { beginTasks() }
    return frame
  }

  /// Starts the tasks of views that were deferred.
  public func beginTasks() {
    let tasks = store.newTasks
    store.newTasks = []
    calling { for task in tasks { task.begin() } }
  }

  var store: FrameStore { renderer.store }

  /// Runs actions of views, with this window as the target of `withAnimation`.
  func calling<Result>(_ body: () -> Result) -> Result {
    AnimationSink.$current.withValue(store.sink, operation: body)
  }

  /// Sets the closure that wakes the host when a background task has a result, or when an
  /// `@Observable` object in the frame changes; it is called on any thread.
  public func onResult(_ wake: @escaping @Sendable () -> Void) {
    store.mainQueue.onPost(wake)
    store.observed.onChange(wake)
  }

  /// Sets the closure that receives warnings about mistakes in views, each once; a screen on a
  /// terminal writes them to standard error, and so to its log.
  public func onWarning(_ receive: @escaping (_ sentence: String) -> Void) {
    store.redraw.warn = receive
  }

  /// Announces a sentence with the next frame, such as the result of an action of the host.
  public func announce(_ sentence: String) {
    store.effects.announce(sentence)
    store.redraw.request()
  }

  /// True if anything has changed that the latest frame does not show.
  public var needsFrame: Bool {
    store.redraw.isRequested || store.observed.areThere || !store.mainQueue.isEmpty
  }
}

extension Window {
  /// Sends an event to the views of the latest frame.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: The time of the event.
  /// - Returns: True if a view handled it.
  @discardableResult
  public func send(_ event: Event, at now: Duration) -> Bool {
    guard let frame else { return false }
    return calling {
      if !event.isOfPress { holdPress(in: frame) }
      return switch event {
      case .key(KeyPress(.escape)) where escapeDrag(in: frame, at: now): true
      case .key(let key): send(key, in: frame, at: now)
      case .paste(let text): paste(text, in: frame)
      case .mouse(let mouse): send(mouse.bounded, in: frame, at: now)
      case .windowFocus(let hasFocus): changeFocus(hasFocus, at: now)
      }
    }
  }

  private func changeFocus(_ hasFocus: Bool, at now: Duration) -> Bool {
    environment.scenePhase = hasFocus ? .active : .background
    return hasFocus ? false : cancelPress(at: now)
  }

  private func paste(_ text: String, in frame: Frame) -> Bool {
    keyChain(in: frame).contains { index in
      guard case .paste(let action) = frame.regions[index].handler else { return false }
      return action(text) == .handled
    }
  }
}
