import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createStore, type Store } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEvents } from '../../src/slices/events.ts';
import type { Modal } from '../../src/slices/modal/state.ts';
import type { AppState } from '../../src/slices/state.ts';
import { additions, fewGoods, modals } from '../arbitraryValues.ts';
import { demoCustomer, demoSettings, demoToken, dish, firstOptions, NOW } from '../demo.ts';
import { fold, lineFor, restored, settingsLoaded } from '../given.ts';
import { idsFrom, testWorld } from '../world.ts';
import { DialogModel, mustBeSeen, ofPage, textOf } from './model/dialogs.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const login = { customer: demoCustomer, token: demoToken, returnTo: null };
const storeOf = (state: AppState): Store<AppEvents, AppState> =>
  createStore(app, testWorld({ now: () => NOW, newId: idsFrom('e') }), state);
const dialogsIn = (store: Store<AppEvents, AppState>) => {
  const { open, queue } = store.state().modal;
  return { open, queue };
};
const anyModal: fc.Arbitrary<Modal> = fc.oneof(
  { weight: 3, arbitrary: modals },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Modal>(
      { kind: 'information', text: 'Сегодня много заказов' },
      { kind: 'notWorking' },
      { kind: 'filters' },
    ),
  },
);

/** What is shown one after the other when each dialog is closed, and how it is closed. */
function drained(store: Store<AppEvents, AppState>, answer: (modal: Modal) => void): readonly Modal[] {
  const shown: Modal[] = [];
  for (let { open } = store.state().modal; open; { open } = store.state().modal) {
    shown.push(open);
    expect(shown.length).toBeLessThan(50);
    answer(open);
  }
  expect(dialogsIn(store)).toEqual({ open: null, queue: [] });
  return shown;
}
const dismissIn = (store: Store<AppEvents, AppState>) => (modal: Modal) =>
  store.emit('modal/dismissed', { kind: modal.kind });

