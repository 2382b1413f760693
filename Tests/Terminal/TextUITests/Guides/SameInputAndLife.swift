import TextUI

// What the first table of "Coming from SwiftUI" lists, written as for SwiftUI.

struct SameGestures: View {
  @State private var taps = 0
  @State private var isOver = false
  @State private var dropped = ""
  @GestureState private var isHeld = false

  var body: some View {
    VStack {
      Text("taps \(taps)").onTapGesture { taps += 1 }
      Text(isHeld ? "held" : "free")
        .gesture(DragGesture().updating($isHeld) { _, state in state = true })
      Text("sequence")
        .gesture(LongPressGesture().sequenced(before: DragGesture(minimumDistance: 1)))
        .simultaneousGesture(TapGesture().onEnded { taps += 1 })
      Text("either")
        .highPriorityGesture(TapGesture(count: 2).exclusively(before: TapGesture()))
      Text(isOver ? "over" : "away").onHover { isOver = $0 }
      Text("dragged").draggable("a word")
      Text("drop \(dropped)").dropDestination(for: String.self) { items, _ in
        dropped = items.joined()
        return true
      }
    }
  }
}

struct SameFocus: View {
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var isSent = false

  private enum Field { case name, button }

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name)
      Text("focusable").focusable()
      Button("Send") { isSent = true }.keyboardShortcut(.defaultAction)
      Button("New") { field = .name }.keyboardShortcut("n", modifiers: .control)
      Text(isSent ? "sent" : "unsent")
    }
    .onSubmit { isSent = true }
  }
}

struct SameLife: View {
  @State private var log: [String] = []
  @State private var count = 0
  @Environment(\.scenePhase) private var phase
  @Environment(\.refresh) private var refresh

  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Text(phase == .active ? "active" : "inactive")
    }
    .onAppear { log.append("appeared") }
    .onDisappear { log = [] }
    .onChange(of: count) { log.append("changed") }
    .onChange(of: count) { old, new in log.append("\(old)-\(new)") }
    .onChange(of: count, initial: true) { log.append("initial") }
    .task { count += 1 }
    .task(id: count) { await Task.yield() }
    .refreshable { await refresh?() }
  }
}

struct SameFade: ViewModifier, Animatable {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.opacity(amount) }
}

struct SamePie: Shape {
  var angles: AnimatablePair<Float, Double>

  var animatableData: AnimatablePair<Float, Double> {
    get { angles }
    set { angles = newValue }
  }

  func path(in rect: ShapeRect) -> Path { Path(ellipseIn: rect) }
}

struct SameAnimation: View {
  @State private var isLarge = false

  var body: some View {
    VStack {
      Button("Grow") {
        withAnimation(.default) { isLarge.toggle() }
        withAnimation(.spring) { isLarge.toggle() }
        withAnimation { isLarge.toggle() }
      }
      Text("size").frame(width: isLarge ? 20 : 6).animation(.easeInOut, value: isLarge)
      Text("faded").modifier(SameFade(amount: 1))
      SamePie(angles: AnimatablePair(0, 1)).fill(.red).frame(width: 4, height: 2)
      if isLarge { Text("large").transition(.opacity) }
    }
  }
}
