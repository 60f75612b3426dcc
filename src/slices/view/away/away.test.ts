import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoOrder, demoSettings, demoZone, dish, NOW } from '../../../../tests/demo.ts';
import {
  addressSelected,
  catalogChanged,
  fold,
  lineAdded,
  orderActive,
  restored,
  settingsLoaded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { draft } from '../../draft.ts';
import type { AppState } from '../../state.ts';
import { changesSince, isComparable, isOfLastVisit } from './changes.ts';
import { NOTE_MOST, noteOf, writeNote } from './note.ts';
import { readNote } from './readNote.ts';

const HOUR = 3_600_000;
const LIKED = dish('Зелёный дракон');
const likesKnown = (...names: readonly string[]) =>
  draft('catalog/likesLoaded', { productIds: names.map((name) => dish(name).id) });
const opened: StepOrPatch = [
  shopOpened(),
  { setting: { isFresh: true }, catalog: { isFresh: true } },
  restored(),
];
const visited: StepOrPatch = [opened, signedIn(), likesKnown(LIKED.name), addressSelected()];

/** The note of a visit that ended an hour ago, as the next one reads it. */
const noted = (...steps: readonly StepOrPatch[]) =>
  readNote(writeNote(noteOf(fold(visited, ...steps), NOW - HOUR)!))!;
const changed = (
  before: readonly StepOrPatch[],
  after: readonly StepOrPatch[],
  rejected: readonly string[] = [],
) => changesSince(noted(...before), fold(visited, ...after), { rejected: new Set(rejected) }, NOW);

describe('given a visit an hour ago, when somebody comes back', () => {
  test('and all is as it was, there is nothing to tell', () => {
    const all = [lineAdded('Картофель фри'), orderActive()];
    expect(changed(all, all)).toEqual([]);
  });

  test('a favourite has another price, is out or has gone', () => {
    const dearer = catalogChanged({ [LIKED.name]: { price: (LIKED.price + 3_000) as never } });
    expect(changed([], [dearer])).toEqual([
      {
        what: 'price',
        name: LIKED.name,
        isInCart: false,
        was: LIKED.price,
        is: LIKED.price + 3_000,
        when: null,
      },
    ]);
    expect(changed([], [catalogChanged({ [LIKED.name]: null })])).toMatchObject([
      { what: 'dish', was: 'sold', is: 'gone' },
    ]);
    const everywhere = ({ setting, city }: AppState): StepOrPatch => {
      const here = city.list.find(({ id }) => id === city.currentId)!.iikoId;
      return {
        catalog: {
          stopList: setting.values!.restaurants[here]!.map(({ id: terminalId }) => ({
            terminalId,
            productId: LIKED.id,
          })),
        },
      };
    };
    expect(changed([], [everywhere])).toMatchObject([{ what: 'dish', was: 'sold', is: 'stopped' }]);
    expect(changed([everywhere], [])).toMatchObject([{ what: 'dish', was: 'stopped', is: 'sold' }]);
  });

  test('what the start-up dialog has said of the cart is not said twice', () => {
    const line = lineAdded(LIKED.name);
    const id = `line-${LIKED.name}`;
    const dearer = catalogChanged({ [LIKED.name]: { price: (LIKED.price + 3_000) as never } });
    expect(changed([line], [dearer], [id])).toEqual([]);
    expect(changed([line], [catalogChanged({ [LIKED.name]: null })], [id])).toEqual([]);
  });

  test('a line that was taken out in silence is named: its choice cannot be had any more', () => {
    expect(changed([lineAdded(LIKED.name)], [], [`line-${LIKED.name}`])).toMatchObject([
      { what: 'dish', name: LIKED.name, isInCart: true, is: 'unchosen' },
    ]);
  });

  test('the hours of today are others', () => {
    const workTime = Object.fromEntries(
      Object.entries(demoSettings().workTime).map(([city, week]) => [
        city,
        week.map(() => ({ open: '12:00', close: '21:00', isNextDay: false })),
      ]),
    ) as ReturnType<typeof demoSettings>['workTime'];
    const later = [settingsLoaded({ workTime }), { setting: { isFresh: true } }];
    expect(changed([], later)).toMatchObject([
      { what: 'hours', place: null, is: { open: '12:00', close: '21:00' } },
    ]);
  });

  test('delivery to the same zone costs and asks for something else', () => {
    const { zone } = fold(visited).city;
    const delivery = { ...demoZone(zone!.zoneId), minSum: 99_900 as never, minutes: 75 };
    const raised = draft('city/zoneDeliveryLoaded', { zoneId: zone!.zoneId, delivery });
    expect(changed([], [raised])).toMatchObject([
      { what: 'delivery', term: 'minSum', is: 99_900 },
      { what: 'delivery', term: 'minutes', is: 75 },
    ]);
    expect(changed([draft('cart/methodChosen', { method: 'self' })], [raised])).toEqual([]);
  });

  test('the order is further on, or done', () => {
    const cooking = orderActive({ status: 'CookingStarted' });
    expect(changed([cooking], [orderActive({ status: 'OnWay' })])).toMatchObject([
      { what: 'order', was: 'CookingStarted', is: 'OnWay', method: demoOrder.method },
    ]);
    expect(changed([cooking], [])).toMatchObject([{ what: 'order', was: 'CookingStarted', is: null }]);
  });
});

describe('what is compared', () => {
  const note = noted();
  const back = fold(visited);
  const answered = { rejected: new Set<string>(), isOrderKnown: true };

  test('a note of another city, of somebody else, of half an hour ago or of the future is not', () => {
    expect(isOfLastVisit(note, back, NOW)).toBe(true);
    expect(isOfLastVisit(note, back, note.at + HOUR / 2)).toBe(false);
    expect(isOfLastVisit(note, back, note.at - 1)).toBe(false);
    expect(isOfLastVisit({ ...note, city: 'elsewhere' }, back, NOW)).toBe(false);
    expect(isOfLastVisit(note, fold(opened), NOW)).toBe(false);
  });

  test('nothing before the menu and the settings are fresh, the order has answered and the zone has', () => {
    expect(isComparable(note, back, answered)).toBe(true);
    expect(isComparable(note, fold(visited, { catalog: { isFresh: false } }), answered)).toBe(false);
    expect(isComparable(note, fold(visited, { setting: { isFresh: false } }), answered)).toBe(false);
    const ordered = noted(orderActive());
    expect(isComparable(ordered, back, { ...answered, isOrderKnown: false })).toBe(false);
  });

  test('nothing is noted before the page knows what it would say', () => {
    expect(noteOf(fold(opened, { catalog: { isFresh: false } }), NOW)).toBeNull();
    expect(noteOf(fold(opened, signedIn()), NOW)).toBeNull();
  });
});

test('a note is short, however much there is, and says nothing personal', () => {
  const products = fold(visited).catalog.products.map((product) => ({ ...product, name: 'ё'.repeat(500) }));
  const long = fold(
    visited,
    { catalog: { products } },
    draft('catalog/likesLoaded', { productIds: products.map(({ id }) => id) }),
  );
  const text = writeNote(noteOf(long, NOW)!);
  expect(text.length).toBeLessThanOrEqual(NOTE_MOST);
  expect(readNote(text)?.dishes.length).toBeGreaterThan(10);
  const { customer } = long.user;
  for (const secret of [customer!.phone, customer!.name, long.address.list[0]!.street])
    expect(text).not.toContain(secret);
});

test('500 spoilt notes: each is read as nothing, or as a note that can be compared', () => {
  const text = writeNote(noteOf(fold(visited, lineAdded(LIKED.name), orderActive()), NOW - HOUR)!);
  const back = fold(visited);
  const cut = fc.nat(text.length).map((at) => text.slice(0, at));
  const swapped = fc
    .tuple(fc.nat(text.length - 1), fc.string({ unit: 'binary', maxLength: 8 }))
    .map(([at, other]) => text.slice(0, at) + other + text.slice(at + 1));
  const shaped = fc
    .tuple(fc.constantFrom(...Object.keys(JSON.parse(text) as object)), fc.jsonValue())
    .map(([key, value]) => JSON.stringify({ ...(JSON.parse(text) as object), [key]: value }));
  fc.assert(
    fc.property(fc.oneof(cut, swapped, shaped, fc.json(), fc.string()), (spoilt) => {
      const note = readNote(spoilt);
      if (note) expect(Array.isArray(changesSince(note, back, { rejected: new Set() }, NOW))).toBe(true);
    }),
    { numRuns: 500 },
  );
});
