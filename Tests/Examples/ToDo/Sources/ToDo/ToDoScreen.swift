import Foundation
import TextUI

/// The list, with its keys below.
struct ToDoScreen: View {
  let list: ToDoList
  @State private var selection: Item.ID?
  @State private var edited: Item?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      header
      Divider()
      rows
      Divider()
      keys
    }
    .padding(.horizontal)
    .popup(item: $edited) { ItemForm(item: $0, save: save) }
    .windowTitle("To do (\(list.openCount))")
  }

  private var header: some View {
    HStack {
      Text("To do").bold()
      ItemStrip(items: list.items, selection: $selection)
      Spacer()
      if let problem = list.problem {
        Text("! \(problem)").foregroundStyle(.red)
      } else {
        Text("\(list.openCount) left").dim()
      }
    }
  }

  @ViewBuilder private var rows: some View {
    if list.items.isEmpty {
      Text("Nothing to do. Press n for something new.").dim()
        .frame(maxWidth: .max, maxHeight: .max)
    } else {
      List(list.items, selection: $selection, onOpen: edit) { ItemRow(item: $0) }
        .onDelete { list.items.remove(at: $0) }
        .onMove { list.items.swapAt($0, $1) }
        .onKeyPress(.space) { selection.map(list.toggle) }
        .defaultFocus()
    }
  }

  private var keys: some View {
    HStack {
      Button("New") { edited = Item() }.keyboardShortcut(.character("n"))
      Button("Edit") { selection.map(edit) }.keyboardShortcut(.character("e"))
        .disabled(selection == nil)
      Button("Clear done", action: list.clearDone).keyboardShortcut(.character("c"))
        .disabled(list.openCount == list.items.count)
      Spacer()
      Text("space done, del remove, alt-↑↓ move").dim().layoutPriority(-1)
    }
    .lineLimit(1)
  }

  private func edit(_ id: Item.ID) { edited = list.items.first { $0.id == id } }

  private func save(_ item: Item) {
    list.put(item)
    selection = item.id
    edited = nil
  }
}

/// A row of the list.
struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text(item.isDone ? "[x]" : "[ ]")
      Text(item.title).strikethrough(item.isDone).dim(item.isDone).lineLimit(1)
      Spacer()
      switch item.priority {
      case .low: Text("later").dim()
      case .normal: EmptyView()
      case .high: Text("! now").foregroundStyle(.red)
      }
    }
  }
}

/// A sign for each item, of which a tap selects one.
struct ItemStrip: View {
  let items: [Item]
  @Binding var selection: Item.ID?

  var body: some View {
    Canvas { context, size in
      for (x, item) in items.prefix(size.width).enumerated() {
        context.part(item.id.uuidString) { part in
          part.style.attributes = item.id == selection ? [.reverse] : []
          part.text(item.isDone ? "x" : item.priority == .high ? "!" : "-", at: Point(x: x, y: 0))
        }
      }
    }
    .onTapPart { name in selection = UUID(uuidString: name) }
    .frame(maxWidth: items.count)
    .frame(height: 1)
    .accessibilityHidden()
  }
}
