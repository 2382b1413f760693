/// A stack of screens, of which the topmost is visible.
///
/// A screen that is returned to keeps its state, scroll offset and focus. Escape leads back, and so
/// does the left arrow if there is no focusable view further left. Only the top screen is resolved;
/// the state of a screen is discarded when the screen is left.
///
/// A link does not append a value without a declared destination, and such a value on the path
/// shows no screen; debug builds announce it.
public struct NavigationStack<Root: View>: Primitive {
  private let path: PathAccess?
  private let root: Root

  private init(_ path: PathAccess?, _ root: Root) {
    self.path = path
    self.root = root
  }

  /// Creates a stack that keeps the path in its own state.
  public init(@ViewBuilder root: () -> Root) {
    self.init(nil, root())
  }

  /// Creates a stack that shows the screens of a path, and shortens it when the user goes back.
  ///
  /// - Parameters:
  ///   - path: The values above the root, the topmost last; `AnyHashable` allows several types.
  ///   - root: The screen of the empty path.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Root) {
    self.init(PathAccess(path), root())
  }

  public func resolve(_ resolver: inout Resolver) {
    let stack = resolver.remembered { [identity = resolver.identity] in NavigationState(identity) }
    if let path { stack.path = path }
    stack.root.content = { root.resolve(&$0) }
    (root as? any DestinationDeclaring)?.declareDestinations(to: stack.root)
    stack.followPath()
    stack.findContents { resolver.discover($0, in: stack) }
    resolver.announceUnhandled(in: stack)
    resolver.show(stack)
  }
}

@MainActor extension Resolver {
  /// Shows the top screen, and keeps the state of the others.
  fileprivate mutating func show(_ stack: NavigationState) {
    let top = stack.top
    let hasChanged = stack.show(top, focus, frame: frameNumber)
    for screen in stack.screens where screen !== top { pin(screen.identity) }
    let outer = values
    animate(unlessSaid: hasChanged ? .easeOut : nil)
    let shown = ModifierContent { screen in
      // A leaving screen disappears together with its stack.
      guard stack.lastFrame == screen.frameNumber else { return }
      screen.values.inheritAnimation(from: outer)
      screen.resolve(top, in: stack, isNew: hasChanged)
    }
    moved(to: top.identity) { shown.transition(.screens(of: stack)).resolve(&$0) }
    values = outer
  }

  fileprivate mutating func announceUnhandled(in stack: NavigationState) {
    let values = stack.takeUnhandled()
    #if DEBUG
    for value in values {
      announce("No screen for \(type(of: value.base)) \(value.base)")
    }
    #endif
  }
}

@MainActor extension Transition {
  /// A transition that pushes screens sideways, in the direction of the stack's latest change.
  fileprivate static func screens(of stack: NavigationState) -> Transition {
    asymmetric(
      insertion: screens(of: stack, forward: .trailing, back: .leading),
      removal: screens(of: stack, forward: .leading, back: .trailing))
  }

  private static func screens(
    of stack: NavigationState, forward: Edge, back: Edge
  ) -> Transition {
    Transition { resolver, part, content in
      switch stack.direction {
      case .forward: Transition.move(edge: forward).show(&resolver, part, content)
      case .back: Transition.move(edge: back).show(&resolver, part, content)
      case nil: content(&resolver)
      }
    }
  }
}
