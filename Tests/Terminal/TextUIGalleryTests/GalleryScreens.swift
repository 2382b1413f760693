import Testing
import TextUI
import TextUIGallery

/// Returns a page in a dark window of 80×24 with reduced motion, without trailing blanks.
func screen(_ name: String, _ script: String = "") throws -> String {
  var preview = try #require(Gallery(Gallery.textUI).topic(named: name)).preview
  preview.reducedMotion = true
  return preview.lines(after: try KeyScript(script).events)
    .map { String($0.reversed().drop { $0 == " " }.reversed()) }
    .joined(separator: "\n")
}
