import { existsSync, readdirSync } from 'node:fs';

/** Where the pictures and outlines of every story are kept, from the project's root. */
export const BASELINES = 'tests/visual/baselines';

/** A story's id holds neither a dot nor an underscore; what follows it says which look of the story it is. */
const ID = /^[a-z0-9а-яё-]+/i;

/** Ids of the stories of which a baseline is kept in this folder or below; null where there is no such folder. */
export function baselineIds(folder: string): readonly string[] | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const ids = files.flatMap(({ name }) => ID.exec(name)?.[0] ?? []).filter((id) => id.includes('--'));
  return [...new Set(ids)];
}
