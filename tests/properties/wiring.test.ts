import { expect, test } from 'vitest';
import { appEffects } from '../../src/slices/effects.ts';
import type { AppEventType } from '../../src/slices/events.ts';
import { appRules } from '../../src/slices/rules.ts';
import { eventTypes } from '../arbitraries.ts';
import { meaningsOf, slices, sources } from './tables.ts';

const decided = new Set(appRules.flatMap((rules) => Object.keys(rules) as AppEventType[]));
const effected = new Set(appEffects.flatMap(({ on, until = [] }) => [...on, ...until]));
const meant = new Set(slices.flatMap((slice) => [...meaningsOf(slice)]));

/** Failures that are only kept in the log (specification, section 8, "Only logged"). */
const isLoggedOnly = (type: AppEventType): boolean => type.endsWith('Failed');

test('the tables of the reducers were read', () => {
  for (const slice of slices) expect(meaningsOf(slice).size).toBeGreaterThan(0);
  expect(meaningsOf('cart').has('cart/lineAdded')).toBe(true);
  expect(meaningsOf('modal').has('modal/confirmTapped')).toBe(false);
});

test('every event means something: for a slice, a rule or an effect', () => {
  const idle = eventTypes.filter(
    (type) => !meant.has(type) && !decided.has(type) && !effected.has(type) && !isLoggedOnly(type),
  );
  expect(idle).toEqual([]);
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
