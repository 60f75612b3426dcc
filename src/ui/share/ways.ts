import { createContext, useContext } from 'react';

/** How a link leaves this device. */
export interface SharingWays {
  /** Where the shop stands, as links to it begin. */
  readonly origin: () => string;
  /** Puts it on the clipboard; false where the browser does not allow it. */
  readonly copy: (link: string) => Promise<boolean>;
  /** By the device's own list of apps; null where it has none. False: it did not come to that. */
  readonly send: ((link: string) => Promise<boolean>) | null;
  /** Somebody at a computer may want it on their phone. */
  readonly isDesk: () => boolean;
}

/** Whether the promise was kept; whoever puts the list of apps away has not failed. */
const isKept = async (promise: Promise<void>): Promise<boolean> => {
  try {
    await promise;
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

const ofBrowser: SharingWays = {
  origin: () => location.origin,
  // Called within the guard: without a secure context there is no clipboard at all.
  copy: async (link) => isKept((async () => navigator.clipboard.writeText(link))()),
  send:
    'share' in globalThis.navigator
      ? async (link) => isKept(navigator.share({ title: 'Корзина — Журавль', url: link }))
      : null,
  isDesk: () => matchMedia('(min-width: 768px) and (pointer: fine)').matches,
};

const WaysContext = createContext(ofBrowser);
export const SharingWaysProvider = WaysContext.Provider;
export const useSharingWays = (): SharingWays => useContext(WaysContext);
