import { readFileSync } from 'node:fs';
import { NEVER, of, throwError } from 'rxjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { ERROR_CATALOGUE, messageText, type MessageKey } from '../../tests/errorCatalogue.ts';
import { demoCatalog, demoToken, dish, firstOptions, pastItem } from '../../tests/demo.ts';
import { testWorld } from '../../tests/world.ts';
import { fold, lastOrderLoaded, lineAdded, settingsLoaded, shopOpened } from '../../tests/given.ts';
import type { ProductId } from '../domain/catalog.ts';
import type { Consents } from '../domain/customer.ts';
import { lonLat } from '../domain/geometry.ts';
import { kopecks } from '../domain/money.ts';
import { personal } from '../domain/personal.ts';
import { secret } from '../kernel/event.ts';
import { createStore } from '../kernel/store.ts';
import { ErrorPage, LastResort } from '../pages/ErrorPage.tsx';
import { NotFoundPage } from '../pages/NotFound.tsx';
import { createGeocoder } from '../ports/geocoder.ts';
import { failureOf, json, fakeServer } from '../../tests/api/server.ts';
import { app } from '../slices/app.ts';
import { draft } from '../slices/draft.ts';
import { StoreProvider } from '../ui/store.tsx';
import type { AppDraft } from '../slices/events.ts';
import {
  after,
  api,
  customer,
  deliveryWordsOf,
  failing,
  refused,
  wordsOf,
  type Ending,
} from '../../tests/app/messages.ts';

const DRAGON = dish('Зелёный дракон');
const WOK = dish('Собери свой вок');

const consents: Consents = { personalData: true, pushNotifications: false, advertising: false };
const login = (phone: string): AppDraft =>
  draft('auth/loginSubmitted', { phone: personal(phone), name: personal(''), consents });
