import * as fc from 'fast-check';
import { map, timer } from 'rxjs';
import { expect } from 'vitest';
import type { Address, AddressId } from '../../src/domain/customer.ts';
import { initialChoice, missingGroups } from '../../src/domain/modifierChoice.ts';
import { modifiersKey } from '../../src/domain/lineIdentity.ts';
import type { ProductId } from '../../src/domain/catalog.ts';
import { selectSlots } from '../../src/slices/cart/receiving/selectors.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import type { Modal, ModalKind } from '../../src/slices/modal/state.ts';
import { selectRestaurants } from '../../src/slices/setting/selectors.ts';
import { demoAddress, demoCustomer, demoToken, dish, firstOptions, samara } from '../demo.ts';
import { catalogLoaded, cityEntered, fold, settingsLoaded, tell } from '../given.ts';
import { onStage } from '../stage.ts';
import { property } from './property.ts';

const DISHES = ['Зелёный дракон', 'Собери свой вок', 'Картофель фри', 'Филадельфия классик'].map((name) =>
  dish(name),
);
const shop = fold(settingsLoaded(), cityEntered(), catalogLoaded());
const restaurants = selectRestaurants(shop);
const loggedIn = draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null });
const slots = selectSlots(shop).map(({ at }) => at);

/** Questions that a press in the header, the cart or the checkout asks. */
const ASKED = ['city', 'deliveryChoice', 'restaurants', 'address', 'time'] as const;

type Step =
  | { readonly kind: 'dish' | 'answer'; readonly which: number }
  | { readonly kind: 'ask'; readonly what: (typeof ASKED)[number] }
  | { readonly kind: 'putOff' }
  | { readonly kind: 'login' }
  | { readonly kind: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('dish'), which: fc.nat(DISHES.length - 1) }),
  fc.record({ kind: fc.constant('ask'), what: fc.constantFrom(...ASKED) }),
  fc.record({ kind: fc.constant('answer'), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('answer'), which: fc.nat(5) }),
  fc.record({ kind: fc.constant('putOff') }),
  fc.record({ kind: fc.constant('login') }),
  fc.record({ kind: fc.constant('pass'), ms: fc.constantFrom(1, 20, 400) }),
);

const pick = <T>(all: readonly T[], which: number): T => all[which % all.length]!;
const lineKey = (productId: ProductId, modifiers: Parameters<typeof modifiersKey>[0]): string =>
  `${productId} ${modifiersKey(modifiers)}`;

/** What the customer has said last of each question. */
interface Said {
  /** Pieces by dish and choice. */
  readonly pieces: Map<string, number>;
  method?: 'delivery' | 'self';
  restaurant?: string;
  time?: string | null;
  address?: string;
}

type Answer<K extends ModalKind> = (
  said: Said,
  which: number,
  modal: Extract<Modal, { readonly kind: K }>,
) => AppDraft;

/** How a question on the screen is answered; what stands not here can only be put off. */
const ANSWERS: { readonly [K in ModalKind]?: Answer<K> } = {
  city: () => draft('city/choiceTapped', { cityId: samara.id }),
  auth: () => loggedIn,
  deliveryChoice(said, which) {
    said.method = which % 2 === 0 ? 'delivery' : 'self';
    return draft('cart/methodChosen', { method: said.method });
  },
  restaurants(said, which) {
    const { id } = pick(restaurants, which);
    said.restaurant = id;
    said.method = 'self';
    return draft('cart/restaurantChosen', { terminalId: id });
  },
  time(said, which) {
    const at = pick(slots, which);
    said.time = at;
    return draft('cart/timeChosen', { at });
  },
  address(said, which) {
    said.address = `${which}`;
    return draft('address/saveTapped', { draft: { ...demoAddress, home: `${which}` as never } });
  },
  modifiers(said, which, { productId }) {
    const product = DISHES.find(({ id }) => id === productId)!;
    const groups = product.modifierGroups;
    const least = initialChoice(groups);
    const isEnough = missingGroups(groups, least).length === 0;
    const choice = which % 2 === 0 && isEnough ? least : firstOptions(product);
    count(said, productId, choice);
    return draft('cart/addTapped', { productId, choice, quantity: 1 });
  },
};

