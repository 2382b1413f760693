/// The state of a navigation stack: its screens, from the root to the top.
final class NavigationState {
  var path: PathAccess
  private(set) var screens: [NavigationScreen]
  /// The direction of the latest change; nil for a change without animation.
  private(set) var direction: Direction?
  /// The screen shown in the previous frame, and its depth.
  private var shown: (screen: NavigationScreen, depth: Int)?
  private(set) var lastFrame = 0
  /// The values without a declared destination, reported in the next frame.
  private var unhandled: [AnyHashable] = []
  private let identity: Identity
  private var links: UInt64 = 0

  enum Direction {
    case forward
    case back
  }

  init(_ identity: Identity) {
    self.identity = identity
    path = PathAccess(Remembered([]))
    screens = [NavigationScreen(identity: identity.child(0))]
  }

  var root: NavigationScreen { screens[0] }

  /// The visible screen.
  var top: NavigationScreen { screens.last { $0.content != nil } ?? root }
}

extension NavigationState {
  /// Updates the screens to match the path, and keeps those whose values are unchanged.
  func followPath() {
    var values = path.values()[...]
    var kept = 1
    while kept < screens.count {
      if let value = screens[kept].value {
        guard let next = values.first, next.isSame(as: value) else { break }
        values.removeFirst()
      }
      kept += 1
    }
    screens.removeSubrange(kept...)
    for value in values { screens.append(screen(of: value)) }
  }

  private func screen(of value: AnyHashable) -> NavigationScreen {
    let place = identity.child(UInt64(screens.count))
    let type = ObjectIdentifier(type(of: value.base))
    return NavigationScreen(value, identity: place.child(id: type).child(id: value))
  }

  /// Finds the contents of the screens.
  ///
  /// - Parameter discover: Collects the destinations of a screen that has never been shown.
  func findContents(discover: (NavigationScreen) -> Void) {
    for (index, screen) in screens.enumerated() {
      guard let value = screen.value else { continue }
      if let content = content(for: value, below: index, discover) {
        screen.content = content
      } else if !screen.isNamed {
        screen.isNamed = true
        unhandled.append(value)
      }
    }
  }

  private func content(
    for value: AnyHashable, below index: Int, _ discover: (NavigationScreen) -> Void
  ) -> ((inout Resolver) -> Void)? {
    for screen in screens[..<index] {
      if let content = screen.content(for: value) { return content }
      if screen.wasResolved || screen.content == nil { continue }
      discover(screen)
      if let content = screen.content(for: value) { return content }
    }
    return nil
  }
}

extension NavigationState {
  /// Sets the visible screen, and saves or restores the focus.
  ///
  /// - Returns: True if the visible screen has changed.
  func show(_ screen: NavigationScreen, _ focus: FocusSystem, frame: Int) -> Bool {
    let depth = screens.firstIndex { $0 === screen } ?? 0
    if lastFrame < frame - 1 { direction = nil }
    lastFrame = frame
    defer { shown = (screen, depth) }
    guard let shown, shown.screen.identity != screen.identity else { return false }
    direction = depth < shown.depth ? .back : .forward
    if direction == .back {
      screen.focus.restore(to: focus)
    } else {
      shown.screen.focus.keep(of: focus)
    }
    return true
  }

  /// Appends a value to the path if there is a destination for it.
  func push(_ value: AnyHashable) {
    guard screens.contains(where: { $0.content(for: value) != nil }), path.append(value) else {
      unhandled.append(value)
      return
    }
  }

  /// Pushes the screen of a link with its own destination.
  func push(_ content: @escaping (inout Resolver) -> Void) {
    links += 1
    let place = identity.child(UInt64(screens.count)).child(links)
    screens.append(NavigationScreen(identity: place, content: content))
  }

  /// Leaves a screen and all above it; the root is never left.
  func leave(_ screen: NavigationScreen) {
    guard let index = screens.firstIndex(where: { $0.identity == screen.identity }), index > 0
    else { return }
    screens.removeSubrange(index...)
    path.keep(screens.count { $0.value != nil })
  }

  func takeUnhandled() -> [AnyHashable] {
    defer { unhandled = [] }
    return unhandled
  }
}
