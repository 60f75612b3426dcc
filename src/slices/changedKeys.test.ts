import { expect, test } from 'vitest';
import { demoCatalog, demoSettings, dish, samara } from '../../tests/demo.ts';
import {
  catalogLoaded,
  commit,
  fold,
  lineAdded,
  lineFor,
  shopOpened,
  signedIn,
  type Step,
} from '../../tests/given.ts';
import { selectLike } from './catalog/selectors.ts';
import { draft } from './draft.ts';
import type { AppDraft, AppEvent } from './events.ts';
import { lineKey, productKey } from './keys.ts';
import { changedKeys } from './changedKeys.ts';
import type { AppState } from './state.ts';

const DRAGON = 'Зелёный дракон';
const FRIES = 'Картофель фри';
const before = fold(shopOpened(), signedIn(), lineAdded(DRAGON), lineAdded(FRIES));
const lived = (state: AppState, step: Step, events: AppEvent[]): AppState => {
  if (typeof step === 'function') return lived(state, step(state), events);
  if (isList(step)) return step.reduce<AppState>((so, next) => lived(so, next, events), state);
  const done = commit(state, step);
  events.push(...done.events);
  return done.state;
};
const isList = (step: Step): step is readonly Step[] => Array.isArray(step);
const keysOf = (...steps: readonly Step[]) => {
  const events: AppEvent[] = [];
  return changedKeys(before, lived(before, steps, events), events);
};
const dragon = [productKey(dish(DRAGON).id), lineKey(lineFor(DRAGON).id)];

test('a changed quantity wakes its line and its card; the highlight wakes those it leaves', () => {
  const plus = draft('cart/incrementTapped', { lineId: lineFor(FRIES).id });
  expect([...keysOf(plus)]).toEqual([productKey(dish(FRIES).id), lineKey(lineFor(FRIES).id)]);
  expect(keysOf(draft('cart/incrementTapped', { lineId: lineFor(DRAGON).id }))).toContain(dragon[0]);
});

test('an added and a removed line wake their card', () => {
  expect(keysOf(lineAdded('Сливочный угорь'))).toContain(productKey(dish('Сливочный угорь').id));
  const gone = keysOf(draft('cart/removeTapped', { lineId: lineFor(DRAGON).id }));
  for (const key of dragon) expect(gone).toContain(key);
});

test('a like wakes its card alone', () => {
  expect([...keysOf(draft('catalog/likeTapped', { productId: dish(DRAGON).id }))]).toEqual([dragon[0]]);
});

const liked = { productId: dish(DRAGON).id, isLiked: true };
const unliked = { productId: dish(FRIES).id, isLiked: false };
const likeEvents: readonly (readonly [what: string, events: readonly AppDraft[]])[] = [
  ['a wish', [draft('catalog/likeWished', liked)]],
  ['a wish of a dish nobody likes', [draft('catalog/likeWished', unliked)]],
  ['an answer', [draft('catalog/likeSaved', liked)]],
  ['a failure', [draft('catalog/likeFailed', { ...liked, isLiked: false, message: '' })]],
  ['several at once', [draft('catalog/likeWished', liked), draft('catalog/likeSaved', unliked)]],
  ['the list of likes', [draft('catalog/likesLoaded', { productIds: [liked.productId, unliked.productId] })]],
  ['a login', [draft('catalog/likeWished', liked), draft('auth/loggedOut', { reason: 'tapped' })]],
];

test.each(likeEvents)('%s wakes every card whose like is another one', (_what, facts) => {
  const events: AppEvent[] = [];
  const wishing = fold(before, draft('catalog/likeTapped', { productId: liked.productId }));
  const after = lived(wishing, facts, events);
  const keys = changedKeys(wishing, after, events);
  for (const { id } of demoCatalog.products)
    if (selectLike(id)(wishing) !== selectLike(id)(after)) expect(keys).toContain(productKey(id));
});

test('a restaurant with another stop list wakes what came onto it or left it', () => {
  const [first] = demoSettings().restaurants[samara.iikoId]!;
  const self = keysOf(
    draft('cart/methodChosen', { method: 'self' }),
    draft('cart/restaurantChosen', { terminalId: first!.id }),
  );
  expect(self).toContain(productKey(dish('Морской гребешок').id));
  expect(self).not.toContain(dragon[0]);
});

test('a new catalog wakes every card', () => {
  const another = catalogLoaded({ products: [...demoCatalog.products] });
  expect(keysOf(another).size).toBeGreaterThanOrEqual(demoCatalog.products.length);
});

test('what concerns no card wakes none', () => {
  expect(keysOf(draft('modal/requested', { modal: { kind: 'time' } })).size).toBe(0);
  expect(keysOf(draft('cart/couponRemoved')).size).toBe(0);
});
