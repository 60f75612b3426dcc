import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineId, sampleLine, sampleModifier } from '../../../tests/samples.ts';
import { lineNames } from './lineNames.ts';

const udon = sampleModifier({ name: 'Удон' });
const shiitake = sampleModifier({ name: 'Шиитаке', amount: 2 });

test('a line that shares its name with none is called by the product', () => {
  const names = lineNames([sampleLine({ name: 'Вок', modifiers: [udon] }), sampleLine({ name: 'Маки' })]);
  expect([...names.values()]).toContain('Маки');
});

test('lines that share a name are told apart by their modifiers', () => {
  const lines = [
    sampleLine({ id: lineId('a'), name: 'Вок', modifiers: [udon, shiitake] }),
    sampleLine({ id: lineId('b'), name: 'Вок', modifiers: [udon] }),
    sampleLine({ id: lineId('c'), name: 'Вок' }),
  ];
  expect([...lineNames(lines).values()]).toEqual(['Вок, Удон, Шиитаке × 2', 'Вок, Удон', 'Вок']);
});

test('a present beside a bought dish of the same name is called a present, whatever it holds', () => {
  const lines = [
    sampleLine({ id: lineId('a'), name: 'Вок' }),
    sampleLine({ id: lineId('b'), name: 'Вок', kind: 'gift', modifiers: [udon] }),
  ];
  expect(lineNames(lines).get(lineId('b'))).toBe('Вок, подарок');
});

test('every line has a name, and it begins with that of its product', () => {
  const anyLine = fc
    .record({
      name: fc.constantFrom('Вок', 'Маки', 'Том ям'),
      kind: fc.constantFrom('goods' as const, 'gift' as const),
      modifiers: fc.subarray([udon, shiitake]),
    })
    .map((line) => sampleLine(line));
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 6 }), (some) => {
      const lines = some.map((line, index) => ({ ...line, id: lineId(String(index)) }));
      const names = lineNames(lines);
      expect(names.size).toBe(lines.length);
      for (const line of lines) expect(names.get(line.id)?.startsWith(line.name)).toBe(true);
    }),
  );
});
