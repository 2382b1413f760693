import Pictures
import TextUI

/// The commands of a picture in its mode.
struct PictureFooter: View {
  @Binding var editing: PictureEditing
  @Binding var viewport: Viewport
  /// Leaves the mode and keeps its changes.
  let done: () -> Void
  /// Saves the present crop.
  let settle: () -> Void
  let leave: () -> Void

  var body: some View {
    HStack(spacing: 1) {
      switch editing.mode {
      case .view: looking
      case .turn: turning
      case .crop: cropping
      }
    }
    .lineLimit(1)
    .padding(.horizontal)
    .frame(height: 1)
  }

  @ViewBuilder private var looking: some View {
    Button("Back", action: leave)
    Spacer()
    Text("c crop  t turn").dim()
    Slider("Zoom", value: zoom, in: 1...8) { "\(Int(100 * $0)) %" }.frame(maxWidth: 30)
  }

  private var zoom: Binding<Double> {
    Binding(get: { viewport.zoom }, set: { viewport.zoom(to: $0) })
  }

  @ViewBuilder private var turning: some View {
    Button("Done", action: done)
    Button("Left") { turn(right: false) }
    Button("Right") { turn(right: true) }
    Spacer()
    Slider("", value: angle, in: Crop.angles, step: 1) { "\(Int($0))°" }.frame(maxWidth: 34)
  }

  private func turn(right: Bool) {
    editing.turn(right: right)
    settle()
  }

  private var angle: Binding<Double> {
    Binding(get: { editing.angle }, set: { editing.angle = $0 })
  }

  @ViewBuilder private var cropping: some View {
    Button("Done", action: done)
    Button("All") { editing.reset() }
    Spacer()
    Text("arrows move, with shift size, Esc undoes").dim()
  }
}
