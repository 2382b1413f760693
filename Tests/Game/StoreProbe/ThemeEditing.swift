import MemoryModel
import MemoryStore
import MemoryViewModel

/// Random edits of a theme library that other processes edit too.
///
/// Each edit is printed before it is made, as `+NAME`, `-NAME`, `=NAME NEW NAME`, or `@FACE` for a
/// face that is added to the theme `shared`; and `done` is printed when it is on the disk.
struct ThemeEditing {
  private let name: String
  private let library: ThemeLibrary
  private let say: (String) -> Void
  /// The names of the themes that this process has added.
  private var own: [String] = []
  private var number = 0

  init(_ name: String, in folder: String, say: @escaping (String) -> Void) {
    let opened = DiskFolder(folder).themes()
    let repository = ThemeRepository(
      read: { opened.reload().value },
      update: { change in
        try opened.update(change).value
      })
    var ids = 0
    library = ThemeLibrary(repository) {
      ids += 1
      return "\(name)-id\(ids)"
    }
    (self.name, self.say) = (name, say)
  }

  /// Makes a random edit.
  mutating func edit(_ chance: UInt64) {
    number += 1
    let newName = "\(name).\(number)"
    // Rare, because simultaneous edits of the same theme create a copy.
    if chance % 16 == 0 { return share(newName) }
    guard own.count > 0 else { return add(newName) }
    let theme = own[Int(chance >> 8) % own.count]
    switch chance % 3 {
    case 0 where own.count < 3: add(newName)
    case 1: rename(theme, to: newName)
    default: remove(theme)
    }
  }

  private mutating func add(_ name: String) {
    say("+\(name)")
    library.add(contentsOf: [Self.theme(named: name)])
    own.append(name)
    finish()
  }

  private mutating func remove(_ name: String) {
    say("-\(name)")
    library.delete(Set(library.themes.filter { $0.name == name }.map(\.id)))
    own.removeAll { $0 == name }
    finish()
  }

  private mutating func rename(_ name: String, to newName: String) {
    guard let theme = library.themes.first(where: { $0.name == name }) else { return say("lost") }
    say("=\(name) \(newName)")
    ThemeEditor(theme, in: library).theme.name = newName
    own = own.map { $0 == name ? newName : $0 }
    finish()
  }

  private func share(_ face: String) {
    library.refresh()
    let shared = library.themes.last { $0.name.hasPrefix("shared") }
    guard let shared else { return say("lost") }
    say("@\(face)")
    ThemeEditor(shared, in: library).add(face)
    finish()
  }

  /// If the lock was busy for too long, the change is saved with the next one.
  private func finish() {
    while !library.isKept { library.change { _ in } }
    say("done")
  }

  static func theme(named name: String) -> Theme {
    Theme(
      id: name, name: name, faces: ["a", "b", name].map { Face($0) }, pairs: 2,
      color: Theme.Color(rgb: 0))
  }
}
