/// Screens on top of each other, of which the topmost is seen.
///
/// Going back finds a screen as it was left: with its state, its scroll offset, and focus
/// where it was. Escape leads back, and so does the left arrow where nothing to focus lies further
/// left. Only the top screen is resolved; a screen that is left forgets everything.
///
/// A value nobody has a screen for is not put on the path by links, and shows nothing if it is
/// there; debug builds announce it.
public struct NavigationStack<Root: View>: Primitive {
  private let path: PathAccess?
  private let root: Root

  private init(_ path: PathAccess?, _ root: Root) {
    self.path = path
    self.root = root
  }

  /// Makes a stack that keeps its path to itself.
  public init(@ViewBuilder root: () -> Root) {
    self.init(nil, root())
  }

  /// Makes a stack that shows the screens of a path, and changes it when one goes back.
  ///
  /// - Parameters:
  ///   - path: The values above the root, the topmost last; `AnyHashable` ones may be of any types.
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

extension Resolver {
  /// Shows the top screen, and keeps what the others remember.
  fileprivate mutating func show(_ stack: NavigationState) {
    let top = stack.top
    let hasChanged = stack.show(top, focus, frame: frameNumber)
    for screen in stack.screens where screen !== top { pin(screen.identity) }
    let outer = values
    animate(unlessSaid: hasChanged ? .easeOut : nil)
    let shown = ModifierContent { screen in
      // A stack that has gone takes its screens with it.
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

extension Transition {
  /// Pushes screens to the side, forwards or back, whichever the stack did last.
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
