import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AppEventType } from '../../src/slices/events.ts';
import { meaningsIn, slices, type SliceName, type Source } from '../workbench/reactions.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Every source file of the shop but its tests. */
export const sources: readonly Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(`${SRC}/${path}`, 'utf8') }));

const meanings = new Map(slices.map((slice) => [slice, meaningsIn(sources, slice)] as const));

/** The events that mean something for a slice, read off its table. */
export const meaningsOf = (slice: SliceName): ReadonlySet<AppEventType> => meanings.get(slice) ?? new Set();
