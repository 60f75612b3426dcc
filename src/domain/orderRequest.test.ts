import { expect, test } from 'vitest';
import { lineId } from './cart.ts';
import { kopecks } from './money.ts';
import { haveSamePositions } from './orderRequest.ts';
import { sampleLine, sampleModifier } from '../../tests/samples.ts';

const plain = sampleLine({ id: lineId('l1') });
const sauced = sampleLine({ id: lineId('l1'), modifiers: [sampleModifier({})] });

test('positions are the same whatever the client calls them and shows of them', () => {
  expect(haveSamePositions([plain], [{ ...plain, id: lineId('l9'), image: null, weight: 7 }])).toBe(true);
  expect(haveSamePositions([sauced], [structuredClone(sauced)])).toBe(true);
});

test.each([
  [[plain], []],
  [[plain], [plain, plain]],
  [[plain], [sauced]],
  [[plain], [{ ...plain, quantity: 2 }]],
  [[plain], [{ ...plain, price: kopecks(1) }]],
  [[sauced], [{ ...sauced, modifiers: [sampleModifier({ amount: 2 })] }]],
  [[sauced], [{ ...sauced, modifiers: [sampleModifier({ groupId: 'another' as never })] }]],
])('positions differ in what the kitchen gets %#', (a, b) => {
  expect(haveSamePositions(a, b)).toBe(false);
});
