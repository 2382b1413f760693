/// The user's commands for the panes of a workspace.
struct PaneCommands<ID: Hashable> {
  let panes: Binding<LayerOrder<ID>>
  let key: Binding<ID?>
  /// The pane that receives the keys.
  let current: ID?
  let grid: Remembered<PaneGrid?>
  let quit: QuitAction
  /// The commands of the program.
  let others: [WorkspaceCommand]

  private var ids: [ID] { panes.wrappedValue.ids }
  private var index: Int? { current.flatMap(panes.wrappedValue.index) }

  /// Moves to another pane by a number of steps, wrapping around.
  func go(by step: Int) {
    guard let index else { return }
    key.wrappedValue = ids[(index + step + ids.count) % ids.count]
  }

  /// Moves to the pane next to the key pane; has no effect at the edge.
  func go(toward edge: Edge) {
    guard let index, let other = grid.value?.neighbor(of: index, toward: edge), other < ids.count
    else { return }
    key.wrappedValue = ids[other]
  }

  /// Closes the key pane; the next pane becomes key, or the last.
  ///
  /// If it was the only pane, the program quits.
  func close() {
    guard let current, let index else { return }
    panes.wrappedValue.remove(current)
    key.wrappedValue = ids.isEmpty ? nil : ids[min(index, ids.count - 1)]
    if ids.isEmpty { quit() }
  }

  /// Runs the command of the key pressed after ^W.
  func take(_ press: KeyPress) {
    switch press.key {
    case .character("w"), .tab, .function(6): go(by: press.modifiers.contains(.shift) ? -1 : 1)
    case .left: go(toward: .leading)
    case .right: go(toward: .trailing)
    case .up: go(toward: .top)
    case .down: go(toward: .bottom)
    case .character("c"): close()
    case .character(let typed): others.first { $0.key == typed }?.action()
    default: break
    }
  }

  /// Returns the keys that can follow ^W, with their meanings.
  func hint(isUnicode: Bool) -> String {
    let own = isUnicode ? "^W  w ←↑↓→ pane  c close" : "^W  w arrows pane  c close"
    return ([own] + others.map { "\($0.key) \($0.meaning)" }).joined(separator: "  ")
  }
}

@MainActor extension Resolver {
  /// Shows the keys that can follow ^W in a layer above everything, and handles the next key.
  mutating func resolveChoice<ID>(
    _ isChoosing: Remembered<Bool>, _ commands: PaneCommands<ID>
  ) {
    let redraw = redraw
    let end = {
      isChoosing.value = false
      redraw.request()
    }
    scope(Identity.Step.secondary) { inner in
      inner.layer(isModal: true) { inner, _ in
        let hint = commands.hint(isUnicode: inner.values.isUnicode)
        let press = Responder.press { if $0.phase == .began { end() } }
        let key = Responder.key {
          end()
          commands.take($0)
          return .handled
        }
        inner.responding(to: press) { inner in
          inner.responding(to: key) { inner in
            Text(" \(hint) ").reverse()
              .frame(maxWidth: .max, maxHeight: .max, alignment: .bottomTrailing)
              .resolve(&inner)
          }
        }
      }
    }
  }
}
