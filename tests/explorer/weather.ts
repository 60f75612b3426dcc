import type { BrowserContext, Request, Route } from '@playwright/test';
import { chanceOf } from './chance.ts';

/** An order as it left the browser. */
export interface SentOrder {
  /** Idempotency-Key. */
  readonly key: string;
  readonly body: OrderBody;
  /** What the server made of it, told to the page or not; null where it made none. */
  id: string | null;
  /** What the restaurant itself says against it; null where it says nothing. */
  refusal: string | null;
}

/** The fields that a customer could check against the screen. Sums in roubles, as on the wire. */
export interface OrderBody {
  readonly deliveryMethod?: string;
  readonly total?: number;
  readonly order?: {
    readonly items?: readonly { readonly id: string; readonly name: string; readonly amount: number }[];
  };
  readonly address?: { readonly city?: string | null; readonly street?: string | null } | null;
}

/** What the network does with one call. */
type Fate = 'asIs' | 'slow' | 'verySlow' | 'cutBefore' | 'cutAfter' | 'unwell' | 'twice';

/** How often, by day and in a storm. */
const FATES: readonly (readonly [Fate, number, number])[] = [
  ['asIs', 60, 40],
  ['slow', 24, 24],
  ['verySlow', 6, 12],
  ['cutBefore', 3, 8],
  ['cutAfter', 3, 8],
  ['unwell', 2, 4],
  ['twice', 2, 4],
];
/** So often out of a hundred visits it storms. */
const STORMS = 35;
const SLOW_MS = 250;
const VERY_SLOW_MS = 1_500;

export interface Weather {
  readonly orders: readonly SentOrder[];
  /** Requests without an answer yet. */
  readonly underWay: () => number;
  /** From here on nothing is late, cut or unwell. */
  readonly clear: () => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isOrder = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/api/v1/order');

/** An empty one where it is no JSON. */
const parsed = (text: string | null): object => {
  try {
    return Object(JSON.parse(text ?? 'null')) as object;
  } catch {
    return {};
  }
};

/** Names of calls without what is another one in each shop: ids, phones, codes. */
const callOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[^/]*\d[^/]*/g, '*')}`;

const hashOf = (text: string): number => {
  let hash = 7;
  for (const sign of text) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 2_000_003;
  return hash;
};

/**
 * Stands between a visitor and the back end: delays (and so reorders), cuts before and after, is unwell, and sends twice. What
 * becomes of a call is settled by the seed, its name, and how many of that name came before it: so a visit that is played again
 * with fewer acts meets the same. All that is ordered is written down, whatever becomes of the answer.
 */
export async function letWeatherIn(context: BrowserContext, seed: number): Promise<Weather> {
  const orders: SentOrder[] = [];
  const underWay = new Set<Request>();
  const counts = new Map<string, number>();
  const isStorm = chanceOf(seed).percent(STORMS);
  let isClear = false;

  const fetched = async (route: Route, order: SentOrder | null) => {
    const answer = await route.fetch();
    if (!order) return answer;
    const { id, message } = parsed(await answer.text()) as {
      readonly id?: string | number;
      readonly message?: string;
    };
    if (answer.ok() && id !== undefined) order.id = String(id);
    else if (answer.status() === 422) order.refusal = message ?? '422';
    return answer;
  };
  const meet = async (route: Route, fate: Fate, length: number): Promise<void> => {
    const request = route.request();
    const order: SentOrder | null = isOrder(request)
      ? {
          key: request.headers()['idempotency-key'] ?? '',
          body: parsed(request.postData()),
          id: null,
          refusal: null,
        }
      : null;
    if (order) orders.push(order);
    if (fate === 'cutBefore') return route.abort('connectionreset');
    if (fate === 'unwell') return route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
    if (fate === 'slow') await pause(length * SLOW_MS);
    if (fate === 'verySlow') await pause(SLOW_MS + length * VERY_SLOW_MS);
    if (fate === 'twice') await fetched(route, order);
    const response = await fetched(route, order);
    if (fate === 'cutAfter') return route.abort('connectionreset');
    return route.fulfill({ response });
  };
  context.on('request', (request) => underWay.add(request));
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  await context.route('**/api/v1/**', async (route) => {
    const call = callOf(route.request());
    const nth = counts.get(call) ?? 0;
    counts.set(call, nth + 1);
    const chance = chanceOf(seed + hashOf(`${call} ${nth}`));
    // An order is where most is lost.
    const isRough = isStorm || isOrder(route.request());
    const fate = chance.weigh(FATES, ([, calm, storm]) => (isRough ? storm : calm))?.[0] ?? 'asIs';
    try {
      await meet(route, isClear ? 'asIs' : fate, chance.next());
    } catch {
      // The page that asked is gone, or the network is.
      await route.abort().catch(() => undefined);
    }
  });
  return { orders, underWay: () => underWay.size, clear: () => void (isClear = true) };
}
