// What files that import SwiftUICore are compiled against: `-module-alias SwiftUICore=HeadlessUICore`.
@_exported public import HeadlessUI
