public import MemoryEngine
public import MemoryModel
import PlainJSON

// The only decoder of records from files, pipes and other programs.
extension GameRecord where Face == MemoryModel.Face {
  /// Reads a record as JSON, without checking its moves.
  ///
  /// - Parameters:
  ///   - json: The bytes.
  ///   - name: The name of the whole in errors.
  /// - Throws: `FormatError` for a record that is malformed, has no valid deck, or has a face
  ///   beyond `TextLimit`.
  public init(reading json: ArraySlice<UInt8>, named name: String) throws(FormatError) {
    do {
      self = try JSON(parsing: json).decoded(as: Self.self, named: name)
    } catch let error as JSONError {
      throw .json(error)
    } catch {
      throw .impossible("\(error)")
    }
  }

  /// Throws for a record that could not be read again, because of its faces.
  func checkFaces() throws(FormatError) {
    for (number, kind) in deck.kinds.enumerated() {
      if kind.faces.count > kind.copies { throw .impossible("kind \(number) has too many faces") }
      guard kind.faces.allSatisfy(\.symbol.isWithinTextLimit) else {
        throw .impossible("kind \(number) has too long a face")
      }
    }
  }
}

extension JSONField {
  /// Returns the value as a text that is shown, such as a name, without what exceeds `TextLimit`.
  ///
  /// - Throws: `JSONError` if it is not text.
  func name() throws(JSONError) -> String { try text().withinTextLimit }

  /// Returns the value as a text that is compared, such as an id or a face.
  ///
  /// - Throws: `JSONError` if it is not text, or beyond `TextLimit`.
  func key() throws(JSONError) -> String {
    let text = try text()
    guard text.isWithinTextLimit else {
      throw wrong("at most \(TextLimit.letters) letters and \(TextLimit.scalars) scalars")
    }
    return text
  }
}
