/// The types of the views in the frames so far, with what is known of their properties.
///
/// Types are looked up for every view. A table of those that were looked up last, by the low bits
/// of their addresses, spares most lookups in a dictionary, which take a thirtieth of a frame.
final class ViewTypes {
  private var all: [ObjectIdentifier: ViewType] = [:]
  private let recent = UnsafeMutablePointer<Entry>.allocate(capacity: 128)

  private struct Entry {
    var name: ObjectIdentifier?
    var type: Unmanaged<ViewType>?
  }

  init() { recent.initialize(repeating: Entry(), count: 128) }

  deinit { recent.deallocate() }

  /// Returns what is known of a type.
  func type(_ type: Any.Type) -> ViewType {
    let name = ObjectIdentifier(type)
    // Metadata is aligned to 8 bytes.
    let index = Int(bitPattern: name) >> 3 & 127
    if recent[index].name == name, let known = recent[index].type {
      return known.takeUnretainedValue()
    }
    let found = all[name] ?? ViewType(type)
    all[name] = found
    recent[index] = Entry(name: name, type: .passUnretained(found))
    return found
  }
}

/// A type of views: its dynamic properties, and the comparison of its views.
@usableFromInline
final class ViewType {
  let fields: LinkedFields
  private let comparison: FieldComparison?
  /// Behind a pointer, without exclusivity checks.
  private let record = UnsafeMutablePointer<ReuseRecord>.allocate(capacity: 1)

  init(_ type: Any.Type) {
    (fields, comparison) = (LinkedFields(of: type), FieldComparison(of: type))
    record.initialize(to: ReuseRecord())
  }

  deinit { record.deallocate() }

  /// Returns the comparison of views, nil if they are not compared in a frame.
  func comparison(in frame: Int) -> FieldComparison? {
    guard let comparison else { return nil }
    return record.pointee.compares(in: frame) ? comparison : nil
  }

  /// Notes that a view was compared with that of the previous frame.
  @usableFromInline
  func noteComparison() { record.pointee.comparisons += 1 }

  /// Notes that a view was reused.
  @usableFromInline
  func noteReuse() { record.pointee.reuses += 1 }
}
