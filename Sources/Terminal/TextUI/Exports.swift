// Importing TextUI also imports the renderer, TextUICore.
@_exported public import TextUICore
