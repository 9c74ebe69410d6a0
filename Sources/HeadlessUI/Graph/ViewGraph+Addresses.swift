internal import SplitModel

/// Addresses that are opened.
extension ViewGraph {
  /// Lets the handlers of addresses handle one.
  func open(_ url: URL) {
    if urlHandlers.isEmpty, page.tab != 0 {
      report(
        .isNotShown,
        "'\(PageName("\(url)"))' is opened and nothing handles it: the views of a tab are made as it is first chosen",
        "put 'onOpenURL' around the tabs")
    }
    for handler in urlHandlers { handler(url) }
  }

  /// Brings addresses of an app's own schemes back to it once what opens them is done.
  func handBack(schemes: Set<String>) {
    environment.openURL.system = { [unowned self] url, isOpened in
      guard let scheme = url.scheme, schemes.contains(scheme), scheme != "https", scheme != "http" else {
        return false
      }
      if isOpened { afterwards(Writer("\(url)")) { [unowned self] in open(url) } }
      return true
    }
  }
}
