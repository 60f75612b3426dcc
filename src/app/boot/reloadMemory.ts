import type { SafeStorage } from '../../ports/storage.ts';

/** Of this browser session: the build that has reloaded the page for lost code. */
const RELOADED_KEY = 'shop:reloaded';

export const saveReload = (session: SafeStorage, build: string): void => session.write(RELOADED_KEY, build);

/** Whether this build may still reload the page for lost code; never where the browser would not remember that it did. */
export function mayReload(session: SafeStorage, build: string): boolean {
  if (session.read(RELOADED_KEY) === build) return false;
  session.write(`${RELOADED_KEY}?`, build);
  return session.read(`${RELOADED_KEY}?`) === build;
}
