import { expect, test } from 'vitest';
import { createStore } from '../../kernel/store.ts';
import { app } from '../../slices/app.ts';
import { draft } from '../../slices/draft.ts';
import type { AppDraft } from '../../slices/events.ts';
import { reduce } from '../../slices/reduce.ts';
import type { AppState } from '../../slices/state.ts';
import { fold, lineFor, shopOpened, tell } from '../../../tests/given.ts';
import { idsFrom, testWorld } from '../../../tests/world.ts';
import { createDiagnostics } from './journal.ts';
import { originOf } from './origin.ts';

const { productId } = lineFor('Зелёный дракон');
const add = draft('cart/addTapped', { productId, choice: null, quantity: 1 });
const dishes = ({ cart }: AppState): number =>
  cart.lines.reduce((sum, { kind, quantity }) => (kind === 'goods' ? sum + quantity : sum), 0);

/** The journal of a page on which this happened, a minute apart. */
const recorded = (...drafts: readonly AppDraft[]) => {
  const base = fold(shopOpened());
  const diagnostics = createDiagnostics(base, reduce);
  let now = 1_700_000_000_000;
  const store = createStore(app, testWorld({ now: () => now, newId: idsFrom('e') }), base);
  store.event$.subscribe(diagnostics.record);
  for (const next of drafts) {
    tell(store, next);
    now += 60_000;
  }
  return diagnostics;
};

test('a value comes from the last event that changed it, behind the tap that led to it', () => {
  const { chain, before } = originOf(recorded(add, add, draft('view/minutePassed')), dishes);
  expect(chain.map(({ type, time }) => [type, time - 1_700_000_000_000])).toEqual([
    ['cart/addTapped', 60_000],
    ['cart/quantityChanged', 60_000],
  ]);
  expect(before).toBe(1);
});

test('a value that came back to what it was comes from the event that brought it back', () => {
  const { chain, before } = originOf(recorded(add, draft('cart/clearTapped')), dishes);
  expect(chain[0]?.type).toBe('cart/clearTapped');
  expect(before).toBe(1);
});

test('a value that nothing on the page has changed is as the page began', () => {
  const { chain, state } = originOf(recorded(add), ({ catalog }) => catalog.version);
  expect(chain).toEqual([]);
  expect(dishes(state)).toBe(1);
});
