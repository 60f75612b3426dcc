import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { fileOf } from '../../properties/journals.ts';
import { logs, openShop, play } from '../../properties/play.ts';
import { journalText } from '../packed.ts';

/** A visit to be folded. */
export interface Journal {
  readonly name: string;
  readonly text: string;
}

const KEPT = fileURLToPath(new URL('../kept/', import.meta.url));

/** Visits of the journeys, and of each report that was mended. */
export const keptJournals = (): readonly Journal[] =>
  readdirSync(KEPT)
    .filter((file) => /\.json(\.gz)?$/.test(file))
    .toSorted()
    .map((file) => ({ name: `kept/${file}`, text: journalText(join(KEPT, file)) }));

/** Visits in which anything at all happens, by the generators of the properties; the same for the same seed. */
export const randomJournals = (count: number, seed: number): readonly Journal[] =>
  fc.sample(logs, { numRuns: Math.max(1, count), seed }).map(({ from, drafts }, at) => ({
    name: `random/${seed}-${at}`,
    // As in the shop, where a journal begins before anything personal is known.
    text: fileOf(play(from.auth.token === null ? from : openShop, drafts)),
  }));
