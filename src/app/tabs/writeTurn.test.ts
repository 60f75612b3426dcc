import { describe, expect, test } from 'vitest';
import { isUrgent, turnOf, type WriteCause } from './writeTurn.ts';

const GENERATION = 1_000_000_000;
const moment = { cause: 'pause', own: 5, stored: 5, isBehind: false, pauses: 0 } as const;
const turn = (change: Partial<Parameters<typeof turnOf>[0]> = {}) => turnOf({ ...moment, ...change });

test('an order and what ends or changes the session is written at once, anything else is not', () => {
  const urgent = [
    'cart/intentMade',
    'cart/orderPlaced',
    'cart/orderRefused',
    'cart/orderSettled',
    'cart/orderAbandoned',
    'cart/lateAnswered',
    'auth/loggedOut',
    'city/choiceTapped',
    'city/chosen',
  ];
  for (const type of urgent) expect(isUrgent(type as 'cart/orderPlaced'), type).toBe(true);
  for (const type of ['cart/personsTyped', 'auth/loggedIn', 'cart/orderTapped'] as const)
    expect(isUrgent(type), type).toBe(false);
});

describe('where storage knows no more than the tab', () => {
  test.each([0, 4, 5])('it writes over %s', (stored) => {
    for (const cause of ['pause', 'end', 'cart/orderPlaced', 'auth/loggedOut'] satisfies WriteCause[])
      expect(turn({ cause, stored })).toBe('write');
  });

  test('a tab that may have missed something gives eight pauses, and no more', () => {
    const turns = Array.from({ length: 10 }, (_, pauses) => turn({ isBehind: true, pauses }));
    expect(turns).toEqual([...Array.from({ length: 8 }, () => 'pause'), 'write', 'write']);
  });

  test('what is urgent, or the last that a page can do, does not wait', () => {
    for (const cause of ['end', 'cart/intentMade', 'city/chosen'] satisfies WriteCause[])
      expect(turn({ cause, isBehind: true }), cause).toBe('write');
  });
});

describe('where storage knows more', () => {
  test('it may be on its way here: one pause, and then it is taken over', () => {
    for (const cause of ['pause', 'end', 'city/chosen', 'auth/loggedOut'] satisfies WriteCause[]) {
      expect(turn({ cause, stored: 6 }), cause).toBe('pause');
      expect(turn({ cause, stored: 6, pauses: 1 }), cause).toBe('takeOver');
    }
  });

  test('an order is written all the same, as long as the session is the same', () => {
    for (const cause of ['cart/intentMade', 'cart/orderPlaced', 'cart/orderRefused'] satisfies WriteCause[]) {
      expect(turn({ cause, stored: 6 }), cause).toBe('overtake');
      expect(turn({ cause, stored: 6, pauses: 3 }), cause).toBe('overtake');
      expect(turn({ cause, stored: GENERATION }), cause).toBe('takeOver');
    }
  });

  test('a logout that this tab slept through leaves no time for a pause', () => {
    expect(turn({ stored: GENERATION })).toBe('takeOver');
    expect(turn({ own: GENERATION, stored: GENERATION + 1 })).toBe('pause');
    expect(turn({ own: GENERATION - 1, stored: GENERATION, cause: 'end' })).toBe('takeOver');
  });
});
