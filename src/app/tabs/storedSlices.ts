import * as z from 'zod/mini';
import type { SafeStorage } from '../../ports/storage.ts';
import { readSavedCart } from '../../slices/cart/saved.ts';
import type { SavedCart } from '../../slices/cart/state.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { LAST_KEY } from '../journal/keptKeys.ts';
import { readShape } from './savedShape.ts';
import { keyOf, parseEntry, parseSaved, SAVED, type SavedSlice } from './savedText.ts';
import { MAX_REV, type Version } from './clock.ts';

/** Of any version, whatever signs it is made of. */
const SLICE_KEY = /^shop:.*:(cart|user|address|auth)$/s;

const rev = z.int().check(z.minimum(0), z.maximum(MAX_REV));
const tab = z.string().check(z.maxLength(100));
/** As it stands in storage and in messages; what is not of its shape is of no version. */
export const version = z.object({ rev, tab, known: z.record(tab, rev) });

/** Reads the four slices. One that is broken starts empty; what an older version left is deleted. */
export function readSlices(storage: SafeStorage, storeVersion: string): Required<SavedSlices> {
  const own = new Set(SAVED.map((slice) => keyOf(storeVersion, slice)));
  for (const key of storage.keys()) if (SLICE_KEY.test(key) && !own.has(key)) storage.remove(key);
  return readShape((slice) => parseSaved(storage, storeVersion, slice));
}

/** How far the saved state is: the newest of the four entries; null where there is none. */
export function readStoredVersion(storage: SafeStorage, storeVersion: string): Version | null {
  const versions = SAVED.flatMap((slice): readonly Version[] => {
    const read = version.safeParse(parseEntry(storage.read(keyOf(storeVersion, slice))));
    return read.success ? [read.data] : [];
  });
  return versions.toSorted((a, b) => b.rev - a.rev)[0] ?? null;
}

/** The stored cart; null where none is stored, and a null cart where what is stored cannot be read. */
export function readStoredCart(
  storage: SafeStorage,
  storeVersion: string,
): { readonly cart: SavedCart | null } | null {
  const text = storage.read(keyOf(storeVersion, 'cart'));
  return text === null ? null : { cart: readSavedCart(parseSaved(storage, storeVersion, 'cart')) };
}

export const removeSlices = (storage: SafeStorage, storeVersion: string): void => {
  for (const slice of SAVED) storage.remove(keyOf(storeVersion, slice));
};
/**
 * True when storage has kept it. Where it is full, the journal of the page that was left last makes room; a cart that is still
 * not kept goes: rather none than one whose dishes were ordered meanwhile.
 */
export function writeSlice(
  storage: SafeStorage,
  storeVersion: string,
  { slice, state, version: written }: { slice: SavedSlice; state: object; version: Version },
): boolean {
  const key = keyOf(storeVersion, slice);
  const text = JSON.stringify({ ...written, state });
  const isKept = (): boolean => {
    storage.write(key, text);
    return storage.read(key) === text;
  };
  if (isKept()) return true;
  storage.remove(LAST_KEY);
  if (slice === 'cart') storage.remove(key);
  return isKept();
}
