import SplitModel

/// What the app's reducers and the client remember; flat, one byte for each thing.
struct ComposableSplitMemory: FlatMemory {
  /// What one feature's reducer remembers.
  struct Feature: Hashable, Sendable, BitwiseCopyable {
    /// `models`, one bit each.
    var models: UInt8 = 0
    /// `details`: the model, plus one; zero for nil.
    var details: UInt8 = 0
    /// `destination`: none, a sheet without a name, one with a name, one that is being saved, one that was, one
    /// with a name that an alert covers; from 8 on a dialog that asks whether to delete a model.
    var sheet: UInt8 = 0
    /// Effects on their way that went with their sheet: saves in the low four bits, dismissals in the high ones.
    var cancelled: UInt8 = 0

    init() {}
  }

  /// `destinationTag`, plus one; zero for nil.
  var tag: UInt8 = 0
  /// The visibility, where it is state.
  var visibility = ColumnVisibility.all
  /// The client's models, one bit each.
  var client: UInt8 = 0b111
  var features = (Feature(), Feature(), Feature())
  /// The dialog that was dismissed last; only with the flaw that shows it again.
  var dismissed: UInt8 = 0

  init() {}

  /// The feature with a number, 0...2.
  subscript(_ number: UInt8) -> Feature {
    get { number == 0 ? features.0 : number == 1 ? features.1 : features.2 }
    set {
      switch number {
      case 0: features.0 = newValue
      case 1: features.1 = newValue
      default: features.2 = newValue
      }
    }
  }

  /// The feature that is shown; nil where none is.
  var shown: Feature? { tag == 0 ? nil : self[tag &- 1] }
}
