#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a reader that owes nothing to the library makes of JSON text.
func read<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
