// Who imports TextUI has all of the renderer.
@_exported public import TextUICore
