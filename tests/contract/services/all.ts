import { onField } from '../changes/edits.ts';
import { stacked, type Layer, type MakeLayer } from '../layers/layer.ts';
import { isFields } from '../layers/layer.ts';
import { json } from '../layers/wire.ts';
import { loginCode } from './loginCode.ts';
import { otherAlternatives } from './otherAlternatives.ts';

/** A service that keeps the specification. */
export interface RightfulService {
  readonly name: string;
  readonly make: MakeLayer;
}

const PUSH = new Set<unknown>(['notification.registerDevice', 'notification.registerWebDevice']);
const LACKING = /online|pay|push|device/i;
const reason = 'Нет ни онлайн-оплаты, ни push-уведомлений';

/** Neither takes money online nor registers devices; states about either are not applicable. */
const withoutPaymentAndPush: MakeLayer = stacked(
  (): Layer => ({
    state: async (asked, next) => {
      const isLacking = LACKING.test(asked.state) || PUSH.has(asked.params['operation']);
      return asked.action === 'setup' && isLacking ? json(200, { notApplicable: reason }) : next(asked);
    },
    call: async (call, next) => {
      if (call.method === 'OPTIONS') return next(call);
      if (PUSH.has(call.operation)) return json(404, { message: 'Такого адреса нет' });
      const isOnline = isFields(call.body) && call.body['payment'] === 'online';
      return call.operation === 'order.place' && isOnline
        ? json(422, { message: 'Онлайн-оплаты нет' })
        : next(call);
    },
  }),
  onField('setting.all', 'IS_ONLINE_PAYMENT_DISABLE', () => ({ delivery: true, self: true })),
);

const reference: MakeLayer = () => ({});

export const rightfulServices: readonly RightfulService[] = [
  { name: 'the reference provider of the demo', make: reference },
  { name: 'a service that always asks for the login code', make: loginCode({ asks: 'always' }) },
  { name: 'a service without online payment and push', make: withoutPaymentAndPush },
  { name: 'a service that takes the other alternative everywhere', make: otherAlternatives },
];
