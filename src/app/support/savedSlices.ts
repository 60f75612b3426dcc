import type { SafeStorage } from '../../ports/storage.ts';
import { maskSaved } from '../../slices/view/masks.ts';
import type { SavedEntry } from '../../ui/admin/support.ts';
import { readShape } from '../tabs/savedShape.ts';
import { keyOf, parseSaved, SAVED, type SavedSlice } from '../tabs/savedText.ts';

/** What storage holds of the four slices, masked. Of one that cannot be read nothing is shown: no mask fits it. */
export const savedEntries = (
  storage: Pick<SafeStorage, 'read'>,
  storeVersion: string,
): readonly SavedEntry[] => {
  const entryOf = (slice: SavedSlice): SavedEntry => {
    const stored = storage.read(keyOf(storeVersion, slice));
    if (stored === null) return { slice, is: 'absent', text: '', length: 0 };
    const saved = readShape((one) => (one === slice ? parseSaved(storage, storeVersion, slice) : null))[
      slice
    ];
    if (!saved) return { slice, is: 'unreadable', text: '', length: stored.length };
    const masked = maskSaved({ [slice]: saved })[slice];
    return { slice, is: 'readable', text: JSON.stringify(masked, null, 2), length: stored.length };
  };
  return SAVED.map(entryOf);
};
