import * as fc from 'fast-check';
import { expect } from 'vitest';
import { lineId, type CartLine } from '../../src/domain/cart.ts';
import type { GroupId, Product } from '../../src/domain/catalog.ts';
import { kopecks } from '../../src/domain/money.ts';
import { pageStateOf, sharedStateOf, stateFrom } from '../../src/app/boot/boot.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { fewGoods, fewProducts, lines as someLines } from '../arbitraryValues.ts';
import { demoCatalog, demoSettings } from '../demo.ts';
import { citySelected, cityEntered, commit, fold, lineFor, restored, settingsLoaded } from '../given.ts';
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

/** What became of the two questions that a page asks about what it came with, in the order of the answers. */
type Outcome = 'same' | 'another' | 'unknown' | 'lost';
const outcomes = fc.record({
  catalog: fc.constantFrom<Outcome>('same', 'another', 'unknown', 'lost'),
  settings: fc.constantFrom<Outcome>('same', 'another', 'unknown', 'lost'),
  isCatalogFirst: fc.boolean(),
});
type Outcomes = typeof outcomes extends fc.Arbitrary<infer T> ? T : never;

const answerOf = (products: readonly Product[]) => ({ groups: demoCatalog.groups, stopList: [], products });
const read = (products: readonly Product[]) =>
  draft('catalog/loaded', { answer: answerOf(products), skipped: 0, reason: 'version' });
/** Folded into every page. */
const shop = [settingsLoaded(), cityEntered()];
const settingsRead = draft('setting/loaded', { values: demoSettings(), skipped: [] });

/** What the server says, as facts: a version that the page has too, another one or none, and the load that follows. */
const told = (fresh: readonly Product[], { catalog, settings, isCatalogFirst }: Outcomes) => {
  const menu: Record<Outcome, readonly AppDraft[]> = {
    same: [draft('catalog/versionFound', { version: '1' })],
    another: [draft('catalog/versionFound', { version: '2' }), read(fresh)],
    unknown: [draft('view/pollFailed', { what: 'catalog' }), read(fresh)],
    lost: [draft('view/pollFailed', { what: 'catalog' }), draft('catalog/loadFailed', { reason: 'version' })],
  };
  const words: Record<Outcome, readonly AppDraft[]> = {
    same: [draft('setting/versionFound', { version: '1' })],
    another: [draft('setting/versionFound', { version: '2' }), settingsRead],
    unknown: [draft('view/pollFailed', { what: 'settings' }), settingsRead],
    lost: [draft('view/pollFailed', { what: 'settings' }), draft('setting/loadFailed')],
  };
  const both = [menu[catalog], words[settings]];
  return (isCatalogFirst ? both : both.toReversed()).flat();
};

/** A page of any age as the browser gets it: from a cache, a server without data, or one that knew no version. */
const pages = fc.record({
  products: fc.option(catalogs, { nil: null }),
  hasVersions: fc.boolean(),
});
const pageOf = ({ products, hasVersions }: { products: readonly Product[] | null; hasVersions: boolean }) => {
  const rendered = fold(
    hasVersions
      ? [draft('catalog/versionFound', { version: '1' }), draft('setting/versionFound', { version: '1' })]
      : [],
    products ? [shop, read(products)] : [],
  );
  return fold(stateFrom(sharedStateOf(rendered), pageStateOf(rendered, true)), citySelected);
};

/** Nothing but a version that the page has can be the same. */
const withoutSame = (outcome: Outcomes): Outcomes => ({
  ...outcome,
  catalog: outcome.catalog === 'same' ? 'another' : outcome.catalog,
  settings: outcome.settings === 'same' ? 'another' : outcome.settings,
});

property(
  {
    id: 70,
    title:
      'on a page of any age a saved cart keeps what the fresh catalog has at its price, says in order and once what had to go, and is judged by nothing else',
    section:
      'specification, section 5, "Cart validation"; assumptions, section 6, "start-up validation", section 7, "what is judged at start"',
  },
  async (check) => {
    await check(
      fc.property(carts, pages, catalogs, outcomes, (lines, page, fresh, outcome) => {
        const asked = page.products && page.hasVersions ? outcome : withoutSame(outcome);
        const start = fold(pageOf(page), restored({ cart: { lines } }));
        const goods = lines.filter(({ kind }) => kind === 'goods');
        expect(ofKind(start, 'goods')).toEqual(goods);
        expect(messagesOf(start)).toEqual([]);

        const state = fold(start, told(fresh, asked), page.products ? [] : cityEntered());
        const isJudged = asked.catalog !== 'lost' && asked.settings !== 'lost';
        const products = asked.catalog === 'same' ? page.products! : fresh;
        if (!isJudged || products.length === 0) {
          expect(ofKind(state, 'goods')).toEqual(goods);
          expect(messagesOf(state)).toEqual([]);
          return;
        }
        const judged = goods.map((line) => ({ line, message: verdict(line, products) }));
        expect(ofKind(state, 'goods')).toEqual(
          judged.filter(({ message }) => message === null).map(({ line }) => line),
        );
        // Two lines of one dish are told of once.
        const byDish = new Map(judged.map((one) => [`${one.line.productId}/${one.line.price}`, one.message]));
        const messages = [...byDish.values()].flatMap((message) => (message ? [message] : []));
        expect(messagesOf(state)).toEqual(messages.length > 0 ? [messages] : []);

        // A second look, and one that failed, find nothing more.
        const again = commit(state, read(products));
        expect(again.events.map(({ type }) => type)).not.toContain('cart/linesRejected');
        expect(again.state.cart.lines).toEqual(state.cart.lines);
        const failed = fold(state, draft('catalog/loadFailed', { reason: 'version' }));
        expect(failed.cart.lines).toEqual(state.cart.lines);
      }),
    );
  },
);
