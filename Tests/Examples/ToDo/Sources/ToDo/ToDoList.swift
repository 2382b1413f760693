import Foundation
import Observation

/// A thing to do.
struct Item: Codable, Hashable, Identifiable {
  enum Priority: String, Codable, CaseIterable {
    case low, normal, high
  }

  var id = UUID()
  var title = ""
  var priority = Priority.normal
  var isDone = false
}

/// The items, which are saved after every change.
@Observable final class ToDoList {
  var items: [Item] = [] {
    didSet { save() }
  }
  private(set) var problem: String?
  private let file: URL?

  /// Reads a file; one that does not exist is an empty list.
  init(file: URL?) {
    self.file = file
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      items = try JSONDecoder().decode([Item].self, from: Data(contentsOf: file))
    } catch {
      problem = "\(file.lastPathComponent) is not a list, and stays as it is."
    }
  }

  var openCount: Int { items.count { !$0.isDone } }

  func toggle(_ id: Item.ID) {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return }
    items[index].isDone.toggle()
  }

  /// Replaces the item with the same id, or appends a new one.
  func put(_ item: Item) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    } else {
      items.append(item)
    }
  }

  func clearDone() { items.removeAll(where: \.isDone) }

  private func save() {
    guard let file, problem == nil else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(items).write(to: file, options: .atomic)
    } catch {
      problem = "\(file.lastPathComponent) cannot be written."
    }
  }
}
