import TextUI

struct ComposedTransitionsPage: View {
  @State private var isShown = true

  private let transitions: [(String, Transition)] = [
    ("push", .push(from: .bottom)),
    ("both", .opacity.combined(with: .offset(x: 0, y: -4))),
    ("in, out", .asymmetric(insertion: .scale, removal: .move(edge: .top))),
    ("own", .modifier(active: Squeezed(part: 0), identity: Squeezed(part: 1))),
  ]

  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        ForEach(transitions, id: \.0) { name, transition in
          VStack {
            ZStack {
              if isShown { AnimalCard(.fox).transition(transition) }
            }
            .frame(width: 7, height: 5)
            Text(name)
          }
        }
      }
      Button(isShown ? "Hide" : "Show") {
        withAnimation(.easeInOut(duration: .seconds(1))) { isShown.toggle() }
      }
    }
    .defaultFocus()
  }
}

/// Scales the width of a view by a fraction.
private struct Squeezed: ViewModifier, Animatable {
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func body(content: Content) -> some View { content.scaleEffect(x: part) }
}
