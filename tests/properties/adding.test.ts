import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Product, ProductId } from '../../src/domain/catalog.ts';
import type { Settings } from '../../src/domain/settings.ts';
import { selectInCart, selectVisibleLines } from '../../src/slices/cart/lines/selectors.ts';
import type { Modal } from '../../src/slices/modal/state.ts';
import { demoSettings, dish, samara, neverOpen } from '../demo.ts';
import { catalogLoaded, cityEntered, fold, lineAdded, settingsLoaded, signedIn } from '../given.ts';
import { onStage } from '../stage.ts';
import { verdicts, type Verdict } from './addingGates.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';
import { samplePromoAnswer } from '../samples.ts';

const DISH = dish('Зелёный дракон');
const WOK = dish('Собери свой вок');

function shopFor({ gates }: Verdict) {
  const product: Product = {
    ...DISH,
    modifierGroups: gates.has('M') ? WOK.modifierGroups : [],
    groupId: gates.has('S') ? demoSettings().snacksGroupId! : DISH.groupId,
  };
  const values: Partial<Settings> = {
    isSiteNotWorking: gates.has('N'),
    ...(gates.has('C') ? { workTime: { [samara.iikoId]: neverOpen } } : {}),
  };
  const products = [
    ...openShop.catalog.products.filter(({ id }) => id !== DISH.id),
    ...(gates.has('U') ? [] : [product]),
  ];
  return [
    settingsLoaded(values),
    cityEntered(),
    catalogLoaded({ products }),
    gates.has('G') ? [] : signedIn(),
  ];
}

/** Dialogs that may stand over the page; those that must be answered come back when another one pushes them aside. */
const OPEN: readonly { readonly modal: Modal | null; readonly returns: boolean }[] = [
  { modal: null, returns: false },
  ...(['filters', 'deliveryChoice', 'restaurants', 'address', 'time', 'catalogMenu'] as const).map(
    (kind) => ({
      modal: { kind },
      returns: false,
    }),
  ),
  ...(['city', 'auth', 'snackGift', 'workTime', 'notWorking'] as const).map((kind) => ({
    modal: { kind },
    returns: true,
  })),
  { modal: { kind: 'information', text: 'Сегодня много заказов' }, returns: true },
  { modal: { kind: 'cartErrors', messages: ['a'] }, returns: true },
  { modal: { kind: 'modifiers', productId: WOK.id, isGift: false }, returns: true },
  { modal: { kind: 'product', productId: WOK.id, isGift: true }, returns: true },
  { modal: { kind: 'product', productId: WOK.id, isGift: false }, returns: false },
];
/** Closed doors and the choice of modifiers stand before everything; login and gift wait for their turn. */
const PUSHES = new Set(['notWorking', 'workTime', 'modifiers']);

function expectedDialogs({ opens, waits }: Verdict, before: (typeof OPEN)[number]) {
  const wanted = opens === null ? [] : [opens, ...waits];
  const kind = before.modal?.kind;
  if (kind === undefined) return wanted;
  const isOther = (one: string) => one !== kind || (kind === 'modifiers' && one === 'modifiers');
  if (opens === null || !PUSHES.has(opens)) return [kind, ...wanted.filter(isOther)];
  const back = before.returns && isOther(opens) ? [kind] : [];
  return [opens, ...back, ...waits.filter((one) => !back.includes(one as never))];
}

property(
  {
    id: 26,
    title: 'the gates of adding stand in the order of the decision table, whatever dialog is open',
    section: 'specification, section 4, "Adding an item"; assumptions, section 4',
  },
  () => {
    expect(verdicts).toHaveLength(64);
    expect(new Set(verdicts.map(({ gates }) => [...gates].join(''))).size).toBe(64);
    for (const verdict of verdicts) {
      const shop = fold(...shopFor(verdict));
      for (const before of OPEN)
        onStage(({ open, cold, pass }) => {
          let calls = 0;
          const modal = { open: before.modal, queue: [] };
          const { store, close } = open([{ ...shop, modal }], {
            api: {
              calculatePromo: () => {
                calls += 1;
                return cold('-');
              },
            },
          });
          store.emit('cart/addTapped', { productId: DISH.id, choice: null, quantity: 1 });
          pass(1_000);
          close();
          const { open: shown, queue } = store.state().modal;
          const dialogs = [...(shown ? [shown] : []), ...queue].map(({ kind }) => kind);
          const seen = { dialogs, lines: selectVisibleLines(store.state()).length, calls };
          const { lines, calls: promoCalls, gates } = verdict;
          expect({ gates, over: before.modal, ...seen }).toEqual({
            gates,
            over: before.modal,
            dialogs: expectedDialogs(verdict, before),
            lines,
            calls: promoCalls,
          });
        });
    }
  },
);

property(
  {
    id: 28,
    title:
      'what was added last, by a tap or by rule, is highlighted for one second after the last add; the delivery never',
    section: 'specification, section 4, "Adding an item", step 7; section 9, "Timers and polling"',
  },
  async (check) => {
    const gifts = ['Маки с лососем в подарок', 'Картофель фри в подарок'];
    const steps = fc.array(
      fc.tuple(
        fc.constantFrom('Зелёный дракон', 'Картофель фри', 'Филадельфия люкс с икрой', ...gifts),
        fc.constantFrom(0, 1, 400, 999, 1_000, 1_001),
      ),
      { maxLength: 8 },
    );
    const presents = openShop.catalog.products.concat(dish(gifts[1]!));
    const shop = fold(
      openShop,
      catalogLoaded({ products: presents }),
      signedIn(),
      lineAdded('Зелёный дракон'),
      {
        cart: { lastAddedId: null, lastAddedAt: null },
      },
    );
    await check(
      fc.property(steps, (all) => {
        onStage(({ open, pass }) => {
          const { store, close } = open([shop]);
          /** The answer of the promo calculation takes the other gift away and gives this one, as a new line. */
          const give = (name: string) => {
            const { revision } = store.state().cart;
            for (const freeProducts of [[], [dish(name).code]])
              store.emit('cart/promoCalculated', {
                revision,
                answer: samplePromoAnswer({ freeProducts }),
              });
          };
          for (const [name, pause] of all) {
            const productId: ProductId = dish(name).id;
            if (gifts.includes(name)) give(name);
            else store.emit('cart/addTapped', { productId, choice: null, quantity: 1 });
            pass(pause);
            const { cart } = store.state();
            const fresh = cart.lines.filter(({ id }) => id === cart.lastAddedId);
            expect(fresh.map((line) => line.productId)).toEqual(pause < 1_000 ? [productId] : []);
            expect(selectInCart(productId)(store.state()).isFresh).toBe(pause < 1_000);
          }
          close();
        });
      }),
      { share: 0.5 },
    );
  },
);
