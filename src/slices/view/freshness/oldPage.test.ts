import { describe, expect, test } from 'vitest';
import { demoCatalog, demoSettings, dish, NOW } from '../../../../tests/demo.ts';
import {
  citySelected,
  fold,
  lineFor,
  restored,
  shopOpened,
  signedIn,
  promoCalculated,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { kopecks } from '../../../domain/money.ts';
import type { Settings } from '../../../domain/settings.ts';
import { draft } from '../../draft.ts';
import type { AppState } from '../../state.ts';

const EEL = 'Сливочный угорь';
const GIFT = 'Картофель фри';
const NEWS = 'Сегодня много заказов';
const DEAR = kopecks(dish(EEL).price + 10_000);

/** A page as a cache keeps it: catalog and settings of version 1, nobody knows since when. */
const cached = (patch: Partial<Settings> = {}): StepOrPatch => [
  shopOpened(patch),
  citySelected,
  { catalog: { isFresh: false, version: '1' }, setting: { isFresh: false, version: '1' } },
];
/** The same page, when the customer's cart was saved with what the eel costs by now. */
const cartOf = (price = dish(EEL).price) => restored({ cart: { lines: [lineFor(EEL, { price })] } });

const versions = (catalog: string, settings = '1') => [
  draft('catalog/versionFound', { version: catalog }),
  draft('setting/versionFound', { version: settings }),
];
const loaded = (products = demoCatalog.products) =>
  draft('catalog/loaded', { answer: { ...demoCatalog, products }, skipped: 0, reason: 'version' });
const settingsRead = (patch: Partial<Settings> = {}) =>
  draft('setting/loaded', { values: { ...demoSettings(), ...patch }, skipped: [] });
const withEelAt = (price: typeof DEAR) =>
  loaded(demoCatalog.products.map((one) => (one.name === EEL ? { ...one, price } : one)));

const goods = ({ cart }: AppState) =>
  cart.lines.filter(({ kind }) => kind === 'goods').map(({ name }) => name);
const gifts = ({ cart }: AppState) =>
  cart.lines.filter(({ kind }) => kind === 'gift').map(({ name }) => name);
const dialogs = ({ modal }: AppState) => [modal.open, ...modal.queue].flatMap((one) => one?.kind ?? []);

describe('a page whose catalog and settings may be old (assumptions, section 7, "what is judged at start")', () => {
  test('asks for both versions at once', () => {
    const { catalog, settings } = fold(cached(), restored()).view.polls;
    expect([catalog.askedAt, settings.askedAt]).toEqual([NOW, NOW]);
  });

  test('keeps a dish at its right price until the fresh catalog has come, and after', () => {
    const start = fold(cached(), cartOf(DEAR));
    expect(goods(start)).toEqual([EEL]);
    const after = fold(start, versions('2'), withEelAt(DEAR));
    expect([goods(after), dialogs(after)]).toEqual([[EEL], []]);
  });

  test('removes by the fresh catalog what the old one still had', () => {
    const start = fold(cached(), cartOf(), versions('2'));
    expect([goods(start), dialogs(start)]).toEqual([[EEL], []]);
    const after = fold(start, withEelAt(DEAR));
    expect([goods(after), dialogs(after)]).toEqual([[], ['cartErrors']]);
  });

  test('a version that the page has too confirms what it knows, and it is judged by that', () => {
    const start = fold(cached(), cartOf(DEAR));
    expect(goods(fold(start, versions('1').slice(0, 1)))).toEqual([EEL]);
    const after = fold(start, versions('1'));
    expect([goods(after), dialogs(after)]).toEqual([[], ['cartErrors']]);
  });

  test.each([
    ['catalog', 'catalog/reloadDue'],
    ['settings', 'setting/reloadDue'],
  ] as const)('a version of the %s that cannot be had loads what it stands for', (what, due) => {
    given(cached(), cartOf()).when('view/pollFailed', { what }).thenOnly([due]);
    given(cached(), cartOf(), versions('1')).when('view/pollFailed', { what }).thenNothing();
  });

  test('data without a version are of an unknown one: no version confirms them', () => {
    const nameless: StepOrPatch = [cached(), { catalog: { version: null }, setting: { version: null } }];
    const found = { version: '1' };
    given(nameless).when('catalog/versionFound', found).thenOnly(['catalog/reloadDue']);
    given(nameless).when('setting/versionFound', found).thenOnly(['setting/reloadDue']);
  });

  test('a load that failed confirms nothing; the next poll asks again', () => {
    const failed = fold(
      cached(),
      cartOf(DEAR),
      versions('2'),
      draft('catalog/loadFailed', { reason: 'version' }),
    );
    expect(goods(failed)).toEqual([EEL]);
    given(failed).when('catalog/versionFound', { version: '2' }).thenOnly(['catalog/reloadDue']);
  });

  test('without a network nothing is asked and nothing judged; both follow when it is back', () => {
    const start = fold(
      cached({ restaurants: {}, isSiteNotWorking: true }),
      restored(
        { cart: { lines: [lineFor(EEL, { price: DEAR })], restaurantId: 'x' as never } },
        { isOnline: false },
      ),
    );
    expect([goods(start), dialogs(start), start.cart.restaurantId]).toEqual([[EEL], [], 'x']);
    given(start)
      .when('view/wentOnline')
      .thenOnly(['view/pollDue', { what: 'catalog' }], ['view/pollDue', { what: 'settings' }]);
  });

  test('a page that was opened out of sight asks when it is seen', () => {
    const hidden = fold(cached(), draft('view/pageHidden'), cartOf());
    expect(hidden.view.polls.catalog.askedAt).toBeNull();
    given(hidden)
      .when('view/pageShown')
      .thenOnly(['view/pollDue', { what: 'catalog' }], ['view/pollDue', { what: 'settings' }]);
    given(hidden, versions('1')).when('view/pageShown').thenNothing();
  });

  test('a restaurant and a time are lost by fresh settings only', () => {
    const saved = { restaurantId: 'gone' as never, deliveryMethod: 'self' as const };
    const start = fold(cached(), restored({ cart: { ...saved, lines: [lineFor(EEL)] } }));
    expect(start.cart.restaurantId).toBe('gone');
    expect(fold(start, versions('1')).cart.restaurantId).toBeNull();
  });

  test('a gift that the old catalog does not have is added by the fresh one', () => {
    const old = demoCatalog.products.filter(({ name }) => name !== GIFT);
    const start = fold(
      cached(),
      { catalog: { products: old } },
      signedIn(),
      cartOf(),
      promoCalculated({ freeProducts: [dish(GIFT).code] }),
    );
    expect(gifts(start)).toEqual([]);
    const after = fold(start, versions('2'), loaded(), promoCalculated({ freeProducts: [dish(GIFT).code] }));
    expect(gifts(after)).toEqual([GIFT]);
  });

  test('a gift of an earlier cart, saved with this one, waits for the answer to this one', () => {
    const saved = restored({ cart: { lines: [lineFor(EEL)], freeProducts: [dish(GIFT).code], revision: 7 } });
    expect(gifts(fold(cached(), signedIn(), saved, versions('1')))).toEqual([]);
    expect(gifts(fold(shopOpened(), signedIn(), saved))).toEqual([]);
  });
});

describe('dialogs that old settings would open', () => {
  const stopped = { isSiteNotWorking: true };

  test('wait for fresh ones', () => {
    const start = fold(
      cached({ isSiteInformation: true, textSiteInformation: NEWS, ...stopped }),
      restored(),
    );
    expect(dialogs(start)).toEqual([]);
    expect(dialogs(fold(start, versions('1')))).toEqual(['information', 'notWorking']);
  });

  test('are not seen where fresh settings deny them', () => {
    const start = fold(cached(stopped), restored(), versions('1', '2'));
    expect(dialogs(fold(start, settingsRead()))).toEqual([]);
  });

  test('opened by a press that old settings answered, they close, and the next one comes', () => {
    const pressed = fold(cached(stopped), restored(), versions('1', '2'), (state) =>
      draft('cart/addTapped', { productId: state.catalog.products[0]!.id, choice: [], quantity: 1 }),
    );
    expect(dialogs(pressed)).toEqual(['notWorking']);
    expect(dialogs(fold(pressed, settingsRead()))).toEqual([]);
    expect(dialogs(fold(pressed, settingsRead(stopped)))).toEqual(['notWorking']);
    const next = fold(pressed, settingsRead({ isSiteInformation: true, textSiteInformation: NEWS }));
    expect(next.modal.open).toEqual({ kind: 'information', text: NEWS });
  });

  test('a text that has changed is shown in its new words only', () => {
    const words = { isSiteInformation: true, textSiteInformation: NEWS };
    const shown = fold(cached(words), restored(), versions('1'));
    const after = fold(shown, settingsRead({ ...words, textSiteInformation: 'Уже меньше' }));
    expect(after.modal).toMatchObject({ open: { kind: 'information', text: 'Уже меньше' }, queue: [] });
  });

  test('the choice of a dish that the fresh catalog does not have closes', () => {
    const { id: productId } = dish('Собери свой вок');
    const opened = fold(
      cached(),
      restored(),
      draft('cart/addTapped', { productId, choice: null, quantity: 1 }),
    );
    expect(dialogs(opened)).toContain('modifiers');
    const without = loaded(demoCatalog.products.filter(({ id }) => id !== productId));
    expect(dialogs(fold(opened, without))).not.toContain('modifiers');
  });
});
