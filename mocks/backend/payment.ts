import { paymentPage, settledPage, unknownOrderPage } from './paymentPage.ts';
import { htmlResponse } from './reply.ts';
import { orderById, type OrderRow } from './store.ts';
import type { World } from './world.ts';

/** Where the customer goes after the bank's answer. */
const backOf = (order: OrderRow): string => {
  const page = order.payment === 'refused' ? '/complete-error' : '/complete';
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

const settle = (world: World, order: OrderRow, isPaid: boolean): void => {
  if (order.payment !== 'waiting') return;
  order.payment = isPaid ? 'paid' : 'refused';
  if (isPaid) world.kitchen.accept(order);
  else world.kitchen.cancel(order);
};

/** The bank of the demo: GET shows the page, POST takes the answer and sends the customer back to the shop. */
export const answerPayment = async (world: World, request: Request): Promise<Response> => {
  const order = orderById(world.store, new URL(request.url).searchParams.get('order') ?? '');
  if (!order || order.payment === 'none') return guarded(unknownOrderPage(), 404, null);
  if (request.method === 'POST') {
    const answer = new URLSearchParams(await request.text());
    settle(world, order, answer.get('outcome') === 'paid');
    return new Response(null, { status: 303, headers: { location: backOf(order) } });
  }
  const html = order.payment === 'waiting' ? paymentPage(order) : settledPage(order, backOf(order));
  return guarded(html, 200, order);
};
