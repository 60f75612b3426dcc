import { describe, expect, test } from 'vitest';
import type { CityId, Group } from '../../domain/catalog.ts';
import { demoPromos, demoSettings } from '../../../tests/demo.ts';
import { SHOP_NAME } from '../../domain/chain.ts';
import { groupId, productId, sampleProduct } from '../../../tests/samples.ts';
import { initialState, type AppState } from '../../slices/state.ts';
import { fullState } from '../../../tests/app/shop.ts';
import { fold, orderActive, shopOpened, signedIn } from '../../../tests/given.ts';
import { selectOrderTitle, textsOf } from './title.ts';

const rolls: Group = {
  id: groupId('rolls'),
  name: 'Роллы',
  slug: 'rolly',
  parentId: null,
  isIncludedInMenu: true,
  isModifierGroup: false,
  isServiceGroup: false,
};
const plain = sampleProduct({ id: productId('p2'), slug: 'plain', name: 'Без слов', description: '' });
const state: AppState = {
  ...fullState,
  catalog: { ...initialState.catalog, status: 'ready', groups: [rolls], products: [sampleProduct(), plain] },
};
const GENERAL = 'Роллы, вок, пицца и закуски с доставкой в Самаре. Готовим после заказа, везём горячим.';

describe('the title of', () => {
  test.each([
    ['/samara/', `${SHOP_NAME} — доставка роллов, вока и пиццы в Самаре`],
    ['/', `${SHOP_NAME} — доставка роллов, вока и пиццы в Самаре`],
    ['/samara/catalog', `Меню в Самаре — ${SHOP_NAME}`],
    ['/samara/catalog/rolly', `Роллы — ${SHOP_NAME}`],
    ['/samara/catalog/rolls', `Роллы — ${SHOP_NAME}`],
    ['/samara/catalog/nowhere', `Раздел не найден — ${SHOP_NAME}`],
    ['/samara/catalog/rolly/filadelfiya', `Филадельфия — ${SHOP_NAME}`],
    ['/samara/catalog/rolly/p1?from=search', `Филадельфия — ${SHOP_NAME}`],
    ['/samara/catalog/rolly/gone', `Блюдо не найдено — ${SHOP_NAME}`],
    ['/samara/catalog/search?q=лосось', `Поиск по меню — ${SHOP_NAME}`],
    ['/cart', `Корзина — ${SHOP_NAME}`],
    ['/samara/checkout', `Оформление заказа — ${SHOP_NAME}`],
    ['/samara/complete?order=1', `Заказ оформлен — ${SHOP_NAME}`],
    ['/samara/complete-error', `Не удалось оформить заказ — ${SHOP_NAME}`],
    ['/restaurant', `Рестораны — ${SHOP_NAME}`],
    ['/samara/personal', `Личный кабинет — ${SHOP_NAME}`],
    ['/personal/favorite', `Избранное — ${SHOP_NAME}`],
    ['/samara/oferta', `Публичная оферта — ${SHOP_NAME}`],
    ['/samara/advent', `Календарь подарков — ${SHOP_NAME}`],
    ['/happy-hours', `Счастливые часы — ${SHOP_NAME}`],
    ['/samara/new-year-promo', `Новый год с «Журавлём» — ${SHOP_NAME}`],
    ['/oferta/app-1', `Публичная оферта — ${SHOP_NAME}`],
    ['/personal/promotions/promo-1', `Акция — ${SHOP_NAME}`],
    ['/admin', `Вход для администратора — ${SHOP_NAME}`],
    ['/admin/overview', `Обзор · Администратор — ${SHOP_NAME}`],
    ['/samara/admin', `Страница не найдена — ${SHOP_NAME}`],
    ['/moscow/cart', `Страница не найдена — ${SHOP_NAME}`],
  ])('%s is «%s»', (path, title) => {
    expect(textsOf(state, path).title).toBe(title);
  });
});

test('a dish is described by its own words, where it has none by the shop’s', () => {
  expect(textsOf(state, '/samara/catalog/rolly/p1').description).toBe('Лосось, сливочный сыр, рис');
  expect(textsOf(state, '/samara/catalog/rolly/plain').description).toBe(GENERAL);
  expect(textsOf(state, '/samara/cart').description).toBe(GENERAL);
});

test('seasonal pages are described by what they are about', () => {
  expect(textsOf(state, '/samara/advent').description).toMatch(/^Каждый день в календаре .+ в Самаре\.$/);
  expect(textsOf(state, '/samara/happy-hours').description).toMatch(/^Счастливые часы/);
  expect(textsOf(state, '/samara/new-year-promo').description).toMatch(/^Новый год/);
});

test('a promotion of the customer’s and a calendar of the settings are titled in their own words', () => {
  const list = [{ ...demoPromos[0]!, id: 'promo-1', title: 'Скидка' }];
  const values = demoSettings({ ADVENT: { title: 'Зимний календарь', days: [{ day: 1 }] } });
  const told = { ...state, promo: { ...state.promo, list }, setting: { ...state.setting, values } };
  expect(textsOf(told, '/samara/personal/promotions/promo-1').title).toBe(`Скидка — ${SHOP_NAME}`);
  expect(textsOf(told, '/samara/advent').title).toBe(`Зимний календарь — ${SHOP_NAME}`);
});

test('without a city no place is named', () => {
  const nowhere = { ...state, city: { ...state.city, currentId: '9' as CityId } };
  expect(textsOf(nowhere, '/catalog').title).toBe(`Меню — ${SHOP_NAME}`);
  expect(textsOf(initialState, '/')).toEqual({
    title: `${SHOP_NAME} — доставка роллов, вока и пиццы`,
    description: 'Роллы, вок, пицца и закуски с доставкой. Готовим после заказа, везём горячим.',
  });
});

test('every page of the customer has a title of its own', () => {
  const paths = [
    '/',
    '/catalog',
    '/catalog/rolly',
    '/catalog/rolly/p1',
    '/catalog/search',
    '/cart',
    '/checkout',
  ];
  const titles = [...paths, '/complete', '/complete-error', '/none/at/all/here'].map(
    (path) => textsOf(state, path).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test('an informational page takes the title of the chain’s own text', () => {
  const texts = { about: { status: 'ready', title: 'О «Журавле»', content: [] } } as const;
  const told = { ...state, view: { ...state.view, texts } };
  expect(textsOf(told, '/about').title).toBe(`О «Журавле» — ${SHOP_NAME}`);
});

describe('the tab of whoever waits for an order', () => {
  const of = (status: string, estimatedAt: string | null) =>
    selectOrderTitle({ ...fold(shopOpened(), signedIn(), orderActive({ status, estimatedAt })) });

  test('tells the step and when it comes', () => {
    const state = fold(shopOpened(), signedIn());
    const soon = new Date(state.view.now + 30 * 60_000).toISOString();
    expect(of('OnWay', soon)).toMatch(/^В пути, \d\d:\d\d–\d\d:\d\d — Журавль$/);
    expect(of('CookingStarted', null)).toBe('Готовится — Журавль');
  });

  test('tells nothing of a cancelled order, nor without one', () => {
    expect(of('Cancelled', null)).toBeNull();
    expect(selectOrderTitle(fold(shopOpened(), signedIn()))).toBeNull();
  });
});
