/// A view with everything that makes it live: events, focus, presses, time.
///
/// Whoever has a terminal, or a test, sends events and asks for frames. Not for several threads.
public final class Window {
  let renderer: Renderer
  private let root: (inout Resolver) -> Void
  /// What the root inherits.
  public var environment: EnvironmentValues
  /// What of the window's edges is not safe to be seen.
  public var safeArea = EdgeInsets.zero
  /// Whether tasks that come with a frame wait until `beginTasks()`, so that the frame is seen first.
  public var defersTasks = false
  /// The latest frame.
  public internal(set) var frame: Frame?
  var press: ActivePress?
  var lastPress: Press?
  var hovered: [Identity] = []
  private var size = Size.zero

  /// Makes a window.
  ///
  /// - Parameters:
  ///   - environment: What the root inherits.
  ///   - root: The root; made anew for each frame.
  public init<Root: View>(
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder root: @escaping () -> Root
  ) {
    self.environment = environment
    renderer = Renderer()
    self.root = { root().resolve(&$0) }
  }

  /// Makes the frame for a time, and does what its views want done.
  ///
  /// Changes made by `onAppear`, `onChange` and the like are in the frame already; views that keep
  /// changing things are drawn at most eight times, and want another frame at once.
  ///
  /// - Parameters:
  ///   - size: The size of the window, of at most `CellBuffer.mostCells`; another one than before
  ///     cancels a press.
  ///   - now: The time, which never goes backwards.
  /// - Returns: The frame. Its `wake` says when to ask for the next, if no event comes before.
  @discardableResult
  public func frame(size: Size, at now: Duration) -> Frame {
    if size != self.size, frame != nil { cancelPress(at: now) }
    self.size = size
    calling { _ = store.mainQueue.deliver() }
    pressLasts(until: now)
    var announcements: [String] = []
    for _ in 0..<8 {
      let frame = renderer.frame(
        of: ModifierContent(content: root), size: size, environment: environment, at: now,
        safeArea: safeArea)
      cancelPress(of: self.frame, goneIn: frame, at: now)
      self.frame = frame
      announcements += frame.announcements
      // Focus first: who is told that a popup has gone may send focus elsewhere.
      let isFocusSettled = settleFocus()
      calling { for effect in frame.effects { effect() } }
      let isSettled = isFocusSettled && frame.effects.isEmpty && !store.redraw.isRequested
      if isSettled { return finished(frame, announcements, wake: frame.wake) }
    }
    guard let frame else { preconditionFailure("Eight frames have just been made") }
    return finished(frame, announcements, wake: now)
  }

  private func finished(_ frame: Frame, _ announcements: [String], wake: Duration?) -> Frame {
    var frame = frame
    frame.announcements = announcements
    frame.wake = [wake, pressDeadline].compactMap { $0 }.min()
    self.frame = frame
    if !defersTasks { beginTasks() }
    return frame
  }

  /// Begins what views want done beside the drawing since the last time.
  public func beginTasks() {
    let tasks = store.newTasks
    store.newTasks = []
    for task in tasks { task.begin() }
  }

  var store: FrameStore { renderer.store }

  /// Runs what views want done, so that `withAnimation` finds this window.
  func calling<Result>(_ body: () -> Result) -> Result {
    AnimationSink.$current.withValue(store.sink, operation: body)
  }

  /// Says how to wake up whoever draws when work done beside the drawing has a result.
  public func onResult(_ wake: @escaping @Sendable () -> Void) {
    store.mainQueue.onPost(wake)
  }
}

extension Window {
  /// Lets an event reach the views of the latest frame.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - now: Its time.
  /// - Returns: Whether anyone took it.
  @discardableResult
  public func send(_ event: Event, at now: Duration) -> Bool {
    guard let frame else { return false }
    return calling {
      if !event.isOfPress { holdPress(in: frame, at: now) }
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
