import * as fc from 'fast-check';
import { expect } from 'vitest';
import { lineId, type CartLine } from '../../src/domain/cart.ts';
import type { GroupId, Product } from '../../src/domain/catalog.ts';
import { kopecks } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { fewGoods, fewProducts, lines as someLines } from '../arbitraryValues.ts';
import { demoCatalog } from '../demo.ts';
import {
  catalogLoaded,
  citySelected,
  cityEntered,
  commit,
  fold,
  lineFor,
  restored,
  settingsLoaded,
} from '../given.ts';
import { ofKind } from './cartStories.ts';
import { property } from './property.ts';

/** A saved line: as it was bought, or with something about it that the new catalog does not know. */
const savedLines: fc.Arbitrary<CartLine> = fc
  .record({
    line: someLines,
    kind: fc.constantFrom('goods', 'goods', 'goods', 'goods', 'gift', 'delivery', 'fee'),
    more: fc.constantFrom(0, 0, 0, 0, 1, -1),
    option: fc.constantFrom('same', 'same', 'same', 'price', 'id', 'group'),
  })
  .map(({ line, kind, more, option }) => ({
    ...lineFor(line.name, { kind, quantity: kind === 'goods' ? line.quantity : 1 }),
    price: kopecks(line.price + more),
    modifiers: line.modifiers.map((one) => ({
      ...one,
      price: kopecks(one.price + (option === 'price' ? 1 : 0)),
      id: option === 'id' ? fewGoods[0]!.id : one.id,
      groupId: option === 'group' ? ('another' as GroupId) : one.groupId,
    })),
  }));
const carts = fc
  .array(savedLines, { maxLength: 6 })
  .map((all) => all.map((line, at) => ({ ...line, id: lineId(`s${at}`) })));
const catalogs: fc.Arbitrary<readonly Product[]> = fc
  .subarray([...fewProducts])
  .chain((products) =>
    fc
      .constantFrom(0, 100)
      .map((more) =>
        products.map((product, at) =>
          at === 0 ? { ...product, price: kopecks(product.price + more) } : product,
        ),
      ),
  );

/** What section 5 says of a saved line: null when it may stay, '' for a silent removal. */
function verdict(line: CartLine, products: readonly Product[]): string | null {
  const product = products.find(({ id }) => id === line.productId);
  if (product === undefined)
    return `Товар "${line.name}" в данный момент отсутствует в каталоге и будет удален из корзины`;
  if (product.price !== line.price) return `Цена товара "${line.name}" изменилась и будет удален из корзины`;
  const offered = new Set(
    product.modifierGroups.flatMap((group) =>
      group.modifiers.map(({ id, price }) => `${group.id}/${id}/${price}`),
    ),
  );
  return line.modifiers.every(({ groupId, id, price }) => offered.has(`${groupId}/${id}/${price}`))
    ? null
    : '';
}
const messagesOf = ({ modal: { open, queue } }: AppState): readonly (readonly string[])[] =>
  [open, ...queue].flatMap((modal) => (modal?.kind === 'cartErrors' ? [modal.messages] : []));

property(
  {
    id: 70,
    title:
      'a saved cart keeps what the catalog still has at its price, and says in order and once what had to go',
    section: 'specification, section 5, "Cart validation"; assumptions, section 6, "start-up validation"',
  },
  async (check) => {
    await check(
      fc.property(carts, catalogs, fc.boolean(), (lines, products, isCatalogFirst) => {
        const answer = catalogLoaded({ products, groups: demoCatalog.groups });
        const saved = restored({ cart: { lines } });
        const state = fold(
          [settingsLoaded(), cityEntered(), citySelected],
          ...(isCatalogFirst ? [answer, saved] : [saved, answer]),
        );
        const goods = lines.filter(({ kind }) => kind === 'goods');
        if (products.length === 0) {
          expect(ofKind(state, 'goods')).toEqual(goods);
          expect(messagesOf(state)).toEqual([]);
          return;
        }
        const judged = goods.map((line) => ({ line, message: verdict(line, products) }));
        expect(ofKind(state, 'goods')).toEqual(
          judged.filter(({ message }) => message === null).map(({ line }) => line),
        );
        // Two lines of one dish are told of once.
        const told = new Map(judged.map((one) => [`${one.line.productId}/${one.line.price}`, one.message]));
        const messages = [...told.values()].flatMap((message) => (message ? [message] : []));
        expect(messagesOf(state)).toEqual(messages.length > 0 ? [messages] : []);

        // A second look, and one that failed, find nothing more.
        const again = commit(
          state,
          draft('catalog/loaded', { answer: { ...demoCatalog, products }, skipped: 0, reason: 'version' }),
        );
        expect(again.events.map(({ type }) => type)).not.toContain('cart/linesRejected');
        expect(again.state.cart.lines).toEqual(state.cart.lines);
        const failed = fold(state, draft('catalog/loadFailed', { reason: 'version' }));
        expect(failed.cart.lines).toEqual(state.cart.lines);
      }),
    );
  },
);
