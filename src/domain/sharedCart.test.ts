import { describe, expect, test } from 'vitest';
import { demoCatalog, dish, firstOptions } from '../../tests/demo.ts';
import { lineFor } from '../../tests/given.ts';
import type { CartLine } from './cart.ts';
import type { Product, ProductId } from './catalog.ts';
import { dishesOf } from './sharedDishes.ts';
import { readShared, writeShared } from './sharedCart.ts';
import { signsOf } from './shortNames.ts';

const menu = demoCatalog.products;
const DRAGON = 'Зелёный дракон';
const WOK = 'Собери свой вок';

/** What a link says of these lines, read by whoever has that menu. */
const shared = (lines: readonly CartLine[], there: readonly Product[] = menu) =>
  dishesOf(readShared(writeShared(lines, menu) ?? '') ?? [], there);

describe('the link of a shared cart', () => {
  test('thirty lines of three options each, all of different dishes, are at most 2,000 signs with the address', () => {
    const [dragon] = menu;
    const ids = Array.from({ length: 400 }, (_, at) => `${crypto.randomUUID()}${at}` as ProductId);
    const groups = dish(WOK).modifierGroups;
    const many = ids.map((id): Product => ({ ...dragon!, id, modifierGroups: groups }));
    const three = groups.flatMap((group) =>
      group.modifiers.slice(0, 1).map(({ id, name, price, code }) => ({
        id,
        name,
        price,
        code,
        amount: 1,
        groupId: group.id,
        groupName: group.name,
      })),
    );
    expect(three.length).toBeGreaterThanOrEqual(3);
    const lines = ids
      .slice(0, 30)
      .map((productId) => lineFor(WOK, { productId, quantity: 99, modifiers: three.slice(0, 3) }));
    const link = `https://zhuravl.example/cart#shared=${writeShared(lines, many)}`;
    expect(link.length).toBeLessThanOrEqual(2_000);
  });

  test('has signs that an address shows as they are', () => {
    const text = writeShared([lineFor(DRAGON), lineFor(WOK, { modifiers: firstOptions(dish(WOK)) })], menu);
    expect(text).toMatch(/^[\w-]+$/);
  });

  test('has nothing but goods: no present, no delivery, no fee', () => {
    const lines = [
      lineFor(DRAGON),
      lineFor(WOK, { kind: 'gift' }),
      lineFor('Доставка', { kind: 'delivery' }),
      lineFor('Сервисный сбор', { kind: 'fee' }),
    ];
    expect(writeShared(lines, menu)).toBe(writeShared([lineFor(DRAGON)], menu));
  });

  test('there is none of a cart without goods', () => {
    expect(writeShared([], menu)).toBeNull();
    expect(writeShared([lineFor('Доставка', { kind: 'delivery' })], menu)).toBeNull();
  });

  test('there is none of a cart that no link takes', () => {
    const lines = Array.from({ length: 1_000 }, () => lineFor(DRAGON));
    expect(writeShared(lines, menu)).toBeNull();
    expect(writeShared([lineFor(DRAGON, { quantity: 1_000 })], menu)).toBeNull();
  });

  test('stays what it is: links of today are read for as long as they live', () => {
    const wok = firstOptions(dish(WOK));
    const lines = [lineFor(DRAGON, { quantity: 2 }), lineFor(WOK, { quantity: 40, modifiers: wok })];
    expect(writeShared(lines, menu)).toBe('aAgHvwCGFQCOoBC-yfPC8cp4CSVU3tYV6');
  });
});

describe('two dishes whose short names are the same', () => {
  const { twins, others } = (() => {
    const seen = new Map<string, string>();
    for (let at = 0; ; at += 1) {
      const id = `dish-${at}`;
      const before = seen.get(signsOf(id));
      if (before !== undefined)
        return { twins: [before, id] as const, others: [...seen.values()].slice(0, 20) };
      seen.set(signsOf(id), id);
    }
  })();
  const named = (id: string): Product => ({ ...dish(DRAGON), id: id as ProductId, name: id });
  const twinMenu = [...twins, ...others.filter((id) => id !== twins[0])].map(named);
  const line = (id: string) => lineFor(DRAGON, { productId: id as ProductId });
  const found = (text: string | null, there: readonly Product[]) =>
    dishesOf(readShared(text ?? '') ?? [], there).map(({ product }) => product?.name ?? null);

  test('have longer ones, and are told apart', () => {
    const text = writeShared(twins.map(line), twinMenu);
    expect(found(text, twinMenu)).toEqual(twins);
    expect(found(text, twinMenu.slice(1))).toEqual([null, twins[1]]);
  });

  test('are nobody where the link knew only one of them: no other dish is put into the cart', () => {
    const text = writeShared([line(twins[0])], [named(twins[0])]);
    expect(found(text, [named(twins[0])])).toEqual([twins[0]]);
    expect(found(text, twinMenu)).toEqual([null]);
  });
});

describe('a shared cart in another menu', () => {
  test('a dish that is not in it is nobody', () => {
    const there = menu.filter(({ name }) => name !== DRAGON);
    expect(shared([lineFor(DRAGON), lineFor(WOK)], there).map(({ product }) => product?.name)).toEqual([
      undefined,
      WOK,
    ]);
  });

  test('an option that is not in it is missed', () => {
    const modifiers = firstOptions(dish(WOK));
    const [group, ...groups] = dish(WOK).modifierGroups;
    const there = menu.map((product) =>
      product.name === WOK
        ? { ...product, modifierGroups: [{ ...group!, modifiers: group!.modifiers.slice(1) }, ...groups] }
        : product,
    );
    const [wok] = shared([lineFor(WOK, { modifiers })], there);
    expect(wok).toMatchObject({ isIncomplete: true, modifiers: modifiers.slice(1) });
    expect(shared([lineFor(WOK, { modifiers })])).toMatchObject([{ isIncomplete: false, modifiers }]);
  });

  test('prices are the menu’s', () => {
    const there = menu.map((product) =>
      product.name === DRAGON ? { ...product, price: dish(WOK).price } : product,
    );
    expect(shared([lineFor(DRAGON)], there)[0]?.product?.price).toBe(dish(WOK).price);
  });
});

describe('what is no link of ours', () => {
  const text = writeShared([lineFor(DRAGON), lineFor(WOK)], menu)!;
  const body = `a${'!'.repeat(12)}`;
  test.each([
    ['nothing', ''],
    ['a letter', 'a'],
    ['another version', `b${text.slice(1)}`],
    ['one that was cut', text.slice(0, -1)],
    ['one with a sign more', `${text}A`],
    [
      'two signs that have changed places',
      text.slice(0, 3) + text.charAt(4) + text.charAt(3) + text.slice(5),
    ],
    ['signs of no such text, with a sum that is right', body + signsOf(body)],
    ['half a line, with a sum that is right', text.slice(0, -6) + signsOf(text.slice(0, -6))],
    ['none of a dish, with a sum that is right', `aAABCDA${signsOf('aAABCDA')}`],
    ['a number without an end, with a sum that is right', `a____${signsOf('a____')}`],
    ['a book', text.repeat(300)],
  ])('%s is not read', (_, wild) => {
    expect(readShared(wild)).toBeNull();
  });
});
