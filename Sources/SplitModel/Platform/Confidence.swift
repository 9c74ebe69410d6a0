/// How sure it is that the platform does what a quirk or the default of an assumption says.
enum Confidence: String {
  /// One observation, or none: argued from what is known of other parts.
  case low
  /// Sources that point one way.
  case medium
  /// Documented, all or most of it.
  case high
}
