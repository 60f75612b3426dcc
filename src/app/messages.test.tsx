import { readFileSync } from 'node:fs';
import { NEVER, of, throwError } from 'rxjs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { demoCatalog, demoToken, dish, firstOptions, pastItem } from '../../tests/demo.ts';
import { lastOrderLoaded, lineAdded, settingsLoaded, shopOpened } from '../../tests/given.ts';
import type { ProductId } from '../domain/catalog.ts';
import type { Consents } from '../domain/customer.ts';
import { lonLat } from '../domain/geometry.ts';
import { kopecks } from '../domain/money.ts';
import { personal } from '../domain/personal.ts';
import { secret } from '../kernel/event.ts';
import { ErrorPage, LastResort } from '../pages/ErrorPage.tsx';
import { NotFoundPage } from '../pages/NotFound.tsx';
import { createGeocoder } from '../ports/geocoder.ts';
import { failureOf, json, playApi } from '../ports/testCalls.ts';
import { draft, type AppDraft } from '../slices/events.ts';
import {
  after,
  api,
  customer,
  deliveryWordsOf,
  failing,
  refused,
  wordsOf,
  type Ending,
} from './testMessages.ts';

const DRAGON = dish('Зелёный дракон');
const WOK = dish('Собери свой вок');

const consents: Consents = { personalData: true, pushNotifications: false, advertising: false };
const login = (phone: string): AppDraft =>
  draft('auth/loginSubmitted', { phone: personal(phone), name: personal(''), consents });
const like = draft('catalog/likeTapped', { productId: DRAGON.id });
const repeat = draft('order/repeatTapped');
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
  const { api: port, refusals } = playApi(() => json(body, status), { token: demoToken });
  await failureOf(port.cities());
  return refusals[0];
};

interface Scene {
  readonly words: readonly string[];
  readonly play: () => Ending | Promise<Ending>;
}
const LOGIN_FAILED = 'Произошла ошибка. Попробуйте позже.';
const GONE = `Товар "${DRAGON.name}" в данный момент отсутствует в каталоге и будет удален из корзины`;
const DEARER = `Цена товара "${WOK.name}" изменилась и будет удален из корзины`;
const MISSING = 'Попробуйте добавить блюдо из каталога';
const strange = (changes: object) => lastOrderLoaded({ items: [pastItem(WOK.name, changes)] });
const unknown = 'gone' as ProductId;

