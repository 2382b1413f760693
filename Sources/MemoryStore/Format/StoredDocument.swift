import MemoryModel

/// A document that is read and written as a whole, and what happens when it cannot be used.
struct StoredDocument<Value: Sendable>: Sendable {
  var name: String
  let format: DocumentFormat
  /// What stands for a document that is not there.
  let standard: Value
  /// Makes a value of a body in the version of now.
  let decode: @Sendable ([UInt8]) throws(FormatError) -> Value
  let encode: @Sendable (Value) -> [UInt8]

  private struct Found {
    var value: Value?
    var notice: StoreNotice?
    /// Why what is there must not be replaced.
    var refusal: (any Error)?
  }

  /// Reads the document.
  ///
  /// A damaged one is quarantined and the one before it read instead. One of an older version is
  /// copied before anything else can replace it. One of a newer version, one that cannot be read,
  /// and one that could not be quarantined are left as they are, and nothing can be saved.
  func open(in storage: Storage) -> Loaded<Value> {
    let found = find(in: storage)
    return Loaded(
      value: found.value ?? standard, notices: found.notice.map { [$0] } ?? [],
      save: { value in
        if let refusal = found.refusal { throw refusal }
        try storage.write(name, try readableDocument(value))
      })
  }

  /// A whole document that can be read again.
  private func readableDocument(_ value: Value) throws(FormatError) -> [UInt8] {
    let body = encode(value)
    let document = format.document(body)
    if document.count > format.limit { throw .tooMany("bytes", limit: format.limit) }
    _ = try decode(body)
    return document
  }

  private func find(in storage: Storage) -> Found {
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try storage.read(name, atMost: format.limit)
    } catch {
      return Found(notice: .unreadable(error), refusal: error)
    }
    guard let bytes else { return Found() }
    do throws(FormatError) {
      return Found(value: try value(of: bytes, in: storage))
    } catch {
      if case .newerVersion = error {
        return Found(notice: .newer(error, name: name), refusal: error)
      }
      return recover(from: error, in: storage)
    }
  }

  private func value(of bytes: [UInt8], in storage: Storage) throws(FormatError) -> Value {
    let (version, body) = try format.open(bytes)
    let value = try decode(try format.migrate(body, from: version))
    if version < format.version { try? storage.write("\(name).v\(version)", bytes) }
    return value
  }

  private func recover(from error: FormatError, in storage: Storage) -> Found {
    let newName = try? storage.quarantine(name)
    var found = Found(refusal: newName == nil ? error : nil)
    if let bytes = try? storage.read(Storage.previous(of: name), atMost: format.limit) {
      found.value = try? value(of: bytes, in: storage)
    }
    found.notice = .quarantined(name, why: error, as: newName, usesPrevious: found.value != nil)
    return found
  }
}
