import { buildPromos } from '../chain/promos.ts';
import type { Answered } from '../backend/bench.ts';
import { requestOf } from '../backend/bench.ts';
import { deliveryBody, item, orderBody } from '../backend/sampleOrders.ts';
import { mustAnswer, sessionByPhone, type Session } from './customerStates.ts';
import { refuse } from './refusals.ts';
import type { SettersOf } from './setters.ts';
import { KITCHEN_STEP_MS, type ProviderContext } from './context.ts';

/** More steps than any order takes from the first status to the last. */
const ALL_STEPS = 12;
const DISH = 'Вок с курицей терияки';

const statusOf = ({ fields }: Answered): unknown => {
  const { delivery } = fields;
  return typeof delivery === 'object' && delivery !== null && 'status' in delivery ? delivery.status : null;
};

const place = (context: ProviderContext, { token }: Session): Promise<Answered> =>
  context.call('order.place', {
    token,
    headers: { 'idempotency-key': 'first' },
    body: deliveryBody([item(DISH)]),
  });

/** Lets the kitchen work until the order of the customer has the status. */
const cookUntil = async (
  context: ProviderContext,
  { id, token }: Session,
  status: string,
): Promise<string> => {
  for (let step = 0; step < ALL_STEPS; step += 1) {
    const active = await context.call('order.active', { token, params: { userId: id } });
    if (statusOf(active) === status) return String(active.fields['id']);
    context.clock.advance(KITCHEN_STEP_MS);
  }
  throw new Error(`No order of the kitchen has the status "${status}"`);
};

type OrderState =
  | 'the customer has an active order'
  | 'the customer has ordered before'
  | 'an order with this key is under way'
  | 'an order moves on';

const placedStates = (context: ProviderContext): SettersOf<OrderState> => ({
  'the customer has an active order': async ({ phone, status }) => {
    const session = await sessionByPhone(context, phone);
    mustAnswer(await place(context, session), 201);
    return { orderId: await cookUntil(context, session, status) };
  },
  'the customer has ordered before': async ({ phone }) => {
    const session = await sessionByPhone(context, phone);
    mustAnswer(await place(context, session), 201);
    context.clock.advance(ALL_STEPS * KITCHEN_STEP_MS);
    return {};
  },
  'an order with this key is under way': async ({ phone, key }) => {
    const { token } = await sessionByPhone(context, phone);
    context.backend.fail('order.place', { delayMs: KITCHEN_STEP_MS });
    const options = { token, headers: { 'idempotency-key': key }, body: orderBody([item(DISH)]) };
    // Nobody waits for the first answer: the clock stands still, so it never comes.
    void context.backend.fetch(requestOf('order.place', options));
    return {};
  },
  'an order moves on': async () => {
    context.clock.advance(KITCHEN_STEP_MS);
    return {};
  },
});

type PromoState = 'no coupon has the code' | 'there is a promotion';

const promoStates = ({ clock }: ProviderContext): SettersOf<PromoState> => ({
  'no coupon has the code': async ({ coupon }) => {
    const isKnown = buildPromos(clock.now()).some(({ code }) => code === coupon);
    if (isKnown) throw new Error(`The demo knows the coupon "${coupon}"`);
    return {};
  },
  'there is a promotion': async () => {
    const whole = buildPromos(clock.now()).find(({ dateTo }) => dateTo !== undefined);
    return { code: whole?.code ?? '' };
  },
});

type RefusalState = 'the shop takes no orders' | 'the call is refused' | 'orders can be paid online';

const refusalStates = (context: ProviderContext): SettersOf<RefusalState> => ({
  'the shop takes no orders': async ({ text }) => {
    context.backend.patchSetting('IS_SITE_NOT_WORKING', true);
    context.backend.patchSetting('TEXT_SITE_NOT_WORKING', text);
    return {};
  },
  'orders can be paid online': async () => {
    context.backend.patchSetting('IS_ONLINE_PAYMENT_DISABLE', { delivery: false, self: false });
    return {};
  },
  'the call is refused': async (refused) => {
    await refuse(context, refused);
    return {};
  },
});

export const orderStates = (context: ProviderContext): SettersOf<OrderState | PromoState | RefusalState> => ({
  ...placedStates(context),
  ...promoStates(context),
  ...refusalStates(context),
});
