import { expect, test } from 'vitest';
import { holds, read } from './proofs.ts';

/** What the design asks for by number, each to be found in a row. */
const NUMBERED =
  '14.2.1 14.2.2 14.2.3 14.2.5 14.3.1 3.4.3 3.3 4.4.1 4.4.2 4.4.3 4.4.4 V8.2.2 C1.8 C1.9 C1.10 C1.15 C3 C-5 C-7 C-10 C-11 C-12'.split(
    ' ',
  );

const page = read('docs/security.md');
/** Rows of all tables whose last column is the test. */
const rows = page
  .split('\n\n')
  .map((table) => table.trim().split('\n'))
  .filter(([head = '']) => /^\| .* \| test \|$/.test(head))
  .flatMap(([, , ...lines]) => lines.map((line) => line.slice(2, -2).split(' | ')));

/** `file` «name», «name»; a name may have quotes of its own. */
const proofsIn = (cell: string): readonly (readonly [file: string, name: string])[] =>
  cell.split(/; (?=`)/).flatMap((part) => {
    const [, file = '', names = ''] = /^`([^`]+)` «(.*)»$/.exec(part) ?? [];
    return names.split('», «').map((name) => [file, name] as const);
  });

test('every item that the design numbers has its row', () => {
  const firsts = rows.map(([first = '']) => first).join('\n');
  expect(NUMBERED.filter((item) => !firsts.includes(item))).toEqual([]);
});

test.each(rows.map((row) => [row[0] ?? '', row.at(-1) ?? '']))('%s', (_item, cell) => {
  const proofs = proofsIn(cell);
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter(([file, name]) => !holds(file, name))).toEqual([]);
});
