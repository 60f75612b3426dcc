import type { Step } from './sentence.ts';

/** What surrounds an act, by name and value. */
const surroundingsOf = ({ before, act }: Step): Readonly<Record<string, string>> => ({
  act: act.kind === 'press' ? act.role : act.kind,
  person: before.isLoggedIn ? 'customer' : 'guest',
  city: before.address.split('/')[1] ?? '',
  page: before.address.split(/[?#]/)[0]?.split('/')[2] ?? 'home',
  dialog: before.dialogs.at(-1) ?? 'none',
  cart: (before.kept?.length ?? 0) === 0 ? 'empty' : 'full',
});

const met = new Map<string, Set<string>>();

/** Counts what was met together: every pair of values. */
export function noteStep(step: Step): void {
  const around = Object.entries(surroundingsOf(step));
  for (const [index, [name, value]] of around.entries())
    for (const [other, otherValue] of around.slice(index + 1)) {
      const names = `${name} × ${other}`;
      const pairs = met.get(names) ?? new Set();
      met.set(names, pairs.add(`${value} ${otherValue}`));
    }
}

/** How many pairs were met, in all and by what they are of. */
export function coverWords(): string {
  const rows = [...met].map(([names, pairs]) => `${names} ${pairs.size}`);
  const sum = [...met.values()].reduce((total, { size }) => total + size, 0);
  return `Pairs met: ${sum} (${rows.join(', ')})`;
}
