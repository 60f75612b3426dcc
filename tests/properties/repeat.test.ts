import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { CartModifier } from '../../src/domain/cart.ts';
import type { Product, ProductId } from '../../src/domain/catalog.ts';
import type { PastItem } from '../../src/domain/customer.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { additions, fewGoods } from '../arbitraryValues.ts';
import { dish, firstOptions } from '../demo.ts';
import { fold, lastOrderLoaded, settingsLoaded, signedIn } from '../given.ts';
import { draft } from '../../src/slices/draft.ts';
import { onStage } from '../stage.ts';
import { ofKind } from './cartStories.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const DISH_MISSING = 'Блюдо в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога';
const MODIFIER_MISSING =
  'Модификатор для блюда в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога';
/** On the stop list of every restaurant of the city; a present, which is not sold; not in the catalog at all. */
const missing = [dish('Нигири с осьминогом').id, dish('Маки с лососем в подарок').id, 'gone' as ProductId];
const service = dish('Доставка').id;
/** Some of the dishes stand in groups outside of the menu. */
const outsides = fc.subarray([...new Set(fewGoods.map(({ groupId }) => groupId))]);
const leftOut = (name: string) => `Не добавили «${name}»: выбор не сделан`;

const items: fc.Arbitrary<PastItem> = fc
  .record({
    productId: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...fewGoods.map(({ id }) => id)) },
      { weight: 1, arbitrary: fc.constantFrom(...missing, service) },
    ),
    amount: fc.constantFrom(0, 1, 1, 2, 5, 6, 11),
    isGift: fc.constantFrom(false, false, false, true),
    option: fc.constantFrom('first', 'first', 'first', 'first', 'none', 'unknown'),
  })
  .map(({ option, ...item }) => {
    const product = fewGoods.find(({ id }) => id === item.productId);
    const first = product ? firstOptions(product).map(({ id }) => ({ id, amount: 1 })) : [];
    const modifiers = { first, none: [], unknown: [...first, { id: 'unknown' as ProductId, amount: 1 }] }[
      option
    ];
    return { ...item, name: '', modifiers };
  });

interface Line {
  readonly productId: string;
  readonly options: string;
  readonly quantity: number;
}
const optionsOf = (modifiers: readonly Pick<CartModifier, 'id' | 'amount'>[]): string =>
  modifiers
    .map(({ id, amount }) => `${id}×${amount}`)
    .toSorted()
    .join();
const linesOf = (state: AppState): readonly Line[] =>
  ofKind(state, 'goods').map(({ productId, modifiers, quantity }) => ({
    productId,
    options: optionsOf(modifiers),
    quantity,
  }));

/** Adds to a plain list as section 4, step 6 says. */
function add(lines: Line[], product: Product, options: string, amount: number): void {
  const { id: productId, maxPerPosition: limit } = product;
  const joined = lines.findIndex((line) => line.productId === productId && line.options === options);
  if (limit === 0 && joined >= 0)
    lines[joined] = { ...lines[joined]!, quantity: lines[joined]!.quantity + amount };
  else
    for (let rest = amount; rest > 0; rest -= limit || rest)
      lines.push({ productId, options, quantity: limit ? Math.min(rest, limit) : rest });
}

interface Asked {
  readonly product: Product;
  readonly amount: number;
}

/** Section 4, "Repeat order", on a plain list: the lines, what was said, what the cart asks for, and whether it came to its end. */
function repeated(before: readonly Line[], order: readonly PastItem[]) {
  const lines = [...before];
  const words: string[] = [];
  const asked: Asked[] = [];
  for (const { productId, amount, isGift, modifiers } of order) {
    if (isGift || amount === 0 || productId === service) continue;
    const product = fewGoods.find(({ id }) => id === productId);
    if (!product) {
      words.push(DISH_MISSING);
      continue;
    }
    if (modifiers.some(({ id }) => id === 'unknown'))
      return { lines, words: [...words, MODIFIER_MISSING], asked, isWhole: false };
    if (modifiers.length === 0 && firstOptions(product).length > 0) asked.push({ product, amount });
    else add(lines, product, optionsOf(modifiers), amount);
  }
  return { lines, words, asked, isWhole: true };
}

