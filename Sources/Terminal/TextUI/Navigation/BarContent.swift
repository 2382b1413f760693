/// What the views of a screen say for the bar above them.
final class BarContent {
  var title: String?
  var isHidden = false
  /// What is done in place of going back.
  var onBack: (() -> Void)?
  var items: [(inout Resolver) -> Void] = []

  func clear() {
    title = nil
    isHidden = false
    onBack = nil
    items.removeAll()
  }
}

/// The bar above a view.
enum BarKey: EnvironmentKey {
  static var defaultValue: BarContent? { nil }
}

extension View {
  /// Says the title of the screen the view stands in, for the bar above it.
  ///
  /// Of several the one furthest out counts, among neighbours the last. The bar does not hear it
  /// from inside of a `GeometryReader` or a lazy container.
  public func navigationTitle(_ title: String) -> some View {
    ResolvedView(self) { resolver, content in
      content.resolve(&resolver)
      resolver.values[BarKey.self]?.title = title
    }
  }

  /// Hides the bar of the screen the view stands in; keys still lead back.
  public func navigationBarHidden(_ isHidden: Bool = true) -> some View {
    ResolvedView(self) { resolver, content in
      content.resolve(&resolver)
      resolver.values[BarKey.self]?.isHidden = isHidden
    }
  }

  /// Does something when the bar or a key would lead back, in place of that.
  ///
  /// For a screen that has to ask first: `\.dismiss` still leaves it.
  public func onNavigationBack(perform action: @escaping () -> Void) -> some View {
    ResolvedView(self) { resolver, content in
      content.resolve(&resolver)
      resolver.values[BarKey.self]?.onBack = action
    }
  }

  /// Puts views at the end of the bar above the screen or column the view stands in.
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
