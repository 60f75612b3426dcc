import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CDPSession } from 'playwright';
import { mapsIn } from '../../../src/app/build/sourceMaps.ts';
import { CLIENT_DIR, MAPS_DIR, ROOT } from '../../../src/app/server/paths.ts';

/** Where selectors are made, and the line at which one is read: each call of that function is one look at the memo. */
const SOURCE = 'src/slices/selector.ts';
const READER = /^\s*const read = /;

const lineOfReader = (): number => {
  const lines = readFileSync(join(ROOT, SOURCE), 'utf8').split('\n');
  const at = lines.findIndex((line) => READER.test(line));
  if (at < 0)
    throw new Error(`${SOURCE} has no "const read =": tests/bench/plus/memoReads.ts counts its calls`);
  return at;
};

/** How often selectors are read while something is done, by V8's own count of calls. */
export const countMemoReads = async (cdp: CDPSession, act: () => Promise<void>): Promise<number> => {
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await act();
  const { result } = await cdp.send('Profiler.takePreciseCoverage');
  await cdp.send('Profiler.stopPreciseCoverage');
  const wanted = lineOfReader();
  const mapOf = mapsIn(MAPS_DIR);
  let count = 0;
  for (const { url, functions } of result) {
    const name = basename(url);
    const file = join(CLIENT_DIR, 'assets', name);
    const map = url.includes('/assets/') && existsSync(file) ? mapOf(name) : null;
    if (!map) continue;
    const text = readFileSync(file, 'utf8');
    for (const { ranges } of functions) {
      const [range] = ranges;
      if (!range || range.count === 0) continue;
      const above = text.slice(0, range.startOffset).split('\n');
      const entry = map.findEntry(above.length - 1, above.at(-1)?.length ?? 0);
      if ('originalSource' in entry && entry.originalSource.endsWith(SOURCE) && entry.originalLine === wanted)
        count += range.count;
    }
  }
  return count;
};
