import { describe, expect, test } from 'vitest';
import { demoCatalog } from '../../../../tests/demo.ts';
import {
  cartReady,
  fold,
  lineAdded,
  lineFor,
  restored,
  settingsLoaded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { onStage } from '../../../../tests/stage.ts';
import type { EcommerceEvent } from '../../../domain/ecommerce.ts';
import { secret } from '../../../kernel/event.ts';
import { orderRequest } from '../../cart/placing/requests.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';

const entered = (path: string) => draft('view/pageEntered', { path });
const DISH = 'Зелёный дракон';
const dish = demoCatalog.products.find(({ name }) => name === DISH)!;
const group = demoCatalog.groups.find(({ id }) => id === dish.groupId)!;

/** What the counters hear while these things happen, one after another. */
function heard(given: StepOrPatch, happenings: readonly AppDraft[]): readonly EcommerceEvent[] {
  const pushes: EcommerceEvent[] = [];
  onStage(({ open, flush }) => {
    const { emit } = open([given], {
      analytics: { push: (push) => void pushes.push(push as EcommerceEvent) },
    });
    emit(
      happenings.map((_, index) => String.fromCodePoint(97 + index)).join(' 9ms '),
      Object.fromEntries(happenings.map((made, index) => [String.fromCodePoint(97 + index), made])),
    );
    flush();
  });
  return pushes;
}
const namesOf = (pushes: readonly EcommerceEvent[]) => pushes.map(({ event }) => event);
const open: StepOrPatch = [shopOpened(), signedIn(), restored()];

describe('what the counters hear (specification, section 1; GA4 and Yandex Metrica)', () => {
  test('a section is a list, once, also when a dish of it was opened and closed', () => {
    const section = `/samara/catalog/${group.slug}`;
    const pushes = heard(open, [entered(section), entered(`${section}/${dish.slug}`), entered(section)]);
    expect(namesOf(pushes)).toEqual(['view_item_list', 'view_item']);
    const [list, item] = pushes;
    expect(list?.ecommerce).toMatchObject({ currency: 'RUB', item_list_name: group.name });
    expect(list?.ecommerce['impressions']).toHaveLength(list!.ecommerce.items.length);
    expect(item?.ecommerce).toMatchObject({
      currencyCode: 'RUB',
      items: [{ item_id: dish.id, item_name: DISH, price: dish.price / 100, quantity: 1 }],
      detail: { products: [{ id: dish.id, name: DISH }] },
    });
  });

  test('more and fewer portions, by the difference', () => {
    const line = lineFor(DISH, { quantity: 2 });
    const pushes = heard(open, [
      draft('cart/lineAdded', { line }),
      draft('cart/incrementTapped', { lineId: line.id }),
      draft('cart/removeTapped', { lineId: line.id }),
    ]);
    expect(pushes.map(({ event, ecommerce }) => [event, ecommerce.items[0]?.quantity])).toEqual([
      ['add_to_cart', 2],
      ['add_to_cart', 1],
      ['remove_from_cart', 3],
    ]);
    expect(pushes[0]?.ecommerce['add']).toEqual({
      products: [expect.objectContaining({ name: DISH, price: dish.price / 100 })],
    });
    expect(pushes[2]?.ecommerce).toHaveProperty('remove');
  });

  test('the cart and the checkout with what lies in them', () => {
    const pushes = heard([open, lineAdded(DISH)], [entered('/samara/cart'), entered('/samara/checkout')]);
    expect(namesOf(pushes)).toEqual(['view_cart', 'begin_checkout']);
    expect(pushes[1]?.ecommerce.items).toEqual([expect.objectContaining({ item_name: DISH })]);
  });

  test('nothing of a cart that an order has emptied', () => {
    const ready: StepOrPatch = [open, cartReady()];
    const body = orderRequest(fold(ready))!;
    const made = draft('cart/intentMade', { key: 'key-1', body });
    const placed = draft('cart/orderPlaced', { key: 'key-1', id: 'order-7', number: '77', paymentUrl: null });
    expect(fold(ready, made, placed).cart.lines).toEqual([]);
    expect(namesOf(heard(ready, [made, placed]))).toEqual(['add_shipping_info', 'add_payment_info']);
  });

  test('nothing of carts that come from elsewhere: another tab, storage, an order', () => {
    const pushes = heard(
      [open, lineAdded(DISH)],
      [draft('auth/logoutTapped'), draft('view/slicesArrived', { saved: secret({}), isLogin: false })],
    );
    expect(pushes).toEqual([]);
  });
});

describe('where the chain wants to be asked for (IS_ANALYTICS_CONSENT)', () => {
  const asked: StepOrPatch = [open, settingsLoaded({ isAnalyticsConsentAsked: true })];
  const cart = entered('/samara/cart');
  const answered = (consent: 'given' | 'refused') => draft('view/analyticsAnswered', { consent });

  test('nothing is told before the answer, and nothing after a refusal', () => {
    expect(heard([asked, lineAdded(DISH)], [cart])).toEqual([]);
    expect(heard(asked, [answered('refused'), cart])).toEqual([]);
  });

  test('after the consent the page at hand is the first thing told, and what was put in before is not', () => {
    const pushes = heard(asked, [cart, draft('cart/lineAdded', { line: lineFor(DISH) }), answered('given')]);
    expect(namesOf(pushes)).toEqual(['view_cart']);
  });

  test('the answer is kept', () => {
    onStage(({ open: start, flush }) => {
      const kept: string[] = [];
      const { emit } = start([asked], {
        storage: { saveAnalyticsConsent: (consent) => void kept.push(consent) },
      });
      emit('ab', { a: answered('refused'), b: answered('given') });
      flush();
      expect(kept).toEqual(['refused', 'given']);
    });
  });
});
