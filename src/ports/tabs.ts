import { fromEvent, map, NEVER, type Observable, share } from 'rxjs';

/** The way to the customer's other tabs. What comes from there is untrusted until it is read. */
export interface TabsPort {
  /** False where this browser has no channel: then only storage tells of other tabs. */
  readonly isOpen: boolean;
  readonly messages$: Observable<unknown>;
  post(message: object): void;
}

/** `open` may throw (an old browser, a sandbox): the shop goes on as if it were the only tab, and that is told once. */
export function createTabs(open: () => BroadcastChannel, report: (error: unknown) => void): TabsPort {
  let isReported = false;
  const attempt = <T>(otherwise: T, access: () => T): T => {
    try {
      return access();
    } catch (error) {
      if (!isReported) report(error);
      isReported = true;
      return otherwise;
    }
  };
  const channel = attempt(null, open);
  return {
    isOpen: channel !== null,
    messages$: channel
      ? fromEvent<MessageEvent<unknown>>(channel, 'message').pipe(
          map(({ data }) => data),
          share(),
        )
      : NEVER,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    post: (message) => attempt(undefined, () => channel?.postMessage(message)),
  };
}
