import { describe, expect, test } from 'vitest';
import { demoCatalog, dish, options, samara, neverOpen } from '../../../../tests/demo.ts';
import { fold, lineAdded, lineFor, shopOpened, signedIn, type Step } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { lineId, type CartModifier } from '../../../domain/cart.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { groupId } from '../../../../tests/samples.ts';
import type { Settings } from '../../../domain/settings.ts';
import { selectVisibleLines } from './selectors.ts';

const DRAGON = dish('Зелёный дракон');
const PHILADELPHIA = dish('Филадельфия классик');
const LIMITED = dish('Филадельфия люкс с икрой');
const WOK = dish('Собери свой вок');
const FRIES = dish('Картофель фри');
const UNKNOWN = 'no-such-product' as ProductId;

const tap = (productId: ProductId, choice: readonly CartModifier[] | null = null, quantity = 1) =>
  ['cart/addTapped', { productId, choice, quantity }] as const;

const closedAllDay: Partial<Settings> = {
  workTime: {
    [samara.iikoId]: neverOpen,
  },
};
const goodsOf = (...steps: readonly Step[]) =>
  fold(...steps)
    .cart.lines.filter(({ kind }) => kind === 'goods')
    .map(({ name, quantity }) => [name, quantity]);

describe('the order of the gates (specification, section 4, "Adding an item")', () => {
  const snackNotOnSale = demoCatalog.products.find(
    ({ groupId: group, isOnSale }) => group === FRIES.groupId && !isOnSale,
  )!;
  const products = {
    unknown: UNKNOWN,
    plain: DRAGON.id,
    withOptions: WOK.id,
    snack: FRIES.id,
    snackNotOnSale: snackNotOnSale.id,
  } as const;
  type Kind = keyof typeof products;

  /** The decision table, written from the specification: what is open, what waits, whether a line was added. */
  const expected = (gate: { isNotWorking: boolean; isClosed: boolean; isGuest: boolean; kind: Kind }) => {
    if (gate.isNotWorking) return { open: 'notWorking', queue: [], added: 0 };
    if (gate.isClosed) return { open: 'workTime', queue: [], added: 0 };
    const auth = gate.isGuest ? ['auth'] : [];
    if (gate.kind === 'withOptions') return { open: 'modifiers', queue: auth, added: 0 };
    const wanted = [...auth, ...(gate.kind === 'snack' ? ['snackGift'] : [])];
    return { open: wanted[0], queue: wanted.slice(1), added: gate.kind === 'unknown' ? 0 : 1 };
  };
  const flags = [false, true];
  const combinations = flags.flatMap((isNotWorking) =>
    flags.flatMap((isClosed) =>
      flags.flatMap((isGuest) =>
        (Object.keys(products) as Kind[]).map((kind) => ({ isNotWorking, isClosed, isGuest, kind })),
      ),
    ),
  );

  test.each(combinations)('$kind: not working $isNotWorking, closed $isClosed, guest $isGuest', (gate) => {
    const { state, facts } = given(
      shopOpened({ isSiteNotWorking: gate.isNotWorking, ...(gate.isClosed ? closedAllDay : {}) }),
      gate.isGuest ? [] : signedIn(),
    ).when(...tap(products[gate.kind]));
    const { open, queue } = state.modal;
    const added = selectVisibleLines(state).length;
    expect({ open: open?.kind, queue: queue.map(({ kind }) => kind), added }).toEqual(expected(gate));
    expect(facts.filter(({ type }) => type === 'cart/promoCalculationDue')).toHaveLength(
      added > 0 && !gate.isGuest ? 1 : 0,
    );
  });

  test('what is on every stop list is refused in words, and nothing is added', () => {
    given(shopOpened(), signedIn())
      .when(...tap(dish('Нигири с осьминогом').id))
      .thenOnly(['view/noticeRaised', { notice: { kind: 'error', text: 'Нет в наличии' } }]);
  });
});

describe('step 5: modifiers', () => {
  test('the dialog opens for the product as long as nothing was asked, also for optional groups', () => {
    given(shopOpened(), signedIn())
      .when(...tap(PHILADELPHIA.id))
      .thenOnly([
        'modal/opened',
        { modal: { kind: 'modifiers', productId: PHILADELPHIA.id, isGift: false } },
      ]);
  });

  test('a confirmed choice counts as made even when it is empty (assumptions, section 6, "step 5")', () => {
    const { state } = given(shopOpened(), signedIn(), {
      modal: { open: { kind: 'modifiers', productId: PHILADELPHIA.id, isGift: false } },
    }).when(...tap(PHILADELPHIA.id, []));
    expect(state.modal.open).toBeNull();
    expect(state.cart.lines[0]).toMatchObject({ productId: PHILADELPHIA.id, modifiers: [], quantity: 1 });
  });

  test('the choice stands in the line with name, price, group and amount', () => {
    const choice = options(WOK, 'Соба', 'Тофу', 'Кимчи');
    const { state } = given(shopOpened(), signedIn()).when(...tap(WOK.id, choice));
    expect(state.cart.lines[0]?.modifiers).toEqual(choice);
  });

  test('a choice confirmed after closing time ends in the work-time dialog, not in the choice again', () => {
    const { state } = given(shopOpened(closedAllDay), signedIn(), {
      modal: { open: { kind: 'modifiers', productId: WOK.id, isGift: false } },
    }).when(...tap(WOK.id, []));
    expect(state.modal).toMatchObject({ open: { kind: 'workTime' }, queue: [] });
    expect(state.cart.lines).toEqual([]);
  });

  test('the dialog of another product stays open', () => {
    const { state } = given(shopOpened(), signedIn(), {
      modal: { open: { kind: 'product', productId: WOK.id, isGift: false } },
    }).when(...tap(DRAGON.id));
    expect(state.modal.open).toMatchObject({ productId: WOK.id });
  });
});

