/// A view with everything that decides how it looks, to be shown as text.
///
/// Screen tests compare previews with rows written in the test; a program can list its previews and
/// show them live.
public struct Preview {
  /// By which it is found in a list.
  public let name: String
  /// In cells.
  public var size: Size
  /// What the colours are chosen for.
  public var colorScheme: ColorScheme
  /// Width of a cell of the terminal divided by its height.
  public var cellAspect: Double
  /// Whether animations jump to their end.
  public var reducedMotion: Bool
  /// Whether anything beyond ASCII can be shown.
  public var isUnicode: Bool
  /// How many colours the terminal shows; 0 for none.
  ///
  /// Whoever prints the picture takes the nearest; views may do without where there are few.
  public var colors = 1 << 24
  /// How long the view has been shown, after the events.
  public var time: Duration
  let root: () -> AnyView

  /// Describes a preview; 80×24 cells of a dark terminal, at once, if nothing else is said.
  public init<Root: View>(
    _ name: String, size: Size = Size(width: 80, height: 24), colorScheme: ColorScheme = .dark,
    cellAspect: Double = 0.5, reducedMotion: Bool = false, isUnicode: Bool = true,
    at time: Duration = .zero, @ViewBuilder content: @escaping () -> Root
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

  /// The view alone, to be part of another.
  public var view: AnyView { root() }
}

extension Preview {
  /// A window that shows the view; popups are at their places at once.
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

  /// The frame after some events, which all come when the view is first shown.
  ///
  /// What happens by itself until the preview's time happens: every frame that is asked for in
  /// between is made, 100,000 at most.
  ///
  /// - Parameter events: What the user does.
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

  /// The views at a place of the frame after some events, innermost last.
  ///
  /// - Parameters:
  ///   - point: The cell.
  ///   - events: What the user does before.
  /// - Returns: The views, as `Window.views(at:)` tells them.
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

  /// The rows of the picture.
  public func lines(after events: [Event] = []) -> [String] { frame(after: events).buffer.lines }

  /// The size of the view itself, if it may be as large as it likes within the preview's size.
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

/// Tells the size its content likes best.
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
