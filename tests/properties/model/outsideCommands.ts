import * as fc from 'fast-check';
import { always, command, forCustomer, type Command, type Run } from './command.ts';
import { customer, type Scene, ZONES } from './scene.ts';

const logIn: Run = (model, { store }) => {
  const { phone, name, consents } = customer;
  model.isCustomer = true;
  [model.zone = null] = ZONES;
  store.emit('auth/loginSubmitted', { phone, name, consents });
};
export const login = fc.constant(command('Login', logIn, (model) => !model.isCustomer));
/** The place to speak through the channel between tabs. */
const endElsewhere = ({ store }: Scene): void => store.emit('auth/loggedOut', { reason: 'elsewhere' });

export const session: readonly fc.Arbitrary<Command>[] = [
  fc.constant(
    command(
      'Logout',
      (model, { store }) => {
        model.logOut();
        store.emit('auth/logoutTapped');
      },
      forCustomer,
    ),
  ),
  fc.boolean().map((isOld) =>
    command(`Expire401 ${isOld ? 'of an older session' : ''}`, (model, { state, refusals$ }) => {
      const { token } = state.auth;
      if (!token) return;
      if (!isOld) model.logOut();
      refusals$.next({ kind: 'session', token: isOld ? (`${token}-old` as typeof token) : token });
    }),
  ),
  fc.constant(
    command(
      'OtherTabLogout',
      (model, scene) => {
        model.logOut();
        endElsewhere(scene);
      },
      forCustomer,
    ),
  ),
];
const statuses = fc.constantFrom('CookingStarted', 'OnWay', 'Closed');
export const outside: readonly fc.Arbitrary<Command>[] = [
  always('Reload', (_model, scene) => scene.reload()),
  always('GoOffline', (_model, { online$ }) => online$.next(false)),
  always('GoOnline', (_model, { online$ }) => online$.next(true)),
  fc.tuple(statuses, fc.constantFrom('user-1', 'user-2'), fc.nat(5)).map(([status, userId, timestamp]) =>
    command(`WsEvent ${status} ${userId}`, (_model, scene) => {
      const { phone, name } = customer;
      const fact = { orderId: 'order-1', status, timestamp, courier: { phone, name }, previousStatus: null };
      scene.tell({ type: 'status', userId, ...fact });
    }),
  ),
  always('WsDrop', (_model, scene) => scene.tell({ type: 'lost' })),
  fc
    .constantFrom(1, 299, 300, 301, 1_000, 10_000, 300_001)
    .map((ms) => command(`AdvanceClock ${ms}`, (_model, scene) => scene.pass(ms))),
  always('Dismiss', (_model, { store, state: { modal } }) => {
    if (modal.open) store.emit('modal/dismissed', { kind: modal.open.kind });
  }),
];
export const ordering: readonly fc.Arbitrary<Command>[] = [
  always('Order', (_model, { store }) => store.emit('cart/orderTapped')),
  always('OrderTimeout', (_model, scene) => {
    scene.isServerDeaf = true;
    scene.store.emit('cart/orderTapped');
    scene.pass(10_001);
    scene.isServerDeaf = false;
  }),
];
