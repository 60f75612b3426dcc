import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { quotesFrom } from './quote.ts';
import { SPECIFIED } from './specified.ts';
import type { Task } from './task.ts';

const COMPS = fileURLToPath(new URL('../comps', import.meta.url));
const SPECIFICATION = fileURLToPath(new URL('../../docs/specification.md', import.meta.url));

/** Everything that was asked for. Throws where words do not stand in the specification, or a comp is not there. */
export function allTasks(): readonly Task[] {
  const quote = quotesFrom(readFileSync(SPECIFICATION, 'utf8'));
  const files = readdirSync(COMPS);
  return Object.entries(SPECIFIED).map(([subject, { says, comp }]) => {
    const quotes = says.map((words) => {
      const found = quote(words);
      if (!found) throw new Error(`${subject}: the specification does not say "${words}"`);
      return found;
    });
    const comps = ['390', '1280']
      .map((width) => `${comp}-${width}.webp`)
      .filter((file) => files.includes(file));
    if (comp !== undefined && comps.length === 0) throw new Error(`${subject}: there is no comp ${comp}`);
    return { subject, quotes, comps };
  });
}
