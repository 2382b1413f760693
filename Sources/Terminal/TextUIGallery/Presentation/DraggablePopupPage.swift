import TextUI

struct DraggablePopupPage: View {
  @State private var isShown = false

  var body: some View {
    Button("Show the note") { isShown = true }
      .popup(
        isPresented: $isShown, dim: 0, dismissOn: .escape, style: PanelPopupStyle(isDraggable: true)
      ) {
        VStack {
          Text("Drag me").bold()
          Text("and read below.")
        }
        .padding(.horizontal)
      }
      .defaultFocus()
  }
}
