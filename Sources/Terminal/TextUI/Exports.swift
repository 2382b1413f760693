// Importing TextUI also imports the renderer, TextUICore, and the gates that it shows.
@_exported public import Gates
@_exported public import TextUICore
