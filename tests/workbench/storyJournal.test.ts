import { describe, expect, test } from 'vitest';
import { exampleOf } from '../../.storybook/events/example.ts';
import { readPasted } from '../../.storybook/events/pastedJournal.ts';
import { payloadText, rowOf } from '../../.storybook/events/rows.ts';
import { foldAt } from '../../.storybook/shop/fold.ts';
import { pathAfter, stateAfter, textOf, type StoryJournal } from '../../.storybook/shop/journal.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import { initialState } from '../../src/slices/state.ts';
import { demoCustomer, NOW } from '../demo.ts';
import { fold, lineAdded, restored, shopOpened, signedIn, type Step } from '../given.ts';
import { brokenInvariants } from '../invariants.ts';

const steps: readonly Step[] = [shopOpened(), restored(), signedIn(), lineAdded('Зелёный дракон')];
const entered = draft('view/pageEntered', { path: '/samara/cart' });

const journalOf = (...told: readonly Step[]): StoryJournal => {
  const { events } = foldAt(NOW, told);
  return { base: initialState, events, given: events.length };
};
const journal = journalOf(...steps, entered);

describe('the journal of a story', () => {
  test('holds what was told and what followed by rule, in one chain of causes', () => {
    const types = journal.events.map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['setting/loaded', 'setting/confirmed']);
    expect(types).toContain('cart/ruledLinesChanged');
    expect(new Set(journal.events.map(({ id }) => id)).size).toBe(journal.events.length);
  });

  test('folds to the state that the story begins with', () => {
    const { state } = foldAt(NOW, [...steps, entered]);
    expect(stateAfter(journal, journal.events.length)).toEqual(state);
    expect({ ...state, view: null }).toEqual({ ...fold(...steps, entered), view: null });
  });

  test('gives the state after each of its events', () => {
    const at = journal.events.findIndex(({ type }) => type === 'cart/lineAdded');
    expect(stateAfter(journal, 0)).toBe(initialState);
    expect(stateAfter(journal, at).cart.lines).toEqual([]);
    expect(stateAfter(journal, at + 1).cart.lines).not.toEqual([]);
  });

  test('knows where the customer is once a page was entered', () => {
    const { length } = journal.events;
    expect([pathAfter(journal, length - 1), pathAfter(journal, length)]).toEqual([null, '/samara/cart']);
  });
});

describe('a journal that is pasted', () => {
  const { length } = journal.events;

  test('is the copied one again, but for what is masked', () => {
    const text = textOf(journal);
    expect(text).not.toContain(demoCustomer.name);
    const result = readPasted(text);
    if (!result.ok) throw new Error(result.problem);
    expect(result.journal.events.map(rowOf)).toEqual(journal.events.map(rowOf));
    expect(result.pasted).toEqual({ skippedEvents: 0, skippedFields: 0 });
    const replayed = stateAfter(result.journal, length);
    expect(replayed.cart.lines).toEqual(stateAfter(journal, length).cart.lines);
    expect(pathAfter(result.journal, length)).toBe('/samara/cart');
  });

  test('may be of the first version, the bare segment', () => {
    const event = journal.events.find(({ type }) => type === 'view/pageEntered');
    const result = readPasted(JSON.stringify({ base: {}, events: [event] }));
    expect(result).toMatchObject({ ok: true, journal: { events: [{ type: 'view/pageEntered' }] } });
  });

  test.each([
    ['{', /не JSON/],
    ['{"a":1}', /не журнал/],
    ['{"format":"zhuravl-journal","version":99,"base":{},"events":[]}', /более новой версией/],
  ])('or nothing but a clear line: %s', (text, words) => {
    const result = readPasted(text);
    expect(result.ok ? '' : result.problem).toMatch(words);
  });
});

test('a payload in sight is cut where nobody would read on', () => {
  expect(payloadText({ payload: { code: 'a'.repeat(20_000) } })).toMatch(/ знаков$/);
  expect(payloadText({ payload: { code: 'ЛЕТО' } })).toBe('{\n  "code": "ЛЕТО"\n}');
});

test('an example is masked and short', () => {
  const example = (type: AppEvent['type']) => {
    const event = journal.events.find((one) => one.type === type);
    return event ? JSON.stringify(exampleOf(event)) : '';
  };
  expect(example('auth/loggedIn')).not.toContain(demoCustomer.name);
  expect(example('catalog/loaded').length).toBeLessThan(2_000);
});

describe('a state that the shop cannot reach', () => {
  const state = fold(...steps);

  test('is told by what it breaks', () => {
    expect(brokenInvariants(state)).toEqual([]);
    const bonuses = { ...state, cart: { ...state.cart, spendBonus: 10_000_000 as never } };
    expect(brokenInvariants(bonuses)).toEqual(['bonuses never pass the balance or what is to pay']);
    const noGoods = { ...state, cart: { ...state.cart, lines: [] } };
    expect(brokenInvariants(noGoods)).toEqual(['without goods the cart is empty']);
  });
});
