import TextUI

/// The tree of files, and a preview of the selected one.
struct FilesScreen: View {
  let folders: Folders
  @State private var selection: Entry?
  @State private var expanded: Set<Entry> = []
  @State private var showsPreview = false
  @State private var readings = 0

  var body: some View {
    NavigationSplitView(showsDetail: $showsPreview) {
      tree
        .navigationTitle(folders.root.name)
        .toolbar { Button("Reload", action: reload).keyboardShortcut(.character("r")) }
    } detail: {
      if let selection {
        FilePreview(file: selection)
      } else {
        Text("Select a file.").dim().frame(maxWidth: .max, maxHeight: .max)
      }
    }
    .task(id: Reading(folders: expanded, number: readings)) {
      await folders.read(expanded.union([folders.root]))
    }
  }

  private var tree: some View {
    Tree(
      folders.children(of: folders.root) ?? [], id: \.self, children: folders.children,
      selection: $selection, isExpanded: $expanded, onOpen: open
    ) { entry in
      Text(entry.isFolder ? "\(entry.name)/" : entry.name).lineLimit(1).bold(entry.isFolder)
    }
    .copyable(selection?.path ?? "")
    .defaultFocus()
  }

  /// Expands or collapses a folder; shows a file where there is room for one column only.
  private func open(_ entry: Entry) {
    if !entry.isFolder {
      showsPreview = true
    } else if expanded.remove(entry) == nil {
      expanded.insert(entry)
    }
  }

  private func reload() {
    folders.forget()
    readings += 1
  }
}

/// The folders to read, and how many times all of them were asked for.
private struct Reading: Equatable {
  let folders: Set<Entry>
  let number: Int
}
