import { jsonOf } from '../../ports/call.ts';
import { readVersion } from '../../ports/readers/version.ts';
import type { SafeStorage } from '../../ports/storage.ts';

/** The version of the saved state, and when a change of it last reloaded the page, in ms. */
export interface StoreVersion {
  readonly version: string;
  readonly reloadedAt: number | null;
}

/** Beside the slices, under a key without version: it tells which of them to open. */
const VERSION_KEY = 'shop:version';

/** Null for anything that is no version. An older client wrote the version alone. */
function parse(text: string): StoreVersion | null {
  try {
    if (!text.startsWith('{')) return { version: readVersion(text), reloadedAt: null };
    const saved = jsonOf(text);
    if (typeof saved !== 'object' || saved === null || !('version' in saved && 'reloadedAt' in saved))
      return null;
    const { version, reloadedAt } = saved;
    if (typeof version !== 'string' || !(reloadedAt === null || typeof reloadedAt === 'number')) return null;
    return { version: readVersion(version), reloadedAt };
  } catch {
    return null;
  }
}

/** What opens the saved state: the last known version (assumptions, section 6, "STORE_VERSION"); null where none is known. */
export function savedVersion(storage: SafeStorage): StoreVersion | null {
  const text = storage.read(VERSION_KEY);
  return text ? parse(text) : null;
}

export const saveVersion = (storage: SafeStorage, version: StoreVersion): void =>
  storage.write(VERSION_KEY, JSON.stringify(version));

/**
 * The version to start with: the known one; on a first visit the settings'. A browser that would not keep that a reload
 * was made counts as reloaded just now: without a memory, a page that reloads at every look would never end.
 */
export function openVersion(storage: SafeStorage, otherwise: string | null, now: number): StoreVersion {
  const opened = savedVersion(storage) ?? {
    version: parse(otherwise ?? '')?.version ?? '1',
    reloadedAt: null,
  };
  saveVersion(storage, { ...opened, reloadedAt: now });
  const isKept = savedVersion(storage)?.reloadedAt === now;
  saveVersion(storage, opened);
  return isKept ? opened : { ...opened, reloadedAt: now };
}
