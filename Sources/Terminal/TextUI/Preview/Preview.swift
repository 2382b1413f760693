/// A view with the settings of a terminal, rendered as text.
///
/// Screen tests compare previews with rows written in the test; a program can list and show them.
public struct Preview: Sendable {
  /// The name of the preview in a list.
  public let name: String
  /// The size in cells.
  public var size: Size
  /// The colour scheme of the terminal.
  public var colorScheme: ColorScheme
  /// The width of a terminal cell divided by its height.
  public var cellAspect: Double
  /// True if animations jump to their end.
  public var reducedMotion: Bool
  /// True if the terminal shows Unicode characters; otherwise only ASCII.
  public var isUnicode: Bool
  /// The number of colours of the terminal, 0 for none.
  ///
  /// The printing code maps colours to the nearest available; views can draw differently with few.
  public var colors = 1 << 24
  /// The time since the view appeared and the events were sent.
  public var time: Duration
  let root: @MainActor () -> AnyView

  /// Creates a preview; by default of 80×24 cells on a dark terminal, at time zero.
  public init<Root: View>(
    _ name: String, size: Size = Size(width: 80, height: 24), colorScheme: ColorScheme = .dark,
    cellAspect: Double = 0.5, reducedMotion: Bool = false, isUnicode: Bool = true,
    at time: Duration = .zero, @ViewBuilder content: @escaping @MainActor () -> Root
  ) {
    self.name = name
    self.size = size
    self.colorScheme = colorScheme
    self.cellAspect = cellAspect
    self.reducedMotion = reducedMotion
    self.isUnicode = isUnicode
    self.time = time
    root = { AnyView(content()) }
  }

  /// The view without the settings, to embed it in another view.
  @MainActor public var view: AnyView { root() }
}

@MainActor extension Preview {
  /// Returns a window that shows the view, without animating popups.
  public func window() -> Window {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.cellAspect = cellAspect
    environment.reducesMotion = reducedMotion
    environment.isUnicode = isUnicode
    environment.colors = colors
    environment[SettledPopupsKey.self] = true
    return Window(environment: environment) { [root] in root() }
  }

  /// Returns the frame after some events, which are all sent at time zero.
  ///
  /// Then every requested frame until the preview's time is made, at most 100,000.
  ///
  /// - Parameter events: The user's events.
  /// - Returns: The frame.
  public func frame(after events: [Event] = []) -> Frame {
    pass(events, in: window())
  }

  @discardableResult
  private func pass(_ events: [Event], in window: Window) -> Frame {
    var frame = window.frame(size: size, at: .zero)
    for event in events {
      window.send(event, at: .zero)
      frame = window.frame(size: size, at: .zero)
    }
    return pass(time, in: window, from: frame)
  }

  /// Returns the views at a cell of the frame after some events, innermost last.
  ///
  /// - Parameters:
  ///   - point: The cell.
  ///   - events: The user's events.
  /// - Returns: The views, as returned by `Window.views(at:)`.
  public func views(at point: Point, after events: [Event] = []) -> [InspectedView] {
    let window = window()
    pass(events, in: window)
    return window.views(at: point)
  }

  private func pass(_ time: Duration, in window: Window, from first: Frame) -> Frame {
    var (frame, now) = (first, Duration.zero)
    for _ in 0..<100_000 {
      guard let wake = frame.wake, wake < time else { break }
      now = max(now, wake)
      frame = window.frame(size: size, at: now)
    }
    return time > now ? window.frame(size: size, at: time) : frame
  }

  /// Returns the rows of the frame as text.
  public func lines(after events: [Event] = []) -> [String] { frame(after: events).buffer.lines }

  /// The ideal size of the view, limited to the preview's size.
  public var fittingSize: Size {
    var fitted = Size.zero
    let root = root
    let window = Window {
      MeasuringLayout { fitted = $0 }() { root() }
    }
    window.frame(size: size, at: .zero)
    return fitted
  }
}

/// A layout that reports the ideal size of its content.
private struct MeasuringLayout: Layout {
  let tell: (Size) -> Void

  func sizeThatFits(_ proposal: Proposal, _ children: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }

  func placeSubviews(in rect: Rect, _ children: Subviews) {
    guard let child = children.first else { return tell(.zero) }
    let ideal = child.sizeThatFits(.unspecified)
    let limit = Size(
      width: min(ideal.width, rect.width), height: min(ideal.height, rect.height))
    let size = child.sizeThatFits(Proposal(limit))
    tell(Size(width: min(size.width, rect.width), height: min(size.height, rect.height)))
    child.place(in: Rect(origin: rect.origin, size: limit))
  }
}