const like = draft('catalog/likeTapped', { productId: DRAGON.id });
const noLikes = draft('catalog/likesLoaded', { productIds: [] });
const repeat = draft('cart/repeatTapped');
const start = draft('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true });
const submit = draft('cart/couponSubmitted', { code: 'ЛАПША' });
const fresh = (products = demoCatalog.products): AppDraft =>
  draft('catalog/loaded', { answer: { ...demoCatalog, products }, skipped: 0, reason: 'version' });

const invalidGeocoder = () =>
  failureOf(
    createGeocoder({
      url: 'https://maps.example/',
      apiKey: () => '',
      fetch: async () => new Response('<html>'),
    }).reverse(lonLat(50, 53)),
  );
/** The refusal that the port tells of such an answer. */
const refusalOf = async (status: number, body: unknown) => {
  const { api: port, refusals } = fakeServer(() => json(body, status), { token: demoToken });
  await failureOf(port.cities());
  return refusals[0];
};

interface Scene {
  /** Messages that must come of it, in order. */
  readonly tells: readonly MessageKey[];
  readonly play: () => Ending | Promise<Ending>;
}
/** What the messages of the start-up check are about, in this file. */
const DISH_OF: Readonly<Partial<Record<MessageKey, string>>> = {
  productGone: DRAGON.name,
  priceChanged: WOK.name,
};
const wordsFor = (keys: readonly MessageKey[]): readonly string[] =>
  keys.map((key) => messageText(key, DISH_OF[key]));
const strange = (changes: object) => lastOrderLoaded({ items: [pastItem(WOK.name, changes)] });
const unknown = 'gone' as ProductId;

const SCENES: Readonly<Record<string, Scene>> = {
  'an empty phone': { tells: ['phoneEmpty'], play: () => after([shopOpened()], {}, login(' ')) },
  'a bad phone': {
    tells: ['phoneWrong'],
    play: () => after([shopOpened()], {}, login('+7 927')),
  },
  'a look-up that fails': {
    tells: ['loginFailed'],
    play: () => after([shopOpened()], api({ account: failing(500) }), login('89270000001')),
  },
  'a user neither found nor created': {
    tells: ['loginFailed'],
    play: () =>
      after(
        [shopOpened()],
        api({ account: failing(404), createAccount: failing(500) }),
        login('89270000001'),
      ),
  },
  'a like that is there already': {
    tells: ['likedTwice'],
    play: () => after([customer], api({ like: failing(409) }), noLikes, like),
  },
  'an unlike that fails': {
    tells: ['unlikeFailed'],
    play: () =>
      after([customer], api({ like: () => of(undefined), unlike: failing(500) }), noLikes, like, like),
  },
  'a dish of the last order that is gone': {
    tells: ['dishMissing'],
    play: () => after([customer, strange({ productId: unknown })], {}, repeat),
  },
  'a modifier of the last order that is gone': {
    tells: ['modifierMissing'],
    play: () => after([customer, strange({ modifiers: [{ id: unknown, amount: 1 }] })], {}, repeat),
  },
  'promotions that cannot be loaded': {
    tells: ['promosFailed'],
    play: () => after([customer], api({ promos: failing(500) }), start, draft('user/profileDue')),
  },
  'a promotion that cannot be loaded': {
    tells: ['promoFailed'],
    play: () => after([customer], api({ promo: failing(500) }), submit),
  },
  'a promo code that cannot be applied': {
    tells: ['promoNotApplied'],
    play: () =>
      after(
        [customer, lineAdded(DRAGON.name)],
        api({ catalog: () => NEVER, calculatePromo: failing(500) }),
        fresh(),
      ),
  },
  'an answer of the maps that cannot be read': {
    tells: ['mapsUnreadable'],
    play: async () => {
      const failure = await invalidGeocoder();
      const geocoder = { reverse: () => throwError(() => failure) };
      return after([customer], { geocoder }, draft('address/pointChosen', { point: secret(lonLat(50, 53)) }));
    },
  },
  'dishes of the cart that are gone, dearer, or without their modifier': {
    tells: ['productGone', 'priceChanged'],
    play: () => {
      const set = dish('Филадельфия классик');
      const modifier = { ...firstOptions(WOK)[0]!, id: unknown };
      const products = demoCatalog.products.flatMap((product) => {
        if (product === DRAGON) return [];
        return [product === WOK ? { ...product, price: kopecks(product.price + 100) } : product];
      });
      const lines = [
        lineAdded(DRAGON.name),
        lineAdded(WOK.name),
        lineAdded(set.name, { modifiers: [modifier] }),
      ];
      return after([customer, ...lines], {}, fresh(products));
    },
  },
  'a session that has expired': {
    tells: ['sessionExpired'],
    play: async () => after([customer], refused(await refusalOf(401, { message: 'Слова сервера' }))),
  },
  'a refusal without words, 422': {
    tells: ['requestRefused'],
    play: async () => after([customer], refused(await refusalOf(422, {}))),
  },
  'a refusal without words, 403': {
    tells: ['requestRefused'],
    play: async () => after([customer], refused(await refusalOf(403, null))),
  },
};

describe('the words of the specification, letter for letter (sections 5 and 8)', () => {
  test.each(Object.entries(SCENES))('%s', async (_what, { tells, play }) => {
    expect(wordsOf((await play()).state)).toEqual(wordsFor(tells));
  });

  test('a refusal with the words of the server', async () => {
    const { state } = after([customer], refused(await refusalOf(422, { message: 'Слова сервера' })));
    expect(wordsOf(state)).toEqual(['Слова сервера']);
  });

  const FALL_BACK = ['deliveryTitle', 'deliveryText', 'selfTitle'] as const;
  test('delivery texts that cannot be had fall back to these', () => {
    const text = { delivery: { title: 'Настройка', text: '' }, self: { title: '' } };
    const { state } = after(
      [settingsLoaded({ deliveryText: text })],
      api({ deliveryText: failing(500) }),
      start,
    );
    expect(deliveryWordsOf(state)).toEqual(wordsFor(FALL_BACK));
    expect(wordsOf(state)).toEqual([]);
  });

  const page = (element: React.ReactNode) =>
    renderToStaticMarkup(
      <StoreProvider value={createStore(app, testWorld(), fold())}>
        <MemoryRouter>{element}</MemoryRouter>
      </StoreProvider>,
    );
  test('the error page', () => {
    const failed = messageText('pageFailed');
    expect(page(<ErrorPage status={503} />)).toMatch(
      new RegExp(`503.*${failed}.*href="/".*Вернуться на главную`, 's'),
    );
    expect(page(<NotFoundPage />)).toMatch(
      new RegExp(`404.*${messageText('pageUnknown')}.*Вернуться на главную`, 's'),
    );
    expect(page(<LastResort />)).toMatch(new RegExp(`${failed}.*<a href="/"`, 's'));
  });

  test('every message of the catalogue is provoked here', () => {
    const provoked = new Set<string>([
      ...Object.values(SCENES).flatMap(({ tells }) => tells),
      ...FALL_BACK,
      'pageFailed',
      'pageUnknown',
    ]);
    expect(Object.keys(ERROR_CATALOGUE).filter((key) => !provoked.has(key))).toEqual([]);
  });

  test('the catalogue holds every message that the specification quotes', () => {
    const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
    const part = (number: number) => text.split(/^## \d+\. /m)[number] ?? '';
    const quoted = [...`${part(5)}${part(8)}`.replaceAll('\n', ' ').matchAll(/«([^»]{8,})»|`([А-Я][^`]*)`/g)];
    const messages = quoted.map(([, inQuotes, inCode]) => inQuotes ?? inCode ?? '');
    expect(messages.length).toBeGreaterThanOrEqual(16);
    const known = new Set<string>(Object.values(ERROR_CATALOGUE).map(({ text: words }) => words));
    expect(messages.filter((message) => !known.has(message))).toEqual([]);
  });
});
