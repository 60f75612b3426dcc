import * as fc from 'fast-check';
import { type Observable, Subject } from 'rxjs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { ActiveOrder, UserId } from '../../src/domain/customer.ts';
import { selectTracking } from '../../src/slices/order/selectors.ts';
import { demoOrder } from '../demo.ts';
import { fold, shopOpened, signedIn } from '../given.ts';
import { openLiveShop } from './liveShop.ts';
import { property } from './property.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const customers = fold(shopOpened(), signedIn({ id: '7' as UserId }));
const statuses = fc.constantFrom(
  'WaitCooking',
  'CookingStarted',
  'OnWay',
  'Packing',
  'Delivered',
  'Closed',
  'Closed',
  'Cancelled',
);
const STEP_OF: Readonly<Record<string, string>> = {
  WaitCooking: 'accepted',
  CookingStarted: 'cooking',
  OnWay: 'onWay',
  Delivered: 'delivered',
  Closed: 'delivered',
};
const isFinal = (status: string): boolean => status === 'Closed' || status === 'Cancelled';

type Step =
  | {
      readonly what: 'push';
      readonly order: number;
      readonly user: number;
      readonly status: string;
      readonly time: number;
      readonly asText: boolean;
    }
  /** Answers the newest question: with the present order, with the one after it, with none, or not at all. */
  | { readonly what: 'answer'; readonly of: 'present' | 'next' | 'none' | 'failure'; readonly status: string }
  | { readonly what: 'loss' | 'return' }
  | { readonly what: 'time'; readonly ms: number };
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('push' as const),
        order: fc.constantFrom(1, 1, 1, 2, 3),
        user: fc.constantFrom(7, 7, 7, 7, 8),
        status: statuses,
        time: fc.integer({ min: -1, max: 6 }),
        asText: fc.boolean(),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        what: fc.constant('answer' as const),
        of: fc.constantFrom('present', 'present', 'present', 'next', 'next', 'none', 'failure'),
        status: statuses,
      }),
    },
    { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('loss' as const, 'return' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('time' as const),
        ms: fc.constantFrom(1, 4_999, 5_000, 9_999, 10_000),
      }),
    },
  ),
  { maxLength: 40, size: 'max' },
);

/** One thing that was said of an order, with its place among the others: the highest place is what is shown. */
interface Word {
  readonly place: readonly [losses: number, isPush: number, time: number, turn: number];
  readonly status: string;
}
const isHigher = (a: Word, b: Word): boolean => {
  const at = a.place.findIndex((part, index) => part !== b.place[index]);
  return at >= 0 && (a.place[at] ?? 0) > (b.place[at] ?? 0);
};
const highest = (words: readonly Word[]): Word | undefined =>
  words.reduce<Word | undefined>((best, word) => (best && isHigher(best, word) ? best : word), undefined);

/** What ought to be shown: everything that was said is kept, and sorted each time. */
class Model {
  #turn = 0;
  losses = 0;
  present = 1;
  shownId: number | null = null;
  readonly #words = new Map<number, Word[]>();
  readonly completedAt = new Map<number, number>();
  readonly reached = new Map<number, string | null>();

