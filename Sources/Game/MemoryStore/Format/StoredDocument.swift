import MemoryModel

/// A document that is read and written as a whole, with the handling of damaged ones.
struct StoredDocument<Value: Equatable & Sendable>: Sendable {
  var name: String
  let format: DocumentFormat
  /// The value if there is no document.
  let standard: Value
  /// Decodes a body in the current version.
  let decode: @Sendable ([UInt8]) throws(FormatError) -> Value
  let encode: @Sendable (Value) -> [UInt8]

  /// The state of the document in a storage.
  private struct Content {
    /// The value; nil if there is no usable document.
    var value: Value?
    var notice: StoreNotice?
    /// The reason why the document must not be replaced, if there is one.
    var refusal: (any Error)?
  }

  /// Reads the document.
  ///
  /// A damaged document is quarantined, and the previous copy takes its place. A document of an
  /// older version is copied before it can be replaced. A document of a newer version, one that
  /// cannot be read, and one that could not be quarantined stay as they are and cannot be changed.
  func open(in storage: any DocumentStorage) -> Loaded<Value> {
    if let content = try? content(in: storage) { return loaded(content, in: storage) }
    // Another program may be repairing the document at this moment.
    let repaired = try? storage.exclusively(name) { repairedContent(in: storage) }
    return loaded(repaired ?? repairedContent(in: storage), in: storage)
  }

  private func loaded(_ content: Content, in storage: any DocumentStorage) -> Loaded<Value> {
    Loaded(
      value: content.value ?? standard, notices: content.notice.map { [$0] } ?? [],
      refusal: content.refusal, reload: { open(in: storage) },
      change: { try update(in: storage, $0) })
  }

  /// Changes the document, as `Loaded.update` does.
  func update(
    in storage: any DocumentStorage, _ change: (inout Value) -> Void
  ) throws -> Loaded<Value> {
    try storage.exclusively(name) {
      var content = repairedContent(in: storage)
      if let refusal = content.refusal { throw refusal }
      let old = content.value ?? standard
      var value = old
      change(&value)
      if value != old { try storage.write(name, try readableDocument(value)) }
      content.value = value
      return loaded(content, in: storage)
    }
  }

  /// Returns the content for a caller that has the lock of the document.
  ///
  /// - Throws: The reason why the document must not be replaced.
  func lockedValue(in storage: any DocumentStorage) throws -> Value {
    let content = repairedContent(in: storage)
    if let refusal = content.refusal { throw refusal }
    return content.value ?? standard
  }

  /// Encodes a value as a document, and checks that it can be read again.
  private func readableDocument(_ value: Value) throws(FormatError) -> [UInt8] {
    let body = encode(value)
    let document = format.document(body)
    if document.count > format.limit { throw .tooMany("bytes", limit: format.limit) }
    _ = try decode(body)
    return document
  }
}

// Reading, and the repair of damaged documents.
extension StoredDocument {
  /// Reads the document, and throws an error if it is damaged.
  private func content(in storage: any DocumentStorage) throws(FormatError) -> Content {
    let bytes: [UInt8]?
    do throws(StorageError) {
      bytes = try storage.read(name, atMost: format.limit)
    } catch {
      return Content(notice: .unreadable(error), refusal: error)
    }
    guard let bytes else { return Content() }
    do throws(FormatError) {
      return Content(value: try value(of: bytes, in: storage))
    } catch .newerVersion(let version, let known) {
      let error = FormatError.newerVersion(version, known: known)
      return Content(notice: .newer(error, name: name), refusal: error)
    }
  }

  private func value(of bytes: [UInt8], in storage: any DocumentStorage) throws(FormatError)
    -> Value
  {
    let (version, body) = try format.open(bytes)
    let value = try decode(try format.migrate(body, from: version))
    if version < format.version { try? storage.write("\(name).v\(version)", bytes) }
    return value
  }

  /// Quarantines a damaged document and replaces it with the previous copy.
  private func repairedContent(in storage: any DocumentStorage) -> Content {
    do throws(FormatError) {
      return try content(in: storage)
    } catch {
      let newName = try? storage.quarantine(name)
      var content = Content(refusal: newName == nil ? error : nil)
      if let bytes = try? storage.read(DocumentName.previous(of: name), atMost: format.limit) {
        content.value = try? value(of: bytes, in: storage)
        if content.value != nil, newName != nil { try? storage.write(name, bytes) }
      }
      content.notice = .quarantined(
        name, why: error, as: newName, usesPrevious: content.value != nil)
      return content
    }
  }
}
