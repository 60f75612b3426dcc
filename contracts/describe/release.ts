import { breakingChanges } from './changes.ts';
import { partOf, textAt, type JsonObject } from './json.ts';

const majorOf = (version: string): number => Number(version.split('.')[0]);

/** The versions that a change log has an entry for: `## 2.0.0`, with whatever follows. */
const versionsIn = (changelog: string): ReadonlySet<string> =>
  new Set([...changelog.matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(([, version]) => version ?? ''));

/** Why the new document must not take the place of the committed one; null where it may. */
export const refusal = (committed: JsonObject, next: JsonObject, changelog: string): string | null => {
  const breaks = breakingChanges(committed, next);
  if (breaks.length === 0) return null;
  const was = textAt(partOf(committed, 'info'), 'version');
  const is = textAt(partOf(next, 'info'), 'version');
  if (majorOf(is) > majorOf(was) && versionsIn(changelog).has(is)) return null;
  return [
    `openapi.json ${was} stays as it is, for these changes break a service that satisfies it:`,
    ...breaks.map((change) => `- ${change}`),
    'Raise the major version in contracts/package.json and say in contracts/CHANGELOG.md, under that version, what a service has to do.',
  ].join('\n');
};
