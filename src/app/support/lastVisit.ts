import { parsedJson } from '../../domain/parsedJson.ts';
import type { SafeStorage } from '../../ports/storage.ts';
import { isJson, type Json } from '../journal/journalVersions.ts';
import { headKey, LAST_KEY } from '../journal/keptKeys.ts';

interface LastVisit {
  /** Where the pages of this tab are kept. */
  readonly session: SafeStorage;
  readonly storage: SafeStorage;
  /** Who asks, as `whoseOf` names them. */
  readonly whose: string | null;
}

/** The page that was left last, as `writeJournal` would write it; null where it is this tab's own, another customer's, or cannot be read. */
export function lastFile({ session, storage, whose }: LastVisit): Json | null {
  const kept = parsedJson(storage.read(LAST_KEY));
  if (!isJson(kept) || !isJson(kept['file'])) return null;
  const isOwn = session.read(headKey(Number(kept['page']))) !== null;
  const isOfAnother = kept['whose'] !== null && kept['whose'] !== whose;
  return isOwn || isOfAnother ? null : kept['file'];
}
