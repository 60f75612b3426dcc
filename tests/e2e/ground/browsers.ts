import type { Page } from '@playwright/test';

/** A page, or a browser context with all of its pages. What is taken from it is taken before its first script runs. */
export type Ground = Pick<Page, 'addInitScript'>;

const refuseToKeep = (): void => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

/** No storage keeps anything: the private mode of an older Safari, a full disk. */
export const keepNothing = (ground: Ground): Promise<unknown> => ground.addInitScript(refuseToKeep);

/** From now on storage is full; what lies there can be read and removed. */
export async function fillStorage(page: Page): Promise<void> {
  await keepNothing(page);
  await page.evaluate(refuseToKeep);
}

/** The mere look at a storage throws: a browser that blocks all data of sites. */
export const denyStorage = (ground: Ground): Promise<unknown> =>
  ground.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });

/** What private windows of some browsers lack. */
export const hideServices = (ground: Ground): Promise<unknown> =>
  ground.addInitScript(() => {
    for (const name of ['indexedDB', 'Notification', 'PushManager', 'caches'])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** An older browser: its tabs have neither a channel nor locks between them. */
export const withoutTabs = (ground: Ground): Promise<unknown> =>
  ground.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });

/** Cookies are ignored; where they are `forbidden`, as in a frame without an origin, the mere look at them throws. */
export const withoutCookies = (ground: Ground, how: 'ignored' | 'forbidden'): Promise<unknown> =>
  ground.addInitScript((isForbidden) => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', {
      get: () => (isForbidden ? refuse() : ''),
      set: () => (isForbidden ? refuse() : undefined),
    });
  }, how === 'forbidden');

/** The clock of the browser is so many milliseconds ahead; its timers run as ever. */
export const wrongClock = (ground: Ground, ahead: number): Promise<unknown> =>
  ground.addInitScript((by) => {
    const Right = Date;
    const now = (): number => Right.now() + by;
    globalThis.Date = new Proxy(Right, {
      construct: (date, given, made) =>
        Reflect.construct(date, given.length > 0 ? given : [now()], made) as Date,
      apply: () => new Right(now()).toString(),
      get: (date, name, receiver): unknown => (name === 'now' ? now : Reflect.get(date, name, receiver)),
    });
  }, ahead);

/** What of the texts in the storages of a page fits the pattern, each once. */
export const keptOf = async (page: Page, pattern: RegExp): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => [
    ...Object.values<string>(localStorage),
    ...Object.values<string>(sessionStorage),
  ]);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([found]) => found)))];
};