const SCENES: Readonly<Record<string, Scene>> = {
  'an empty phone': { words: ['Введите номер телефона'], play: () => after([shopOpened()], {}, login(' ')) },
  'a bad phone': {
    words: ['Неверный формат телефона'],
    play: () => after([shopOpened()], {}, login('+7 927')),
  },
  'a look-up that fails': {
    words: [LOGIN_FAILED],
    play: () => after([shopOpened()], api({ account: failing(500) }), login('89270000001')),
  },
  'a user neither found nor created': {
    words: [LOGIN_FAILED],
    play: () =>
      after(
        [shopOpened()],
        api({ account: failing(404), createAccount: failing(500) }),
        login('89270000001'),
      ),
  },
  'a like that is there already': {
    words: ['Нельзя поставить лайк этому товару повторно'],
    play: () => after([customer], api({ like: failing(409) }), like),
  },
  'an unlike that fails': {
    words: ['Ошибка сервера. Попробуйте позже'],
    play: () => after([customer], api({ like: () => of(undefined), unlike: failing(500) }), like, like),
  },
  'a dish of the last order that is gone': {
    words: [`Блюдо в данный момент отсутствует на сайте. ${MISSING}`],
    play: () => after([customer, strange({ productId: unknown })], {}, repeat),
  },
  'a modifier of the last order that is gone': {
    words: [`Модификатор для блюда в данный момент отсутствует на сайте. ${MISSING}`],
    play: () => after([customer, strange({ modifiers: [{ id: unknown, amount: 1 }] })], {}, repeat),
  },
  'promotions that cannot be loaded': {
    words: ['Ошибка при загрузке промокодов'],
    play: () => after([customer], api({ promos: failing(500) }), start, draft('user/profileDue')),
  },
  'a promotion that cannot be loaded': {
    words: ['Ошибка при загрузке промокода'],
    play: () => after([customer], api({ promo: failing(500) }), submit),
  },
  'a promo code that cannot be applied': {
    words: ['Ошибка при применении промокода'],
    play: () =>
      after(
        [customer, lineAdded(DRAGON.name)],
        api({ catalog: () => NEVER, calculatePromo: failing(500) }),
        fresh(),
      ),
  },
  'an answer of the maps that cannot be read': {
    words: ['Не удалось обработать ответ API. Проверьте, валиден ли ответ сервера.'],
    play: async () => {
      const failure = await invalidGeocoder();
      const geocoder = { reverse: () => throwError(() => failure) };
      return after([customer], { geocoder }, draft('address/pointChosen', { point: secret(lonLat(50, 53)) }));
    },
  },
  'dishes of the cart that are gone, dearer, or without their modifier': {
    words: [GONE, DEARER],
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
    words: ['Сессия авторизации истекла. Войдите снова, чтобы продолжить'],
    play: async () => after([customer], refused(await refusalOf(401, { message: 'Слова сервера' }))),
  },
  'a refusal with the words of the server': {
    words: ['Слова сервера'],
    play: async () => after([customer], refused(await refusalOf(422, { message: 'Слова сервера' }))),
  },
  'a refusal without words, 422': {
    words: ['Произошла ошибка при выполнении запроса'],
    play: async () => after([customer], refused(await refusalOf(422, {}))),
  },
  'a refusal without words, 403': {
    words: ['Произошла ошибка при выполнении запроса'],
    play: async () => after([customer], refused(await refusalOf(403, null))),
  },
};

describe('the words of the specification, letter for letter (sections 5 and 8)', () => {
  test.each(Object.entries(SCENES))('%s', async (_what, { words, play }) => {
    expect(wordsOf((await play()).state)).toEqual(words);
  });

  const FALL_BACK = [
    '60 минут приготовление и контроль качества',
    'доставка 30 минут или быстрее',
    '30 минут приготовление и контроль качества',
  ];
  test('delivery texts that cannot be had fall back to these', () => {
    const { state } = after(
      [settingsLoaded({ deliveryText: null })],
      api({ deliveryText: failing(500) }),
      start,
    );
    expect(deliveryWordsOf(state)).toEqual(FALL_BACK);
    expect(wordsOf(state)).toEqual([]);
  });

  const page = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);
  test('the error page', () => {
    expect(page(<ErrorPage status={503} />)).toMatch(
      /503.*Что-то пошло не так.*href="\/".*Вернуться на главную/s,
    );
    expect(page(<NotFoundPage />)).toMatch(/404.*This page could not be found.*Вернуться на главную/s);
    expect(page(<LastResort />)).toMatch(/Что-то пошло не так.*<a href="\/">/s);
  });

  test('every message of the catalogue was provoked', () => {
    const text = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
    const part = (number: number) => text.split(/^## \d+\. /m)[number] ?? '';
    const quoted = [...`${part(5)}${part(8)}`.replaceAll('\n', ' ').matchAll(/«([^»]{8,})»|`([А-Я][^`]*)`/g)];
    const messages = quoted.map(([, inQuotes, inCode]) => inQuotes ?? inCode ?? '');
    expect(messages.length).toBeGreaterThanOrEqual(16);
    const provoked = new Set(
      [...Object.values(SCENES).flatMap(({ words }) => words), ...FALL_BACK].map((words) =>
        words.replace(/"[^"]+"/, '"{productName}"'),
      ),
    );
    expect(messages.filter((message) => !provoked.has(message))).toEqual([]);
  });
});
