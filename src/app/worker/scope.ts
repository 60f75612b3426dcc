/** A window of the shop, as a service worker sees it. */
export interface ShopWindow {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: object): void;
}

/** What the worker for messages uses of its surroundings: the page's own types do not know them. */
export interface WorkerScope {
  readonly location: { readonly href: string; readonly origin: string };
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly ShopWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

/** A tap on a message that the browser shows. */
export interface TapEvent extends Event {
  readonly notification: { readonly data: unknown; close(): void };
  waitUntil(work: Promise<unknown>): void;
}
