import MemoryViewModel

/// What one window shows of a theme being edited, and has half typed.
struct EditorState {
  /// The symbol of the face whose words are edited.
  var chosen: String?
  /// The symbol of the face that has focus, if one has.
  var focused: String? { didSet { chosen = focused ?? chosen } }
  /// Faces to be added.
  var typed = ""
  /// A colour as far as it is typed; nil while nobody types one.
  var hex: String?
  var isAskingToLeave = false
  /// Whether the field for the word of the chosen face has focus.
  var isInWord = false
}
