// What files that import Combine are compiled against where there is none: `-module-alias Combine=HeadlessCombine`.
@_exported public import HeadlessUI