property(
  {
    id: 27,
    title:
      'one dialog at a time, none that must be seen is lost, and each comes up as often as it was wanted',
    section: 'specification, section 2, "Modals"; assumptions, section 4, the guest and the snack gift',
  },
  async (check) => {
    const steps = fc.oneof(
      { weight: 4, arbitrary: fc.record({ how: fc.constantFrom('wait', 'push', 'ask'), modal: anyModal }) },
      { weight: 2, arbitrary: fc.constant({ how: 'close' as const, modal: null }) },
      { weight: 1, arbitrary: fc.constant({ how: 'logIn' as const, modal: null }) },
      { weight: 2, arbitrary: fc.record({ how: fc.constantFrom('turn', 'lead'), modal: anyModal }) },
    );
    await check(
      fc.property(fc.array(steps, { maxLength: 15 }), (script) => {
        const store = storeOf(openShop);
        const model = new DialogModel();
        store.emit('view/pageEntered', { path: '/samara/0' });
        for (const [at, { how, modal }] of script.entries()) {
          const { open } = store.state().modal;
          if (how === 'close') {
            if (open) store.emit('modal/dismissed', { kind: open.kind });
            model.close();
          } else if (how === 'logIn') {
            store.emit('auth/loggedIn', login);
            model.logIn();
          } else if (how === 'turn') {
            store.emit('view/pageEntered', { path: `/samara/${at + 1}` });
            model.turn();
          } else if (how === 'lead') {
            // The shop leads on and asks something of the page to come.
            store.emit('view/navigationDue', { to: `/samara/${at + 1}`, mode: 'replace' });
            model.lead();
            store.emit('modal/opened', { modal });
            model.push(modal);
            store.emit('view/pageEntered', { path: `/samara/${at + 1}` });
          } else if (how === 'wait') {
            store.emit('modal/queued', { modal });
            model.wait(modal);
          } else {
            store.emit(how === 'ask' ? 'modal/requested' : 'modal/opened', { modal });
            model.push(modal);
          }
          expect(dialogsIn(store)).toEqual({ open: model.shown, queue: model.line });
        }
        // Whoever waits is seen in the end, in that order.
        const rest = [...(model.shown ? [model.shown] : []), ...model.line];
        expect(drained(store, dismissIn(store))).toEqual(rest);
        while (model.shown) model.close();
        for (const [text, wishes] of model.wishes) {
          const isMoot =
            (JSON.parse(text) as Modal).kind === 'auth' && script.some(({ how }) => how === 'logIn');
          // What a page asks ends with the page.
          if (ofPage(JSON.parse(text) as Modal) && script.some(({ how }) => how === 'turn')) continue;
          if (mustBeSeen(JSON.parse(text) as Modal) && !isMoot) expect(model.ups.get(text)).toBe(wishes);
        }
      }),
      { share: 0.7 },
    );

    // Adds that wait for their modifiers are made in the end, each once, whatever else is shown between them.
    const taps = fc.array(
      fc.oneof(
        additions,
        fc.constantFrom(...fewGoods).map(({ id }) => ({ productId: id, choice: null, quantity: 1 })),
      ),
      { maxLength: 6 },
    );
    await check(
      fc.property(taps, fc.boolean(), (all, isGivenUp) => {
        const store = storeOf(openShop);
        for (const tap of all) store.emit('cart/addTapped', { ...tap, choice: null });
        const shown = drained(store, (modal) => {
          if (modal.kind === 'auth' && !isGivenUp) return store.emit('auth/loggedIn', login);
          if (modal.kind !== 'modifiers') return store.emit('modal/dismissed', { kind: modal.kind });
          const product = fewGoods.find(({ id }) => id === modal.productId)!;
          return store.emit('cart/addTapped', {
            productId: product.id,
            choice: firstOptions(product),
            quantity: 1,
          });
        });
        const inCart = new Set(store.state().cart.lines.map(({ productId }) => productId as string));
        for (const { productId } of all) expect(inCart.has(productId)).toBe(true);
        const snack = demoSettings().snacksGroupId;
        const hasSnack = all.some(
          ({ productId }) => fewGoods.find(({ id }) => id === productId)?.groupId === snack,
        );
        expect(shown.filter(({ kind }) => kind === 'snackGift')).toHaveLength(hasSnack ? 1 : 0);
        expect(shown.some(({ kind }) => kind === 'auth')).toBe(all.length > 0);
        const asking = new Set(
          all
            .map(({ productId }) => productId)
            .filter((id) => fewGoods.some((one) => one.id === id && one.modifierGroups.length > 0)),
        );
        expect(shown.filter(({ kind }) => kind === 'modifiers')).toHaveLength(asking.size);
      }),
      { share: 0.3 },
    );

    // A visit may begin with all of them at once.
    const flags = fc.tuple(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom('/', '/samara/checkout'),
    );
    await check(
      fc.property(flags, ([isCityKnown, isInformed, isDown, isStale, path]) => {
        const stale = lineFor('Зелёный дракон', { price: (dish('Зелёный дракон').price + 1) as never });
        const before = fold(
          openShop,
          settingsLoaded({ isSiteInformation: isInformed, isSiteNotWorking: isDown }),
          { user: { isAlreadySelectedCity: isCityKnown }, view: { path } },
        );
        const lines = [...(isStale ? [stale] : []), lineFor('Картофель фри')];
        const store = storeOf(fold(before, restored({ cart: { lines } })));
        const shown = drained(store, dismissIn(store)).map(textOf);
        const kinds = shown.map((text) => (JSON.parse(text) as Modal).kind);
        const wanted = [
          ...(isCityKnown ? [] : ['city']),
          ...(isInformed ? ['information'] : []),
          ...(isDown ? ['notWorking'] : []),
          ...(isStale ? ['cartErrors'] : []),
          ...(path === '/' ? [] : ['auth']),
        ];
        expect(kinds.toSorted()).toEqual(wanted.toSorted());
      }),
      { share: 0.1 },
    );
  },
);
