/// The title, tools and settings that the views of a screen provide for its bar.
final class BarContent {
  var title: String?
  var isHidden = false
  /// A handler that replaces going back.
  var onBack: (() -> Void)?
  var items: [(inout Resolver) -> Void] = []

  func clear() {
    title = nil
    isHidden = false
    onBack = nil
    items.removeAll()
  }
}

/// The content of the enclosing bar.
enum BarKey: EnvironmentKey {
  static var defaultValue: BarContent? { nil }
}

extension View {
  /// Sets the title of the view's screen, shown in the bar above it and as the window's title.
  ///
  /// If several views set a title, the outermost wins, and among siblings the last. A title inside
  /// a `GeometryReader` or a lazy container is not shown in the bar. See also
  /// `windowTitle(_:)`.
  public func navigationTitle(_ title: String) -> some View {
    ResolvedView(self) { resolver, content in
      resolver.titled(title) { content.resolve(&$0) }
      resolver.values[BarKey.self]?.title = title
    }
  }

  /// Hides the bar of the view's screen; keys still lead back.
  public func navigationBarHidden(_ isHidden: Bool = true) -> some View {
    ResolvedView(self) { resolver, content in
      content.resolve(&resolver)
      resolver.values[BarKey.self]?.isHidden = isHidden
    }
  }

  /// Runs an action instead of going back by the bar or a key.
  ///
  /// Use it for a screen that must ask first; `\.dismiss` still leaves the screen.
  public func onNavigationBack(perform action: @escaping () -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      content.resolve(&resolver)
      resolver.values[BarKey.self]?.onBack = action
    }
  }

  /// Adds views at the end of the bar above the view's screen or column.
  public func toolbar<Items: View>(@ViewBuilder _ items: () -> Items) -> some View {
    let items = items()
    return ResolvedView(self) { resolver, content in
      content.resolve(&resolver)
      let identity = resolver.identity.child(Identity.Step.secondary)
      resolver.values[BarKey.self]?.items.append { bar in
        bar.moved(to: identity) { items.resolve(&$0) }
      }
    }
  }
}
