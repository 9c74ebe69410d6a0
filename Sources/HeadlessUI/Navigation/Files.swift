// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

#if canImport(UniformTypeIdentifiers)
public import UniformTypeIdentifiers
#endif

/// What the system presents to choose files: a person chooses one, which cannot be read here, or cancels.
nonisolated private struct FileChooser: PrimitiveView {
  let isPresented: Binding<Bool>
  let choose: (URL) -> Void
  let cancel: () -> Void

  @MainActor static func _evaluate(_ view: FileChooser, in scope: Scope) {
    scope.page.see("Files")
    func addControl(_ label: String, _ action: @escaping () -> Void) {
      // The flag is off before the app is told (Apple's documentation of `fileImporter`).
      scope.addControl(label) {
        view.isPresented.wrappedValue = false
        action()
      }
    }
    addControl("Choose a file") { view.choose(URL(fileURLWithPath: "/file")) }
    addControl("Cancel") { view.cancel() }
  }
}

public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1), includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}

extension View {
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {},
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    files(Writer("fileImporter", file, line), isPresented, { onCompletion(.success($0)) }, onCancellation)
  }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {},
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    files(Writer("fileImporter", file, line), isPresented, { onCompletion(.success([$0])) }, onCancellation)
  }
  nonisolated public func fileExporter<Document>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType = .data,
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    files(Writer("fileExporter", file, line), isPresented, { onCompletion(.success($0)) }, onCancellation)
  }
  nonisolated public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {},
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    files(Writer("fileExporter", file, line), isPresented, { onCompletion(.success($0)) }, onCancellation)
  }
  nonisolated public func fileExporter<Items: Collection>(
    isPresented: Binding<Bool>, items: Items, contentTypes: [UTType] = [],
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {},
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> where Items.Element: Transferable {
    files(Writer("fileExporter", file, line), isPresented, { onCompletion(.success([$0])) }, onCancellation)
  }
  nonisolated public func fileDialogMessage(_ message: some ViewTitle) -> Self { self }
  nonisolated public func fileDialogConfirmationLabel(_ label: some ViewTitle) -> Self { self }
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
  nonisolated public func fileDialogCustomizationID(_ id: String) -> Self { self }
  nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> Self { self }
  nonisolated public func fileExporterFilenameLabel(_ label: some ViewTitle) -> Self { self }
  nonisolated public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {},
    file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    files(Writer("fileExporter", file, line), isPresented, { onCompletion(.success([$0])) }, onCancellation)
  }
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file url: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}, file: StaticString = #fileID, line: UInt = #line
  ) -> _Around<Self> {
    files(Writer("fileMover", file, line), isPresented, { onCompletion(.success($0)) }, onCancellation)
  }

  nonisolated private func files(
    _ writer: Writer, _ isPresented: Binding<Bool>, _ choose: @escaping (URL) -> Void,
    _ cancel: @escaping () -> Void
  ) -> _Around<Self> {
    presenting(writer, .sheet, isPresented, nil) {
      FileChooser(isPresented: isPresented, choose: choose, cancel: cancel)
    }
  }
}

#if !canImport(ObjectiveC)
extension URL {
  /// Opens a chosen file to the app, which needs nothing here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends that.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