const count = ({ pieces }: Said, productId: ProductId, choice: Parameters<typeof modifiersKey>[0]): void => {
  const key = lineKey(productId, choice);
  pieces.set(key, (pieces.get(key) ?? 0) + 1);
};

/** Plays the steps, answers what is left on the screen, logs in, and tells what was said and what the shop keeps. */
function play(steps: readonly Step[]) {
  const said: Said = { pieces: new Map() };
  const kept: { pieces: Map<string, number>; [name: string]: unknown } = { pieces: new Map() };
  const lost = new Set<string>();
  onStage(({ open, pass }) => {
    const saved: Address[] = [];
    const shown = open([shop], {
      api: {
        createAddress: (_user, one) =>
          timer(5).pipe(
            map(() => {
              const address = { ...one, id: String(one.home) as AddressId };
              saved.push(address);
              return address;
            }),
          ),
        addresses: () => timer(3).pipe(map(() => [...saved])),
        likes: () => timer(3).pipe(map(() => [])),
      },
    });
    const { store, events } = shown;
    const putOff = (): void => {
      const { open: modal } = store.state().modal;
      if (modal) tell(store, draft('modal/dismissed', { kind: modal.kind }));
    };
    const act = (one: Step): void => {
      if (one.kind === 'pass') return pass(one.ms);
      if (one.kind === 'putOff') return putOff();
      if (one.kind === 'login') {
        // The header asks a guest alone.
        if (!store.state().user.customer) tell(store, draft('auth/loginAsked', { returnTo: null }));
        return undefined;
      }
      if (one.kind === 'ask') return tell(store, draft('modal/requested', { modal: { kind: one.what } }));
      if (one.kind === 'answer') {
        const { open: modal } = store.state().modal;
        const answer = modal && (ANSWERS[modal.kind] as Answer<ModalKind> | undefined);
        if (modal && answer) tell(store, answer(said, one.which, modal));
        else putOff();
        return undefined;
      }
      const { id, modifierGroups } = DISHES[one.which]!;
      if (modifierGroups.length === 0) count(said, id, []);
      return tell(store, draft('cart/addTapped', { productId: id, choice: null, quantity: 1 }));
    };
    for (const one of steps) {
      act(one);
      pass(1);
    }
    for (let left = 0; left < 60 && store.state().modal.open; left += 1) {
      act({ kind: 'answer', which: left });
      pass(20);
    }
    if (!store.state().user.customer) tell(store, loggedIn);
    pass(2_000);
    const { cart, address, modal } = store.state();
    for (const { kind, productId, modifiers, quantity } of cart.lines)
      if (kind === 'goods') {
        const key = lineKey(productId, modifiers);
        kept.pieces.set(key, (kept.pieces.get(key) ?? 0) + quantity);
      }
    Object.assign(kept, {
      method: cart.deliveryMethod,
      restaurant: cart.restaurantId,
      time: cart.deliveryTime,
      address: address.list.find(({ id }) => id === address.selectedId)?.home,
      open: modal.open,
    });
    for (const { type } of events)
      if (type === 'cart/timeLost' || type === 'cart/restaurantLost') lost.add(type);
    shown.close();
  });
  return { said, kept, lost };
}

property(
  {
    id: 78,
    title:
      'place first or dish first, and all questions in any order: no piece, no choice and no answer is lost',
    section: 'specification, section 4, "Adding an item"',
  },
  (check) =>
    check(
      fc.property(fc.array(step, { maxLength: 25, size: 'max' }), (steps) => {
        const { said, kept, lost } = play(steps);
        expect(kept['open']).toBeNull();
        expect(kept.pieces).toEqual(said.pieces);
        if (said.method !== undefined) expect(kept['method']).toBe(said.method);
        if (said.restaurant !== undefined && !lost.has('cart/restaurantLost'))
          expect(kept['restaurant']).toBe(said.restaurant);
        if (said.time !== undefined && !lost.has('cart/timeLost')) expect(kept['time']).toBe(said.time);
        if (said.address !== undefined) expect(kept['address']).toBe(said.address);
      }),
      { share: 0.3 },
    ),
);
