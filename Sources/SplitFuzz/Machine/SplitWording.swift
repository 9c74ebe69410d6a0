internal import FuzzEngine

extension Wording {
  /// What reports about an app with a split view call things.
  package static let app = Wording(
    code: "your router", idle: "is there a row, a link or an external event?"
  ) { header in
    let device = header.first { $0.key == "device" }.map { " on \($0.value)" } ?? ""
    let start = header.first { $0.key == "start" }?.value
    return start.map { "Bring the app\(device) to '\($0)'." } ?? "Launch the app\(device)."
  }
}
