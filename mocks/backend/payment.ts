import { readBody, tooLarge } from './body.ts';
import { paymentPage, settledPage, unknownOrderPage } from './paymentPage.ts';
import { htmlResponse } from './reply.ts';
import { orderById, type OrderRow } from './store.ts';
import type { World } from './world.ts';

/** How long an order waits to be paid; the kitchen gives it up then. */
const PAYMENT_MS = 60 * 60_000;

/** Where the customer goes after the bank's answer. */
const backOf = (order: OrderRow): string => {
  const page = order.payment === 'paid' ? '/complete' : '/complete-error';
  return new URL(`${page}?order=${encodeURIComponent(order.id)}`, order.returnOrigin).href;
};

/** A form may lead to this origin and back to the shop, nowhere else. */
const guarded = (html: string, status: number, order: OrderRow | null): Response => {
  const response = htmlResponse(html, status);
  const targets = order === null ? "'none'" : `'self' ${order.returnOrigin}`;
  response.headers.set(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`,
  );
  response.headers.set('cache-control', 'no-store');
  return response;
};

/** A payment that was refused may be tried again on the same page. */
const settle = (world: World, order: OrderRow, isPaid: boolean): void => {
  if (order.payment !== 'waiting' || !isPaid) return;
  order.payment = 'paid';
  world.kitchen.accept(order);
};

/** Gives an order up that nobody has paid within the hour. */
export const awaitPayment = (world: World, order: OrderRow): void => {
  world.clock.after(() => {
    if (order.payment !== 'waiting') return;
    order.payment = 'expired';
    world.kitchen.cancel(order);
  }, PAYMENT_MS);
};

/** The bank of the demo: GET shows the page, POST takes the answer and sends the customer back to the shop. */
export const answerPayment = async (world: World, request: Request): Promise<Response> => {
  const order = orderById(world.store, new URL(request.url).searchParams.get('order') ?? '');
  if (!order || order.payment === 'none') return guarded(unknownOrderPage(), 404, null);
  if (request.method === 'POST') {
    const text = await readBody(request);
    if (text === null) return tooLarge();
    settle(world, order, new URLSearchParams(text).get('outcome') === 'paid');
    return new Response(null, { status: 303, headers: { location: backOf(order) } });
  }
  const html = order.payment === 'waiting' ? paymentPage(order) : settledPage(order, backOf(order));
  return guarded(html, 200, order);
};
