import MemoryModel
import PlainJSON

extension CivilDate {
  /// Reads a day, such as `2023-05-31`.
  init(_ field: JSONField) throws(JSONError) {
    let text = try field.text()
    guard let day = CivilDate(text) else {
      throw .outside(field.place, value: text, allowed: "a day, such as 2023-05-31")
    }
    self = day
  }
}
