import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { lineId, type CartLine } from '../../domain/cart.ts';
import type { GroupId, Modifier, ModifierGroup, ProductId, TerminalId } from '../../domain/catalog.ts';
import { fold } from '../../../tests/given.ts';
import { kopecks } from '../../domain/money.ts';
import { draft } from '../../slices/draft.ts';
import type { AppState } from '../../slices/state.ts';
import { groupOf, productOf, shopWith } from '../../../tests/menu.ts';
import { Header } from '../shell/Header.tsx';
import { StoreProvider, type ShopStore } from '../store.tsx';
import { ModifierChoice } from './ModifierChoice.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductLinks } from './productLinks.tsx';

const option = (name: string, price: number): Modifier => ({
  id: name as ProductId,
  name,
  code: name,
  price: kopecks(price),
  image: null,
  defaultAmount: 0,
  maxAmount: 1,
});
const group = (name: string, given: Partial<ModifierGroup> = {}): ModifierGroup => ({
  id: name as GroupId,
  name,
  isRequired: true,
  choice: 'one',
  minAmount: 1,
  maxAmount: 1,
  modifiers: [option('Удон', 0), option('Соба', 3_000)],
  ...given,
});

const wok = groupOf('wok');
const chow = productOf('chow', wok, {
  name: 'Вок',
  price: kopecks(38_000),
  modifierGroups: [
    group('Добавки', { isRequired: false, choice: 'many', minAmount: 0, maxAmount: 2 }),
    group('Лапша'),
  ],
});
const shop = shopWith([wok], [chow]);
const line: CartLine = {
  id: lineId('l1'),
  productId: chow.id,
  code: chow.code,
  name: chow.name,
  price: chow.price,
  image: null,
  weight: null,
  quantity: 2,
  maxQuantity: 0,
  modifiers: [],
  kind: 'goods',
  isFromPromocode: false,
};
const withLine: AppState = { ...shop, cart: { ...shop.cart, lines: [line] } };

const storeOf = (state: AppState) =>
  ({ state: () => state, serverState: () => state, subscribe: () => () => {} }) as unknown as ShopStore;
const page = { pathname: '/samara/catalog', search: '', hash: '', key: 'k', state: null };
const markupOf = (state: AppState, children: ReactNode): string =>
  renderToStaticMarkup(
    <StoreProvider value={storeOf(state)}>
      <StaticRouter location="/samara/catalog">
        <ProductLinks page={page}>{children}</ProductLinks>
      </StaticRouter>
    </StoreProvider>,
  );
const cardOf = (state: AppState): string => markupOf(state, <ProductCard product={chow} />);

test('a card is an article named by its dish, with a link to its page and the least price', () => {
  const card = cardOf(shop);
  expect(card).toMatch(/<article class="[^"]+" aria-label="Вок">/);
  expect(card).toContain('<a href="/samara/catalog/wok/chow">Вок</a>');
  expect(card).toContain('<small>от\u00A0</small>380\u00A0₽');
  expect(card).toContain('aria-label="В корзину: Вок"');
  expect(card).toContain('aria-label="В избранное: Вок" aria-pressed="false"');
});

test('a card counts the likes of its dish, with one’s own, and shows no number where nobody likes it', () => {
  const likedBy = (likesCount: number) => shopWith([wok], [{ ...chow, likesCount }]);
  const count = /<\/button><span class="[^"]+">(.*?)<\/span><\/div>/;
  expect(count.exec(cardOf(likedBy(1_240)))?.[1]).toBe('<span class="only-heard">Нравится </span>1\u00A0240');
  expect(count.exec(cardOf(likedBy(0)))).toBeNull();
  const liked = fold(likedBy(7), draft('catalog/likeWished', { productId: chow.id, isLiked: true }));
  expect(count.exec(cardOf(liked))?.[1]).toBe('<span class="only-heard">Нравится </span>8');
  expect(cardOf(liked)).toContain('aria-label="В избранное: Вок" aria-pressed="true"');
});

test('the card of a dish in the cart counts it and says what it costs', () => {
  const card = cardOf(withLine);
  expect(card).toContain('role="group" aria-label="Количество: Вок"');
  expect(card).toContain('760\u00A0₽');
  expect(card).not.toContain('В корзину: Вок');
});

test('a dish that cannot be had says so and has no button to add it', () => {
  const terminalId = 't1' as TerminalId;
  const card = cardOf({
    ...shop,
    cart: { ...shop.cart, deliveryMethod: 'self', restaurantId: terminalId },
    catalog: { ...shop.catalog, stopList: [{ terminalId, productId: chow.id }] },
  });
  expect(card).toContain('Нет в наличии');
  expect(card).not.toContain('В корзину: Вок');
  expect(card).not.toContain('Убрать из корзины: Вок');
});

test('a dish that cannot be had any more and lies in the cart can be taken out of it', () => {
  const terminalId = 't1' as TerminalId;
  const card = cardOf({
    ...withLine,
    cart: { ...withLine.cart, deliveryMethod: 'self', restaurantId: terminalId },
    catalog: { ...shop.catalog, stopList: [{ terminalId, productId: chow.id }] },
  });
  expect(card).toContain('aria-label="Убрать из корзины: Вок"');
});

test('required groups come first, say so, and the button names the price of now', () => {
  const choice = markupOf(shop, <ModifierChoice product={chow} onAdd={() => {}} />);
  const [noodles, extras] = [choice.indexOf('aria-label="Лапша"'), choice.indexOf('aria-label="Добавки"')];
  expect(noodles).toBeGreaterThan(-1);
  expect(noodles).toBeLessThan(extras);
  expect(choice).toContain('одно на выбор');
  expect(choice).toContain('Выбрано 0 из\u00A02');
  expect(choice).toContain('Добавить за\u00A0380\u00A0₽');
});

test('the header names the city, the way of receiving and what lies in the cart', () => {
  const header = markupOf(withLine, <Header isOver={false} isSearchPage={false} />);
  expect(header).toContain('aria-label="Город: Самара"');
  expect(header).toContain('aria-label="Получение: не указано"');
  expect(header).toContain('aria-label="Корзина, 2 товара"');
  expect(header).toContain('aria-label="Уведомления, нет новых"');
  expect(header).toContain('aria-label="Войти"');
});
