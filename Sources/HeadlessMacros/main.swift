// Expands the macros of HeadlessUI. It speaks the protocol of the compiler's plugins over the standard streams: eight
// bytes of length, the lowest first, and JSON.
import Foundation

/// Reads so many bytes; nil at the end of the input.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
      return nil
    }
    data += more
  }
  return data
}

func answer(_ message: [String: Any]) {
  guard let json = try? JSONSerialization.data(withJSONObject: message) else { exit(1) }
  let length = withUnsafeBytes(of: UInt64(json.count).littleEndian) { Data($0) }
  FileHandle.standardOutput.write(length + json)
}

func expanded(_ source: String?) -> [String: Any] {
  var result: [String: Any] = ["diagnostics": [Any]()]
  if let source { result["expandedSource"] = source }
  return ["expandMacroResult": result]
}

/// A stored property: its name, its type and its first value, as far as they are written.
func property(_ source: String) -> (name: String, type: String?, value: String?)? {
  let pattern = #/\bvar\s+(\w+)\s*(?::\s*([^=]+?))?\s*(?:=\s*([\s\S]+))?$/#
  guard let found = source.trimmingCharacters(in: .whitespacesAndNewlines).firstMatch(of: pattern) else {
    return nil
  }
  return (String(found.1), found.2.map(String.init), found.3.map(String.init))
}

/// `@Entry`: a key of the environment, and a property that reads and writes it.
func entry(_ role: String, _ source: String) -> String? {
  guard let property = property(source) else { return nil }
  let key = "__Key_\(property.name)"
  if role == "accessor" { return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }" }
  let value = property.value ?? "nil"
  let body =
    property.type.map { "static var defaultValue: \($0) { \(value) }" }
    ?? "static let defaultValue = \(value)"
  return "private struct \(key): EnvironmentKey { \(body) }"
}

while let head = read(8) {
  let length = head.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(as: UInt64.self)) }
  guard length < 1 << 30, let body = read(Int(length)),
    let message = try? JSONSerialization.jsonObject(with: body) as? [String: [String: Any]]
  else { exit(1) }
  if let capability = message["getCapability"] {
    let version = (capability["capability"] as? [String: Any])?["protocolVersion"] as? Int ?? 7
    answer(["getCapabilityResult": ["capability": ["protocolVersion": version, "features": [Any]()]]])
  } else if let macro = message["expandAttachedMacro"] {
    let source = (macro["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    let name = (macro["macro"] as? [String: Any])?["typeName"] as? String
    let role = macro["macroRole"] as? String ?? ""
    switch name {
    case "Entry": answer(expanded(entry(role, source)))
    case "Model": answer(expanded(model(role, macro)))
    case "ModelActor": answer(expanded(modelActor(role, macro)))
    case "PersistedProperty": answer(expanded(persisted(role, source)))
    default: answer(expanded(""))
    }
  } else {
    // A preview is not shown.
    answer(expanded(""))
  }
}
