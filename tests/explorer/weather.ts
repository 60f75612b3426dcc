import type { BrowserContext, Request, Route } from '@playwright/test';
import type { Chance } from './chance.ts';

/** An order as it left the browser. */
export interface SentOrder {
  /** Idempotency-Key. */
  readonly key: string;
  readonly body: OrderBody;
  /** What the server made of it, told to the page or not; null where it made none. */
  id: string | null;
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

const FATES: readonly (readonly [Fate, number])[] = [
  ['asIs', 58],
  ['slow', 24],
  ['verySlow', 6],
  ['cutBefore', 4],
  ['cutAfter', 3],
  ['unwell', 3],
  ['twice', 2],
];
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

/**
 * Stands between a visitor and the back end: delays (and so reorders), cuts before and after, is unwell, and sends twice,
 * by the choices of `chance`. All that is ordered is written down, whatever becomes of the answer.
 */
export async function letWeatherIn(context: BrowserContext, chance: Chance): Promise<Weather> {
  const orders: SentOrder[] = [];
  const underWay = new Set<Request>();
  let isClear = false;

  const fetched = async (route: Route, order: SentOrder | null) => {
    const answer = await route.fetch();
    const { id } = parsed(order ? await answer.text() : null) as { readonly id?: string | number };
    if (order && answer.ok() && id !== undefined) order.id = String(id);
    return answer;
  };
  const meet = async (route: Route, fate: Fate): Promise<void> => {
    const request = route.request();
    const order: SentOrder | null = isOrder(request)
      ? {
          key: request.headers()['idempotency-key'] ?? '',
          body: parsed(request.postData()),
          id: null,
        }
      : null;
    if (order) orders.push(order);
    if (fate === 'cutBefore') return route.abort('connectionreset');
    if (fate === 'unwell') return route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
    if (fate === 'slow') await pause(chance.next() * SLOW_MS);
    if (fate === 'verySlow') await pause(SLOW_MS + chance.next() * VERY_SLOW_MS);
    if (fate === 'twice') await fetched(route, order);
    const response = await fetched(route, order);
    if (fate === 'cutAfter') return route.abort('connectionreset');
    return route.fulfill({ response });
  };
  context.on('request', (request) => underWay.add(request));
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => underWay.delete(request));
  await context.route('**/api/v1/**', async (route) => {
    const fate = chance.weigh(FATES, ([, weight]) => weight)?.[0] ?? 'asIs';
    try {
      await meet(route, isClear ? 'asIs' : fate);
    } catch {
      // The page that asked is gone, or the network is.
      await route.abort().catch(() => undefined);
    }
  });
  return { orders, underWay: () => underWay.size, clear: () => void (isClear = true) };
}
