import { defer, from, type Observable } from 'rxjs';

/** Puts text on the clipboard; fails without a secure context, and where the browser does not allow it. */
export const copyText = (text: string): Observable<void> =>
  defer(() => from(navigator.clipboard.writeText(text)));
