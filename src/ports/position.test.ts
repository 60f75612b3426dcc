import { expect, test } from 'vitest';
import { lonLat } from '../domain/geometry.ts';
import { locate, type Locator } from './position.ts';

const heard = (locator: Locator | undefined): readonly unknown[] => {
  const told: unknown[] = [];
  locate(locator).subscribe({ next: (position) => told.push(position), complete: () => told.push('end') });
  return told;
};
const failing = (code: number): Locator => ({
  getCurrentPosition: (_found, failed) => failed?.({ code } as GeolocationPositionError),
});

test('a position comes with the longitude first', () => {
  const locator: Locator = {
    getCurrentPosition: (found) =>
      found({ coords: { longitude: 50.1, latitude: 53.19 } } as GeolocationPosition),
  };
  expect(heard(locator)).toEqual([lonLat(50.1, 53.19), 'end']);
});

test.each([
  [1, 'refused'],
  [2, 'unknown'],
  [3, 'late'],
  [9, 'unknown'],
])('code %i of the browser says «%s»', (code, reason) => {
  expect(heard(failing(code))).toEqual([reason, 'end']);
});

test('a browser without geolocation knows nothing', () => {
  expect(heard(undefined)).toEqual(['unknown', 'end']);
});

test('nobody is asked before somebody listens, and never twice', () => {
  let asked = 0;
  const position$ = locate({ getCurrentPosition: () => void (asked += 1) });
  expect(asked).toBe(0);
  position$.subscribe();
  expect(asked).toBe(1);
});
