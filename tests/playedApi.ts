import { Observable, type ObservedValueOf, type Subscriber } from 'rxjs';
import { NOTHING } from '../src/domain/money.ts';
import type { Api } from '../src/slices/world.ts';
import {
  demoAddress,
  demoCatalog,
  demoCities,
  demoCustomer,
  demoNotifications,
  demoOrder,
  demoPastOrder,
  demoPromos,
  demoSettings,
  demoZone,
} from './demo.ts';
import { silentApi } from './world.ts';

type CallName = keyof Api;
type Answers = {
  readonly [K in CallName]: (...args: Parameters<Api[K]>) => ObservedValueOf<ReturnType<Api[K]>>;
};

const account = { customer: demoCustomer, token: null };
/** What a back end in good health answers. */
export const goodAnswers: Answers = {
  version: () => '1',
  settings: () => ({ values: demoSettings(), skipped: [] }),
  deliveryText: () => ({ delivery: { title: 'час', text: '' }, self: { title: 'час' } }),
  page: () => ({ title: 'О нас', html: '' }),
  catalog: () => ({ answer: demoCatalog, skipped: 0 }),
  cities: () => demoCities,
  streets: () => [{ name: 'Мира', houses: ['1'] }],
  zoneDelivery: (zoneId) => demoZone(zoneId),
  addresses: () => [demoAddress],
  createAddress: (_userId, draft) => ({ ...draft, id: demoAddress.id }),
  deleteAddress: () => undefined,
  notifications: () => demoNotifications,
  registerDevice: () => undefined,
  registerWebDevice: () => undefined,
  account: () => account,
  createAccount: () => account,
  changeAccount: () => account,
  deleteAccount: () => undefined,
  activeOrder: () => demoOrder,
  lastOrder: () => demoPastOrder,
  history: () => [demoPastOrder],
  likes: () => [],
  like: () => undefined,
  unlike: () => undefined,
  promos: () => demoPromos,
  promo: (code) => demoPromos.find((promo) => promo.code === code) ?? null,
  calculatePromo: () => ({ discountTotal: NOTHING, lostGift: null, freeProducts: [], loyaltyErrors: [] }),
  placeOrder: () => ({ id: 'order-2', number: '77', paymentUrl: null }),
  reserveTable: () => undefined,
  applyForWork: () => undefined,
};

/** A call of the world that waits for a test's answer. */
export interface OpenCall {
  readonly name: string;
  readonly args: readonly unknown[];
  /** False once it is answered, or left by whoever asked. */
  readonly isOpen: boolean;
  answer(value?: unknown): void;
  fail(error: unknown): void;
}

export interface PlayedWorld {
  /** Every call that was made, in order. */
  readonly calls: readonly OpenCall[];
  readonly open: () => readonly OpenCall[];
  readonly api: Api;
  /** A call that is no part of the API, played the same way. */
  readonly played: <T>(name: string, answer: () => T, args?: readonly unknown[]) => Observable<T>;
}

/** Calls that nobody answers but the test: it chooses which, when and how. */
export function playWorld(answers: Partial<Answers> = {}): PlayedWorld {
  const calls: OpenCall[] = [];
  const all = { ...goodAnswers, ...answers };
  const played: PlayedWorld['played'] = (name, answer, args = []) =>
    new Observable((subscriber: Subscriber<ReturnType<typeof answer>>) => {
      calls.push({
        name,
        args,
        get isOpen() {
          return !subscriber.closed;
        },
        answer: (...given) => {
          subscriber.next(given.length > 0 ? (given[0] as ReturnType<typeof answer>) : answer());
          subscriber.complete();
        },
        fail: (error) => subscriber.error(error),
      });
    });
  const names = Object.keys(silentApi) as readonly CallName[];
  const api = Object.fromEntries(
    names.map((name) => [
      name,
      (...args: readonly unknown[]) =>
        played(name, () => (all[name] as (...args: readonly unknown[]) => unknown)(...args), args),
    ]),
  ) as unknown as Api;
  return { calls, open: () => calls.filter(({ isOpen }) => isOpen), api, played };
}