/** In the cart each choice is asked for, one dialog after another, and made or refused. */
function answerAll(
  store: Pick<ShopStore, 'emit' | 'state'>,
  { lines: before, asked, isWhole }: ReturnType<typeof repeated>,
  answers: Iterator<boolean>,
): void {
  if (!isWhole) store.emit('modal/dismissed', { kind: 'emptyCart' });
  store.emit('view/pageEntered', { path: '/samara/cart' });
  const lines = [...before];
  for (const { product, amount } of asked) {
    const { id: productId, name } = product;
    const { modal, view } = store.state();
    expect(modal).toMatchObject({
      open: { kind: 'modifiers', productId, repeated: { quantity: amount, modifiers: [] } },
      queue: [],
    });
    const told = view.notices.map(({ text }) => text);
    const isMade = answers.next().value === true;
    const choice = firstOptions(product);
    if (isMade) {
      store.emit('cart/addTapped', { productId, choice, quantity: amount });
      add(lines, product, optionsOf(choice), amount);
    } else store.emit('modal/dismissed', { kind: 'modifiers' });
    expect(store.state().view.notices.map(({ text }) => text)).toEqual(
      // Words that are said again are not on the screen twice.
      isMade ? told : [...told.filter((text) => text !== leftOut(name)), leftOut(name)],
    );
  }
  expect(linesOf(store.state())).toEqual(lines);
  expect(store.state().modal).toMatchObject({ open: null, queue: [] });
}

property(
  {
    id: 71,
    title:
      'a repeated order adds what can be had, in the menu or not, asks in the cart for each choice that is lacking, says what is missing, stops at a missing modifier, and is calculated once',
    section: 'specification, section 4, "Repeat order"; section 8, "Repeat order"',
  },
  async (check) => {
    await check(
      fc.property(
        fc.array(additions, { maxLength: 2 }),
        fc.array(items, { maxLength: 5 }),
        fc.constantFrom(false, false, false, true),
        outsides,
        fc.infiniteStream(fc.boolean()),
        (added, order, isClosed, outside, answers) => {
          const groups = openShop.catalog.groups.map((group) =>
            outside.includes(group.id) ? { ...group, isIncludedInMenu: false } : group,
          );
          const shop = fold(
            openShop,
            { catalog: { groups } },
            ...added.map((one) => draft('cart/addTapped', one)),
            isClosed ? settingsLoaded({ isSiteNotWorking: true }) : [],
            signedIn(),
            { modal: { open: { kind: 'emptyCart' }, queue: [] }, cart: { isCalculating: false } },
            lastOrderLoaded({ items: order }),
          );
          onStage(({ open, cold, pass }) => {
            let calls = 0;
            const { store, events, close } = open([shop], {
              api: { calculatePromo: () => ((calls += 1), cold('-')) },
            });
            store.emit('cart/repeatTapped');
            pass(2_000);
            close();
            const words = events.flatMap((event) =>
              event.type === 'view/noticeRaised' ? [event.payload.notice.text] : [],
            );
            const pages = events.flatMap((event) =>
              event.type === 'view/navigationDue' ? [event.payload.to] : [],
            );
            const { open: dialog } = store.state().modal;
            if (isClosed) {
              expect(linesOf(store.state())).toEqual(linesOf(shop));
              expect([words, pages, dialog?.kind, calls]).toEqual([[], [], 'notWorking', 0]);
              return;
            }
            const expected = repeated(linesOf(shop), order);
            expect(linesOf(store.state())).toEqual(expected.lines);
            expect(words).toEqual(expected.words);
            expect(pages).toEqual(expected.isWhole ? ['/samara/cart'] : []);
            expect(dialog?.kind ?? null).toBe(expected.isWhole ? null : 'emptyCart');
            const isChanged =
              expected.lines.length > linesOf(shop).length ||
              String(expected.lines.map((one) => one.quantity)) !==
                String(linesOf(shop).map((one) => one.quantity));
            expect(calls).toBe(isChanged ? 1 : 0);
            answerAll(store, expected, answers);
          });
        },
      ),
      { share: 0.6 },
    );
  },
);
