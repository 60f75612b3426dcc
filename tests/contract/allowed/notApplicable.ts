import { issue, type AllowedChange } from '../changes/change.ts';
import type { MakeLayer } from '../layers/layer.ts';
import { json } from '../layers/wire.ts';
import { allowedBy } from './alternative.ts';

/** A service that has no such thing, and says so where it is asked to bring it about. */
const notApplicable =
  (state: string, reason: string): MakeLayer =>
  () => ({
    state: async (asked, next) =>
      asked.state === state && asked.action === 'setup' ? json(200, { notApplicable: reason }) : next(asked),
  });

/** A service that tells no balance keeps no bonuses either. */
export const withoutBonuses = notApplicable('the customer has bonuses', 'Бонусов нет');

const FAULTS = notApplicable('the call is refused', 'Отказы по заказу не вызываются');

export const notApplicables: readonly AllowedChange[] = allowedBy(
  'a state that is not applicable',
  { ...issue('A state may answer «not applicable» with a reason'), place: 'line 2' },
  [
    [
      'user.find: no login code',
      'user.find',
      notApplicable('the login asks for a code', 'Код не спрашивается'),
    ],
    ['order.place: no refusals to order', 'order.place', FAULTS],
    ['address.create: no refusals to order', 'address.create', FAULTS],
    [
      'order.place: no key under way',
      'order.place',
      notApplicable('an order with this key is under way', 'Первый запрос не остановить'),
    ],
  ],
);
