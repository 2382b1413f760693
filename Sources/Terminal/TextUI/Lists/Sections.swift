/// A view that groups elements by a key, each group below a header.
///
/// Groups are in the order of their first elements, and elements keep their order in a group, even
/// if the elements of a group are not adjacent in the sequence.
public struct Sections<Key: Hashable, Element, ID: Hashable, Header: View, Row: View>: View {
  private let sections: [Section]
  private let id: (Element) -> ID
  private let header: (Key) -> Header
  private let row: (Element) -> Row

  private struct Section: Identifiable {
    let id: Key
    var elements: [Element]
  }

  public var body: some View {
    ForEach(sections) { section in
      header(section.id)
      ForEach(section.elements, id: id) { row($0) }
    }
  }
}

extension Sections {
  private init(
    _ elements: some Sequence<Element>, _ key: (Element) -> Key, id: @escaping (Element) -> ID,
    _ row: @escaping (Element) -> Row, _ header: @escaping (Key) -> Header
  ) {
    var sections: [Section] = []
    var places: [Key: Int] = [:]
    for element in elements {
      let key = key(element)
      if let place = places[key] {
        sections[place].elements.append(element)
      } else {
        places[key] = sections.count
        sections.append(Section(id: key, elements: [element]))
      }
    }
    self.sections = sections
    (self.id, self.header, self.row) = (id, header, row)
  }

  /// Groups identifiable elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - key: A closure that returns the key of an element's group.
  ///   - row: A closure that returns the view of an element.
  ///   - header: A closure that returns the view above a group.
  public init(
    of elements: some Sequence<Element>, by key: (Element) -> Key,
    @ViewBuilder row: @escaping (Element) -> Row,
    @ViewBuilder header: @escaping (Key) -> Header
  ) where Element: Identifiable, ID == Element.ID {
    self.init(elements, key, id: { $0.id }, row, header)
  }

  /// Groups elements identified by a property.
  public init(
    of elements: some Sequence<Element>, id: KeyPath<Element, ID>, by key: (Element) -> Key,
    @ViewBuilder row: @escaping (Element) -> Row,
    @ViewBuilder header: @escaping (Key) -> Header
  ) {
    self.init(elements, key, id: { $0[keyPath: id] }, row, header)
  }
}