describe('step 6: lines', () => {
  const [spicy, unagi] = options(PHILADELPHIA, 'Спайси', 'Унаги') as [CartModifier, CartModifier];
  const withSauces = lineAdded(PHILADELPHIA.name, { modifiers: [spicy, unagi] });

  test('the same product with the same modifiers in another order raises the quantity', () => {
    given(shopOpened(), signedIn(), withSauces)
      .when(...tap(PHILADELPHIA.id, [unagi, spicy], 2))
      .thenAmongOthers(['cart/quantityChanged', { lineId: lineId(`line-${PHILADELPHIA.name}`), quantity: 3 }])
      .thenNot('cart/lineAdded');
  });

  test('one modifier twice is the same as the same modifier with amount 2', () => {
    given(shopOpened(), signedIn(), lineAdded(PHILADELPHIA.name, { modifiers: [spicy, spicy] }))
      .when(...tap(PHILADELPHIA.id, [{ ...spicy, amount: 2 }]))
      .thenAmongOthers(['cart/quantityChanged', { quantity: 2 }]);
  });

  test.each([
    ['fewer modifiers', [spicy]],
    ['none', []],
    ['another amount', [{ ...spicy, amount: 2 }, unagi]],
    ['the same id in another group', [spicy, { ...unagi, groupId: groupId('another') }]],
  ])('%s make a line of their own', (_what, choice) => {
    given(shopOpened(), signedIn(), withSauces)
      .when(...tap(PHILADELPHIA.id, choice))
      .thenAmongOthers(['cart/lineAdded', { line: { quantity: 1 } }])
      .thenNot('cart/quantityChanged');
  });

  test('a product with a limit a position gets a separate line each time', () => {
    given(shopOpened(), signedIn(), lineAdded(LIMITED.name))
      .when(...tap(LIMITED.id))
      .thenAmongOthers(['cart/lineAdded', { line: { quantity: 1, maxQuantity: 5 } }])
      .thenNot('cart/quantityChanged');
  });

  test('more than the limit at once is split, and the delivery still comes once', () => {
    const { state } = given(shopOpened(), signedIn()).when(...tap(LIMITED.id, null, 12));
    expect(state.cart.lines.filter(({ kind }) => kind === 'goods').map(({ quantity }) => quantity)).toEqual([
      5, 5, 2,
    ]);
    expect(state.cart.lines.filter(({ kind }) => kind === 'delivery')).toHaveLength(1);
    expect(state.cart.lines.filter(({ kind }) => kind === 'fee')).toHaveLength(1);
    expect(new Set(state.cart.lines.map(({ id }) => id)).size).toBe(state.cart.lines.length);
  });

  test('bought goods never join a gift of the same product', () => {
    given(shopOpened(), signedIn(), lineAdded(DRAGON.name), lineAdded(FRIES.name, { kind: 'gift' }))
      .when(...tap(FRIES.id))
      .thenAmongOthers(['cart/lineAdded', { line: { kind: 'goods', price: FRIES.price } }]);
  });

  test('a quantity below one adds nothing', () => {
    given(shopOpened(), signedIn())
      .when(...tap(DRAGON.id, null, 0))
      .thenNothing();
  });

  test('adding the same dish any number of times makes one line', () => {
    const again = Array.from({ length: 4 }, () => ({
      type: 'cart/addTapped' as const,
      payload: { productId: DRAGON.id, choice: null, quantity: 1 },
    }));
    expect(goodsOf(shopOpened(), signedIn(), again)).toEqual([[DRAGON.name, 4]]);
  });
});

describe('steps 7 to 9: what follows', () => {
  test('the added line is the last added one, the delivery line that comes with it is not', () => {
    const { state } = given(shopOpened(), signedIn()).when(...tap(DRAGON.id));
    expect(state.cart.lastAddedId).toBe('now1/0');
    expect(state.cart.lines.map(({ kind }) => kind)).toEqual(['goods', 'delivery', 'fee']);
  });

  test('a raised line is the last added one too', () => {
    const { state } = given(shopOpened(), signedIn(), lineAdded(DRAGON.name), {
      cart: { lastAddedId: null },
    }).when(...tap(DRAGON.id));
    expect(state.cart.lastAddedId).toBe(lineFor(DRAGON.name).id);
  });

  test('a guest adds without a promo calculation', () => {
    given(shopOpened())
      .when(...tap(DRAGON.id))
      .thenNot('cart/promoCalculationDue');
  });

  test('the snack gift follows the dialog of the login, which it does not replace', () => {
    const steps = [
      shopOpened(),
      { type: 'cart/addTapped', payload: { productId: FRIES.id, choice: null, quantity: 1 } } as const,
    ];
    const { state } = given(steps).when('modal/dismissed', { kind: 'auth' });
    expect(state.modal).toMatchObject({ open: { kind: 'snackGift' }, queue: [] });
  });

  test('the login follows the choice of modifiers when that closes without one', () => {
    const steps = [
      shopOpened(),
      { type: 'cart/addTapped', payload: { productId: WOK.id, choice: null, quantity: 1 } } as const,
    ];
    const { state } = given(steps).when('modal/dismissed', { kind: 'modifiers' });
    expect(state.modal).toMatchObject({ open: { kind: 'auth' }, queue: [] });
  });
});
