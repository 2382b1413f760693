import TextUI

struct TransitionsPage: View {
  @State private var isShown = true

  private let transitions: [(String, Transition)] = [
    ("opacity", .opacity),
    ("move", .move(edge: .top)),
    ("slide", .slide),
    ("scale", .scale),
  ]

  var body: some View {
    VStack(spacing: 1) {
      HStack(spacing: 2) {
        ForEach(transitions, id: \.0) { name, transition in
          VStack {
            ZStack {
              if isShown { AnimalCard(.owl).transition(transition) }
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
