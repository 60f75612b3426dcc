import { expect, test } from 'vitest';
import { appEffects } from '../../src/slices/effects.ts';
import { eventTypes } from '../../src/slices/events.ts';
import { isIdle, reactionsIn, slices } from '../workbench/reactions.ts';
import { meaningsOf, sources } from './tables.ts';

test('the tables of the reducers were read', () => {
  for (const slice of slices) expect(meaningsOf(slice).size).toBeGreaterThan(0);
  expect(meaningsOf('cart').has('cart/lineAdded')).toBe(true);
  expect(meaningsOf('modal').has('modal/confirmTapped')).toBe(false);
});

test('every event means something: for a slice, a rule, an effect or the log', () => {
  const idle = [...reactionsIn(sources)].filter(([, reactions]) => isIdle(reactions));
  expect(idle.map(([type]) => type)).toEqual([]);
});

test('every event has an emitter', () => {
  const code = sources.map(({ text }) => text).join('\n');
  const silent = eventTypes.filter((type) => !new RegExp(`(draft|emit)\\(\\s*'${type}'`).test(code));
  expect(silent).toEqual([]);
});

test('effects have names of their own', () => {
  const names = appEffects.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
