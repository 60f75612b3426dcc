import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStore } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft, AppEvent } from '../../src/slices/events.ts';
import { demoAddress } from '../demo.ts';
import { fold, lineFor, shopOpened, tell } from '../given.ts';
import { logs, play } from '../properties/play.ts';
import { seed } from '../seed.ts';
import { idsFrom, testWorld } from '../world.ts';
import { demoNames } from './demoNames.ts';
import { actedOut } from './roots.ts';

const RUNS = 150;

test('acted out by the rules that wrote it, a log comes to the same events', () => {
  fc.assert(
    fc.property(logs, ({ from, drafts }) => {
      const { events } = play(from, drafts);
      const { roots, lost } = actedOut(from, events);
      const types = roots.flatMap(({ event, facts }) => [event.type, ...facts.map(({ type }) => type)]);
      expect(lost).toEqual([]);
      expect(types).toEqual(events.map(({ type }) => type));
    }),
    { seed, numRuns: RUNS },
  );
});

test('a name of the demo that stands in the report already is given to nobody else', () => {
  const draft = { ...demoAddress, id: 'a2' };
  const names = demoNames([{ draft }, { addressId: demoAddress.id }]);
  expect([...names.keys()]).toContain('a2');
  expect(names.get('a2')).not.toBe(demoAddress.id);
});

/** A shop in which one more of a dish is two more. */
const broken = {
  ...app,
  rules: app.rules.map((table) =>
    'cart/incrementTapped' in table
      ? {
          ...table,
          'cart/incrementTapped': (
            ...told: Parameters<NonNullable<(typeof table)['cart/incrementTapped']>>
          ) =>
            table['cart/incrementTapped']?.(...told).map((fact) =>
              fact.type === 'cart/quantityChanged'
                ? { ...fact, payload: { ...fact.payload, quantity: fact.payload.quantity + 1 } }
                : fact,
            ) ?? [],
        }
      : table,
  ),
};

test('a mended rule shows in what comes after: nothing that followed by rule is told again', () => {
  const base = fold(shopOpened());
  const events: AppEvent[] = [];
  const store = createStore(broken, testWorld({ newId: idsFrom('id-') }), base);
  store.event$.subscribe((event) => events.push(event));
  const taps: readonly AppDraft[] = [
    draft('cart/addTapped', { productId: lineFor('Зелёный дракон').productId, choice: null, quantity: 1 }),
    draft('cart/incrementTapped', { lineId: 'id-1/0' as never }),
    draft('cart/incrementTapped', { lineId: 'id-1/0' as never }),
  ];
  for (const tap of taps) tell(store, tap);
  expect(store.state().cart.lines[0]?.quantity).toBe(5);
  const { roots, lost } = actedOut(base, events);
  expect(roots.map(({ name, event }) => `${name} ${event.type}`)).toEqual([
    'e1 cart/addTapped',
    'e2 cart/incrementTapped',
    'e3 cart/incrementTapped',
  ]);
  expect(lost).toEqual([]);
  expect(roots.at(-1)?.after.cart.lines[0]?.quantity).toBe(3);
});
