import { firstValueFrom, Observable, type ObservedValueOf, type Subscriber } from 'rxjs';
import { operations } from '../../contracts/operations.ts';
import type { Api } from '../../src/slices/world.ts';
import {
  demoAddress,
  demoCatalog,
  demoCities,
  demoCustomer,
  demoOrder,
  demoPastOrder,
  demoPromos,
  demoSettings,
  demoZone,
} from '../demo.ts';
import { agreedAnswer } from './agreed.ts';
import { methodOf, portCalls, portOf } from './calls.ts';
import { portTo } from './port.ts';

type CallName = keyof Api;
type Answers = {
  readonly [K in CallName]: (...args: Parameters<Api[K]>) => ObservedValueOf<ReturnType<Api[K]>>;
};

/** What the client reads of the contract's own examples. */
const agreed = Object.fromEntries(
  await Promise.all(
    operations.map(async ({ name }) => {
      const call = portCalls[name];
      const answer = await firstValueFrom(call(portTo(() => Promise.resolve(agreedAnswer(name)))));
      return [methodOf(call), () => answer] as const;
    }),
  ),
) as unknown as Answers;

const account = { customer: demoCustomer, token: null };
/** What a back end in good health answers: as agreed, and where a test goes on with it, of the demo's own customer and dishes. */
export const goodAnswers: Answers = {
  ...agreed,
  version: () => '1',
  settings: () => ({ values: demoSettings(), skipped: [] }),
  catalog: () => ({ answer: demoCatalog, skipped: 0 }),
  cities: () => demoCities,
  zoneDelivery: (zoneId) => demoZone(zoneId),
  addresses: () => [demoAddress],
  createAddress: (_userId, draft) => ({ ...draft, id: demoAddress.id }),
  account: () => account,
  createAccount: () => account,
  changeAccount: () => account,
  activeOrder: () => demoOrder,
  lastOrder: () => demoPastOrder,
  history: () => [demoPastOrder],
  promos: () => demoPromos,
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

export interface FakeWorld {
  /** Every call that was made, in order. */
  readonly calls: readonly OpenCall[];
  readonly open: () => readonly OpenCall[];
  readonly api: Api;
  /** A call that is no part of the API, open in the same way. */
  readonly openCall: <T>(name: string, answer: () => T, args?: readonly unknown[]) => Observable<T>;
}

/** Calls that nobody answers but the test: it chooses which, when and how. */
export function fakeWorld(answers: Partial<Answers> = {}): FakeWorld {
  const calls: OpenCall[] = [];
  const all = { ...goodAnswers, ...answers };
  const openCall: FakeWorld['openCall'] = (name, answer, args = []) =>
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
  const api = portOf(
    (name) =>
      (...args) =>
        openCall(name, () => (all[name] as (...args: readonly unknown[]) => unknown)(...args), args),
  );
  return { calls, open: () => calls.filter(({ isOpen }) => isOpen), api, openCall };
}
