import type { Browser, BrowserContext } from 'playwright';
import { PHONE } from '../browser.ts';
import type { Kept } from './visitors.ts';

/** Runs in the page: somebody pays for each byte, so that nothing is fetched ahead and what is there was needed. */
const saveData = (): void => {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
  Object.defineProperty(navigator, 'connection', { get: () => connection });
};

/** Runs in the page, before all else of it. */
const remember = (kept: Kept): void => {
  for (const [key, value] of Object.entries(kept))
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
};

interface Owner {
  readonly kept: Kept;
  readonly isSavingData: boolean;
  readonly device?: Readonly<Record<string, unknown>>;
}

/** The browser of one visitor, a phone unless another device is named; nobody else's caches and storage. */
export const browserOf = async (
  browser: Browser,
  { kept, isSavingData, device = PHONE }: Owner,
): Promise<BrowserContext> => {
  const context = await browser.newContext(device);
  if (isSavingData) await context.addInitScript(saveData);
  await context.addInitScript(remember, kept);
  return context;
};
