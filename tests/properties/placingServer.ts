import { Observable } from 'rxjs';
import { ApiFailure } from '../../src/domain/failure.ts';
import type { OrderRequest } from '../../src/domain/orderRequest.ts';
import type { PlacedOrder } from '../../src/slices/cart/placing/state.ts';

/** What becomes of one request to place an order. */
export interface Fate {
  readonly kind: 'answered' | 'refused' | 'broken' | 'busy' | 'unsent' | 'unanswered';
  /** Milliseconds until it arrives, and from there until the server has judged it. */
  readonly way: number;
  readonly work: number;
  /** The HTTP status of a refusal or a failure. */
  readonly status: number;
  /** Seconds; only of a server that is busy. */
  readonly retryAfter: number | null;
}
const KIND: Fate = { kind: 'answered', way: 0, work: 0, status: 0, retryAfter: null };

/** Until then no request is answered; each has the next of these fates, counted round. */
export interface Outage {
  readonly until: number;
  readonly fates: readonly Fate[];
}

interface SentOrder {
  readonly key: string;
  readonly body: OrderRequest;
}
export interface PlacingServer {
  /** Every request as the client sent it. */
  readonly sent: readonly SentOrder[];
  /** The orders that exist, by their key. */
  readonly orders: ReadonlyMap<string, PlacedOrder>;
  place(key: string, body: OrderRequest): Observable<PlacedOrder>;
  /** From now on every request is answered at once. */
  heal(): void;
}

/** Where an order that is paid online is paid; its id follows. */
export const BANK = 'https://pay.example/';

const IN_FLIGHT = new ApiFailure('status', { status: 409, retryAfter: 1 });

/**
 * A back end that keeps one order for one key (assumptions, section 3): a known key gets its first answer again, one
 * that is being judged 409 with Retry-After, and a refused one is judged anew. A request that arrives after a later one
 * of its key was refused is dropped: no client could do anything about it.
 */
export function createPlacingServer(fates: readonly Fate[], outage: Outage | null = null): PlacingServer {
  const waiting = [...fates];
  const sent: SentOrder[] = [];
  const orders = new Map<string, PlacedOrder>();
  const inWork = new Set<string>();
  const refusedAt = new Map<string, number>();

  type Answer = PlacedOrder | ApiFailure | null;
  /** Judges what has arrived; the fate decides where nothing is known of the key yet. */
  const judge = ({ key, body }: SentOrder, nth: number, fate: Fate): Answer => {
    const known = orders.get(key);
    if (known) return known;
    if (nth < (refusedAt.get(key) ?? 0)) return null;
    if (fate.kind === 'refused') {
      refusedAt.set(key, sent.length);
      return new ApiFailure('status', { status: fate.status, serverMessage: 'Ресторан закрыт' });
    }
    if (fate.kind === 'busy')
      return new ApiFailure('status', { status: fate.status, retryAfter: fate.retryAfter });
    const number = String(orders.size + 1);
    const id = `order-${number}`;
    const order = { id, number, paymentUrl: body.payment === 'online' ? `${BANK}${id}` : null };
    orders.set(key, order);
    return order;
  };
  /** What the client hears: of a broken connection nothing that it could trust. */
  const heard = (answer: Answer, fate: Fate): Answer => {
    if (fate.kind === 'unanswered') return null;
    return fate.kind === 'broken' ? new ApiFailure('status', { status: fate.status }) : answer;
  };

  const place = (key: string, body: OrderRequest): Observable<PlacedOrder> =>
    new Observable((subscriber) => {
      sent.push({ key, body });
      const nth = sent.length;
      const isOut = outage !== null && Date.now() < outage.until;
      const fate = (isOut ? outage.fates[nth % outage.fates.length] : waiting.shift()) ?? KIND;
      const tell = (answer: Answer): void => {
        if (answer instanceof ApiFailure) subscriber.error(answer);
        else if (answer) {
          subscriber.next(answer);
          subscriber.complete();
        }
      };
      // A request that has left arrives, whether or not anybody still listens.
      setTimeout(() => {
        if (fate.kind === 'unsent') return tell(new ApiFailure('offline'));
        if (inWork.has(key)) return tell(IN_FLIGHT);
        inWork.add(key);
        setTimeout(() => {
          inWork.delete(key);
          tell(heard(judge({ key, body }, nth, fate), fate));
        }, fate.work);
        return undefined;
      }, fate.way);
    });
  return { sent, orders, place, heal: () => void waiting.splice(0) };
}
