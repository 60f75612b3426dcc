/**
 * Calls back once, when the parser has come to the app: all that stands before it is known then. As a rule nothing has been laid
 * out yet.
 */
export function whenBegun(document: Document, Observer: typeof MutationObserver, begin: () => void): void {
  const look = (): void => {
    if (!document.getElementById('app')) return;
    observer.disconnect();
    begin();
  };
  const observer = new Observer(look);
  observer.observe(document, { childList: true, subtree: true });
  look();
}
