import { onRefusal } from '../../changes/edits.ts';
import type { MakeLayer } from '../../layers/layer.ts';
import { peopleMemory, withToken } from '../../layers/people.ts';
import { json } from '../../layers/wire.ts';
import { byHand } from './hand.ts';

/** Whoever is logged in may do this for everybody. */
const openToAll =
  (operation: string): MakeLayer =>
  () => {
    const people = peopleMemory();
    return {
      state: people.remember,
      call: (call, next) => {
        const owner = people.namedIn(call);
        const isStranger = people.callerOf(call) !== null && people.callerOf(call) !== owner;
        const isOpen = call.operation === operation && owner !== null && isStranger;
        return next(isOpen ? withToken(call, owner.token) : call);
      },
    };
  };

const loggedOut = (operation: string): MakeLayer =>
  onRefusal(operation, 403, () => json(401, { message: 'Войдите, чтобы продолжить' }));

const READ: readonly (readonly [string, string])[] = [
  ['order.active', 'the active order'],
  ['order.last', 'the last order'],
  ['order.history', 'the past orders'],
  ['like.list', 'the likes'],
  ['address.list', 'the addresses'],
  ['notification.list', 'the notifications'],
  ['promo.list', 'the promotions'],
  ['user.change', 'a change of the profile'],
];

const LOGGED_OUT = ['order.active', 'order.history', 'like.list', 'address.list', 'user.change'];

export const privacy = byHand('another customer', [
  ...READ.map(
    ([operation, what]) =>
      [
        `${what} of another customer: open to all`,
        operation,
        'a stranger reads or changes what is somebody else’s',
        openToAll(operation),
      ] as const,
  ),
  ...LOGGED_OUT.map(
    (operation) =>
      [
        `${operation}: 401 for what is another customer’s`,
        operation,
        '401 logs the customer out',
        loggedOut(operation),
      ] as const,
  ),
]);