  wordsOf(order: number): Word[] {
    const words = this.#words.get(order) ?? [];
    this.#words.set(order, words);
    return words;
  }
  get status(): string | null {
    return this.shownId === null ? null : (highest(this.wordsOf(this.shownId))?.status ?? null);
  }
  hears(
    order: number,
    status: string,
    push: { readonly time: number } | { readonly askedAfter: number },
  ): void {
    const place =
      'time' in push
        ? ([this.losses, 1, push.time, (this.#turn += 1)] as const)
        : ([push.askedAfter, 0, 0, (this.#turn += 1)] as const);
    this.wordsOf(order).push({ place, status });
    const shown = this.status ?? '';
    const step = STEP_OF[shown];
    if (step) this.reached.set(order, step);
    if (isFinal(shown)) this.completedAt.set(order, Date.now());
  }
  /** True when the push counts. */
  pushed({ order, user, status, time }: Extract<Step, { what: 'push' }>): boolean {
    const latest = Math.max(
      ...this.wordsOf(order)
        .filter(({ place }) => place[1] === 1)
        .map(({ place }) => place[2]),
    );
    if (user !== 7 || order !== this.shownId || this.completedAt.has(order) || time < latest) return false;
    this.hears(order, status, { time });
    return true;
  }
  answered(order: number | null, status: string, askedAfter: number): void {
    if (order === null) {
      if (this.shownId !== null && !this.completedAt.has(this.shownId)) this.shownId = null;
      return;
    }
    if (this.completedAt.has(order)) return;
    if (this.shownId !== order) this.reached.delete(order);
    this.shownId = order;
    this.hears(order, status, { askedAfter });
  }
  tick(): void {
    if (this.shownId === null) return;
    const since = this.completedAt.get(this.shownId);
    if (since !== undefined && Date.now() - since >= 10_000) this.shownId = null;
  }
}

const openTracked = () => {
  vi.clearAllTimers();
  const model = new Model();
  let question: { readonly answer$: Subject<ActiveOrder | null>; readonly askedAfter: number } | null = null;
  const shop = openLiveShop(customers, {
    report: () => undefined,
    api: {
      activeOrder: (): Observable<ActiveOrder | null> => {
        const answer$ = new Subject<ActiveOrder | null>();
        question = { answer$, askedAfter: model.losses };
        return answer$;
      },
    },
  });
  shop.network.socket().opens();
  return {
    shop,
    model,
    takeQuestion: () => {
      const taken = question;
      question = null;
      return taken;
    },
  };
};

property(
  {
    id: 61,
    title: 'an order’s status is the newest said of it; final is final, and it goes 10 s after it first was',
    section: 'specification, section 4, "Active order status"; assumptions, section 6, "order status"',
  },
  async (check) => {
    await check(
      fc.property(steps, (script) => {
        const { shop, model, takeQuestion } = openTracked();
        const { network, store } = shop;
        const play = (step: Step): void => {
          if (step.what === 'time') vi.advanceTimersByTime(step.ms);
          if (step.what === 'loss' && network.socket().readyState === WebSocket.OPEN) {
            model.losses += 1;
            network.socket().drops();
          }
          if (step.what === 'return' && network.socket().readyState === WebSocket.CONNECTING)
            network.socket().opens();
          if (step.what === 'push' && network.socket().readyState === WebSocket.OPEN) {
            const idOf = (number: number) => (step.asText ? String(number) : number);
            model.pushed(step);
            network.socket().receives({
              type: 'order:status_update',
              orderId: idOf(step.order),
              userId: idOf(step.user),
              status: step.status,
              timestamp: step.time,
            });
          }
          if (step.what !== 'answer') return;
          const question = takeQuestion();
          if (!question) return;
          if (step.of === 'failure') return question.answer$.error(new Error('No answer'));
          if (step.of === 'next') model.present += 1;
          const order = step.of === 'none' ? null : model.present;
          model.answered(order, step.status, question.askedAfter);
          question.answer$.next(
            order === null ? null : { ...demoOrder, id: String(order), status: step.status },
          );
          question.answer$.complete();
        };
        for (const step of script) {
          play(step);
          // What is due is asked for in the next task.
          vi.advanceTimersByTime(1);
          model.tick();
          // The fetch that the 10 seconds bring, and the losses that silence brings, are not the model's.
          model.losses = store.state().order.losses;
          const { active } = store.state().order;
          expect(active?.id ?? null).toBe(model.shownId === null ? null : String(model.shownId));
          expect(active?.status ?? null).toBe(model.status);
          const tracking = selectTracking(store.state());
          if (!active || !tracking) continue;
          const reached = model.reached.get(model.shownId ?? 0) ?? null;
          expect(tracking.current).toBe(active.status === 'Cancelled' ? null : reached);
        }
        shop.stop();
      }),
      { share: 0.5 },
    );
  },
);
