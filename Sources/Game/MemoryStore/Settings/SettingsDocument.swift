import MemoryModel

/// A settings file that people edit, too.
///
/// A file of an earlier version is read until the first change; then it is kept as a copy. While a
/// file has mistakes, the last good values count for the keys that these may concern.
struct SettingsDocument: Sendable {
  static let limit = 1 << 18

  let name: String
  /// The name of the document in earlier versions, if it had another one.
  var formerName: String?
  /// The name of a copy of the last good values; nil for none.
  var goodName: String?
  let suggest: SettingSuggestion

  /// The state of the file.
  private struct Content {
    var text = SettingsText()
    var notices: [StoreNotice] = []
    /// The reason why the file must not be changed, if there is one.
    var refusal: (any Error)?
    /// The earlier document that the values come from.
    var formerName: String?
  }

  /// Returns the settings; `last` are the last good values, nil for those of the copy.
  func open(
    in storage: any DocumentStorage, after last: [String: String]? = nil
  ) -> Loaded<[String: String]> {
    loaded(
      content(in: storage) { name in
        let former = FormerSettings.document(name).open(in: storage)
        return Content(
          text: SettingsText(former.value), notices: former.notices, refusal: former.refusal,
          formerName: name)
      }, in: storage, after: last)
  }

  private func loaded(
    _ content: Content, in storage: any DocumentStorage, after last: [String: String]?
  ) -> Loaded<[String: String]> {
    let doubt = content.refusal == nil ? content.text.doubt(suggest) : .all
    let good = content.text.goodValues(after: last ?? goodValues(in: storage), in: doubt)
    let used = good.safe(in: doubt)
    return Loaded(
      value: content.text.values.merging(used) { $1 },
      notices: content.notices.map { $0.using(used) }, refusal: content.refusal,
      reload: { open(in: storage, after: good) },
      change: { try update(in: storage, after: good, $0) },
      keepAsGood: { keep(good, in: storage) })
  }

  private func content(in storage: any DocumentStorage, former: (String) -> Content) -> Content {
    do {
      guard let bytes = try storage.read(name, atMost: Self.limit) else {
        return formerName.map(former) ?? Content()
      }
      if bytes.isEmpty { return Content() }
      return FormerSettings.format.marks(bytes) ? former(name) : try content(of: bytes)
    } catch let error as StorageError {
      return Content(notices: [.unreadable(error)], refusal: error)
    } catch FormatError.newerVersion(let version, let known) {
      let error = FormatError.newerVersion(version, known: known)
      return Content(notices: [.newer(error, name: name)], refusal: error)
    } catch {
      let why = error as? FormatError ?? .otherFormat(wanted: FileFormat.settings.name)
      return Content(notices: [.leftAlone(name, why: why)], refusal: why)
    }
  }

  private func content(of bytes: [UInt8]) throws(FormatError) -> Content {
    let text = try SettingsText(bytes)
    guard text.isRecognized(suggest) else {
      throw .otherFormat(wanted: FileFormat.settings.name)
    }
    return Content(text: text, notices: text.notices(name, suggest))
  }

  /// Returns true if a file has settings of any version.
  func isOurs(_ bytes: [UInt8]) throws(FormatError) -> Bool {
    if FormerSettings.format.marks(bytes) { return true }
    do throws(FormatError) {
      return try SettingsText(bytes).isRecognized(suggest)
    } catch .newerVersion {
      return true
    }
  }
}

// Changes, each with an exclusive lock on the file.
extension SettingsDocument {
  private func update(
    in storage: any DocumentStorage, after last: [String: String],
    _ change: (inout [String: String]) -> Void
  ) throws -> Loaded<[String: String]> {
    try storage.exclusively(name) {
      var content = content(in: storage) { formerContent($0, in: storage) }
      if let refusal = content.refusal { throw refusal }
      let old = content.text.values
      var values = old
      change(&values)
      if values != old {
        content.text.set(values)
        try write(content, in: storage)
        content.notices = content.text.notices(name, suggest)
      }
      return loaded(content, in: storage, after: last)
    }
  }

  private func formerContent(_ former: String, in storage: any DocumentStorage) -> Content {
    do {
      let value =
        try former == name
        ? FormerSettings.document(former).lockedValue(in: storage)
        : FormerSettings.document(former).update(in: storage) { _ in }.value
      return Content(text: SettingsText(value), formerName: former)
    } catch {
      return Content(refusal: error)
    }
  }

  private func write(_ content: Content, in storage: any DocumentStorage) throws {
    let bytes = content.text.bytes
    if bytes.count > Self.limit { throw FormatError.tooMany("bytes", limit: Self.limit) }
    guard let former = content.formerName,
      let old = try storage.read(former, atMost: Self.limit)
    else { return try storage.write(name, bytes) }
    let copy = try freeName(besides: former, in: storage)
    if former == name { try storage.write(copy, old) }
    try storage.write(name, bytes)
    // The new file is used from now on, even if the old one cannot be renamed.
    if former != name { try? storage.rename(former, to: copy) }
  }

  /// Returns the first free name for a copy of a document of the first version.
  private func freeName(besides former: String, in storage: any DocumentStorage) throws -> String {
    let names = ["\(former).v1"] + (2...99).map { "\(former).v1-\($0)" }
    for name in names where try storage.read(name, atMost: Self.limit) == nil { return name }
    throw StorageError.taken(former)
  }
}

// The copy of the last good values, which outlasts the program.
extension SettingsDocument {
  private func goodValues(in storage: any DocumentStorage) -> [String: String] {
    guard let goodName, let bytes = try? storage.read(goodName, atMost: Self.limit),
      let text = try? SettingsText(bytes)
    else { return [:] }
    return text.values
  }

  /// Saves the values, if they differ from those of the copy and the storage can be written.
  private func keep(_ values: [String: String], in storage: any DocumentStorage) {
    guard let goodName, values != goodValues(in: storage) else { return }
    let bytes = SettingsText(values).bytes
    if bytes.count > Self.limit { return }
    // A copy needs no previous copy.
    try? storage.remove(goodName)
    try? storage.write(goodName, bytes)
  }
}
