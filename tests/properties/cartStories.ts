import * as fc from 'fast-check';
import type { CartLine } from '../../src/domain/cart.ts';
import { createStore, type Store } from '../../src/kernel/store.ts';
import { app } from '../../src/slices/app.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft, AppEvent, AppEvents } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { draftsOf } from '../arbitraries.ts';
import { answers } from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { idsFrom, testWorld } from '../world.ts';
import { openShop } from './play.ts';

/** What happens next, given the state: lines are aimed at by their place, answers belong to the cart or to an older one. */
export interface Command {
  /** For the report of a counterexample. */
  readonly what: string;
  readonly next: (state: AppState) => AppDraft | null;
}

const aimed = (
  type: 'cart/incrementTapped' | 'cart/decrementTapped' | 'cart/removeTapped',
): fc.Arbitrary<Command> =>
  fc.nat(5).map((place) => ({
    what: `${type} ${place}`,
    next: ({ cart: { lines } }) => {
      const line = lines[place % Math.max(1, lines.length)];
      return line ? draft(type, { lineId: line.id }) : null;
    },
  }));
const fixed = (...types: Parameters<typeof draftsOf>[0]): fc.Arbitrary<Command> =>
  draftsOf(types).map((made) => ({
    what: `${made.type} ${JSON.stringify(made.payload).slice(0, 200)}`,
    next: () => made,
  }));
/** An answer to the cart as it is comes only while one is awaited. */
const revisionOf = ({ cart }: AppState, age: number): number =>
  cart.revision - (cart.isCalculating ? age : 1);
const answered: fc.Arbitrary<Command> = fc
  .record({ answer: answers, age: fc.constantFrom(0, 0, 0, 1) })
  .map(({ answer, age }) => ({
    what: `answer ${age} ${JSON.stringify(answer)}`,
    next: (state) => draft('cart/promoCalculated', { revision: revisionOf(state, age), answer }),
  }));
const failed: fc.Arbitrary<Command> = fc.nat(1).map((age) => ({
  what: `failure ${age}`,
  next: (state) => draft('cart/promoCalculationFailed', { revision: revisionOf(state, age), message: '' }),
}));
const dismissed: fc.Arbitrary<Command> = fc.constant({
  what: 'dismissed',
  next: ({ modal: { open } }) => open && draft('modal/dismissed', { kind: open.kind }),
});

export const commands: fc.Arbitrary<Command> = fc.oneof(
  { weight: 6, arbitrary: fixed('cart/addTapped') },
  { weight: 2, arbitrary: aimed('cart/incrementTapped') },
  { weight: 2, arbitrary: aimed('cart/decrementTapped') },
  { weight: 2, arbitrary: aimed('cart/removeTapped') },
  { weight: 4, arbitrary: answered },
  { weight: 1, arbitrary: failed },
  { weight: 1, arbitrary: dismissed },
  {
    weight: 4,
    arbitrary: fixed('auth/loggedIn', 'order/lastLoaded', 'cart/bonusTyped', 'user/profileLoaded'),
  },
  {
    weight: 6,
    arbitrary: fixed(
      ...(['cart/methodChosen', 'cart/undoTapped', 'cart/giftChosen', 'cart/repeatTapped'] as const),
      ...(['address/listLoaded', 'address/chosen', 'address/deleted'] as const),
      ...(['city/zoneDeliveryLoaded', 'city/zoneDeliveryLost'] as const),
    ),
  },
  {
    weight: 2,
    arbitrary: fixed(
      ...(['cart/couponSubmitted', 'cart/couponRemoved', 'catalog/loaded', 'setting/loaded'] as const),
      ...(['cart/clearTapped', 'auth/logoutTapped', 'auth/sessionRefused', 'cart/orderTapped'] as const),
      ...(['city/chosen', 'view/restored', 'cart/productRemoveTapped'] as const),
    ),
  },
);

export interface Moment {
  readonly before: AppState;
  readonly state: AppState;
  /** The root and all that followed from it. */
  readonly batch: readonly AppEvent[];
}

/** The cart after each event of a random story, told by the shop's own reducers and rules. */
export const whenever = (holds: (moment: Moment) => void) =>
  fc.property(fc.array(commands, { maxLength: 40, size: 'max' }), (script) => {
    const world = testWorld({ now: () => NOW, newId: idsFrom('e') });
    const store: Store<AppEvents, AppState> = createStore(app, world, openShop);
    let batch: AppEvent[] = [];
    store.event$.subscribe((event) => batch.push(event));
    for (const command of script) {
      const before = store.state();
      const next = command.next(before);
      if (!next) continue;
      batch = [];
      (store.emit as (type: string, payload: object) => void)(next.type, next.payload);
      holds({ before, state: store.state(), batch });
    }
  });

export const ofKind = ({ cart }: AppState, ...kinds: readonly CartLine['kind'][]): readonly CartLine[] =>
  cart.lines.filter(({ kind }) => kinds.includes(kind));
/** Every line with its dish, choice and count, whatever its id. */
export const contents = ({ cart }: AppState) => cart.lines.map(({ id: _id, ...rest }) => rest);
