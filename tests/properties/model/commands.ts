import * as fc from 'fast-check';
import type { CartModifier } from '../../../src/domain/cart.ts';
import type { CityId, Product } from '../../../src/domain/catalog.ts';
import { draft } from '../../../src/slices/events.ts';
import type { PromoAnswer } from '../../../src/slices/cart/state.ts';
import { selectVisibleLines } from '../../../src/slices/cart/selectors.ts';
import { answers } from '../../arbitraryValues.ts';
import { demoZone, dish, firstOptions, options } from '../../demo.ts';
import type { CartModel, ModelProduct } from './cart.ts';
import { customer, type Scene, ZONES } from './scene.ts';

type Command = fc.Command<CartModel, Scene>;
type Run = (model: CartModel, scene: Scene) => void;
const command = (
  name: string,
  run: Run,
  isPossible: (model: CartModel) => boolean = () => true,
): Command => ({
  check: isPossible,
  run,
  toString: () => name,
});
const always = (name: string, run: Run) => fc.constant(command(name, run));
const forCustomer = ({ isCustomer }: CartModel): boolean => isCustomer;

export const modelOf = ({ id, code, price, maxPerPosition, modifierGroups }: Product): ModelProduct => ({
  id,
  code,
  price,
  limit: maxPerPosition,
  needsChoice: modifierGroups.length > 0,
});
const optionsText = (choice: readonly CartModifier[]): string =>
  choice
    .map(({ groupId, id }) => `${groupId}/${id}`)
    .toSorted()
    .join();

const plain = ['Зелёный дракон', 'Картофель фри', 'Филадельфия люкс с икрой'].map(dish);
const wok = dish('Собери свой вок');
const philadelphia = dish('Филадельфия классик');
const configured = [
  { product: wok, choice: [...firstOptions(wok), ...options(wok, 'Кимчи')] },
  { product: wok, choice: firstOptions(wok) },
  { product: philadelphia, choice: options(philadelphia, 'Спайси', 'Унаги') },
  { product: philadelphia, choice: [] },
];

const goodsAt = ({ state }: Scene, at: number) =>
  state.cart.lines.filter(({ kind }) => kind === 'goods')[at]?.id;
const logIn: Run = (model, { store }) => {
  const { phone, name, consents } = customer;
  model.isCustomer = true;
  [model.zone = null] = ZONES;
  store.emit('auth/loginSubmitted', { phone, name, consents });
};
const answerPromo =
  (back: number, answer: PromoAnswer | null): Run =>
  (model, scene) => {
    // An answer may belong to a call that the client has given up, or that asked about an older cart.
    const call = scene.promoCalls.at(-1 - back);
    if (!call) return;
    const counts = !call.line.closed && call.about === model.version;
    if (counts && answer) model.answer(answer);
    else if (counts) model.fail();
    if (!answer) return scene.fail(call);
    call.line.next(answer);
    call.line.complete();
  };
const answerZone =
  (isFound: boolean): Run =>
  (model, scene) => {
    const call = scene.zoneCalls.at(-1);
    if (!call || call.line.closed) return;
    const delivery = demoZone(call.about);
    model.zoneFound(call.about, isFound ? delivery.deliveryId : null);
    if (!isFound) return scene.fail(call);
    call.line.next(delivery);
    call.line.complete();
  };

const places = fc.nat(4);
const buying: readonly fc.Arbitrary<Command>[] = [
  fc.constantFrom(...plain).map((product) =>
    command(`Add ${product.name}`, (model, { store }) => {
      model.add(modelOf(product), '', product.price);
      store.emit('cart/addTapped', { productId: product.id, choice: null, quantity: 1 });
    }),
  ),
  fc
    .constantFrom(...configured)
    .chain(({ product, choice }) =>
      fc.shuffledSubarray([...choice], { minLength: choice.length }).map((order) => ({ product, order })),
    )
    .map(({ product, order }) =>
      command(`AddWithMods ${product.name}`, (model, { store }) => {
        const unitPrice = order.reduce(
          (sum, { price, amount }) => sum + price * amount,
          product.price as number,
        );
        model.add(modelOf(product), optionsText(order), unitPrice);
        store.emit('cart/addTapped', { productId: product.id, choice: order, quantity: 1 });
      }),
    ),
];
const editing: readonly fc.Arbitrary<Command>[] = [
  places.map((at) =>
    command(`Inc ${at}`, (model, scene) => {
      const lineId = goodsAt(scene, at);
      model.increase(at);
      if (lineId) scene.store.emit('cart/incrementTapped', { lineId });
    }),
  ),
  places.map((at) =>
    command(`Dec ${at}`, (model, scene) => {
      const lineId = goodsAt(scene, at);
      model.decrease(at);
      if (lineId) scene.store.emit('cart/decrementTapped', { lineId });
    }),
  ),
  places.map((at) =>
    command(`RemoveIdx ${at}`, (model, { store, state }) => {
      const line = selectVisibleLines(state)[at];
      model.removeAt(at);
      if (line) store.emit('cart/removeTapped', { lineId: line.id });
    }),
  ),
  fc.constantFrom(...plain, wok).map(({ id, name }) =>
    command(`RemoveProduct ${name}`, (model, { store }) => {
      model.removeProduct(id);
      store.emit('cart/productRemoveTapped', { productId: id });
    }),
  ),
];
const receiving: readonly fc.Arbitrary<Command>[] = [
  fc.constantFrom('delivery' as const, 'self' as const).map((method) =>
    command(`SetMethod ${method}`, (model, { store }) => {
      model.choose(method);
      store.emit('cart/methodChosen', { method });
    }),
  ),
  fc.nat(2).map((at) =>
    command(
      `SetZone ${ZONES[at]}`,
      (model, { store }) => {
        model.zone = ZONES[at] ?? null;
        store.emit('address/chosen', { addressId: `a${at}` as never });
      },
      forCustomer,
    ),
  ),
  always('ZoneOk', answerZone(true)),
  always('ZoneFail', answerZone(false)),
  fc.constantFrom('1', '2', '3').map((id) =>
    command(`SetCity ${id}`, (model, { store }) => {
      model.enter('');
      store.emit('city/chosen', { cityId: id as CityId });
    }),
  ),
];
const promo: readonly fc.Arbitrary<Command>[] = [
  fc.constantFrom('ЛАПША', 'ЖУРАВЛЬ10').map((code) =>
    command(`ApplyCoupon ${code}`, (model, { store }) => {
      model.enter(code);
      store.emit('cart/couponSubmitted', { code });
    }),
  ),
  fc
    .tuple(fc.constantFrom(0, 0, 0, 1), answers)
    .map(([back, answer]) =>
      command(
        `PromoOk ${back} ${answer.discountTotal} ${answer.freeProducts.join('+')}`,
        answerPromo(back, answer),
      ),
    ),
  fc.constantFrom(0, 0, 1).map((back) => command(`PromoFail ${back}`, answerPromo(back, null))),
];
const session: readonly fc.Arbitrary<Command>[] = [
  fc.constant(command('Login', logIn, (model) => !model.isCustomer)),
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
      (model, { store }) => {
        model.logOut();
        endElsewhere(store);
      },
      forCustomer,
    ),
  ),
];
/** The place to speak through the channel between tabs. */
const elsewhere = draft('auth/loggedOut', { reason: 'elsewhere' });
const endElsewhere = (store: Scene['store']): void => store.emit(elsewhere.type, elsewhere.payload as never);

const statuses = fc.constantFrom('CookingStarted', 'OnWay', 'Closed');
const outside: readonly fc.Arbitrary<Command>[] = [
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
const ordering: readonly fc.Arbitrary<Command>[] = [
  always('Order', (_model, { store }) => store.emit('order/placeTapped')),
  always('OrderTimeout', (_model, scene) => {
    scene.isServerDeaf = true;
    scene.store.emit('order/placeTapped');
    scene.pass(10_001);
    scene.isServerDeaf = false;
  }),
];

/** The kinds that most stories are made of stand more than once. */
export const commandKinds = [
  ...[...buying, ...buying, ...buying, ...editing, ...editing],
  ...[...receiving, ...promo, ...promo, ...session, ...outside, ...ordering],
  fc.constant(command('Login', logIn, (model) => !model.isCustomer)),
  always('AdvanceClock 301', (_model, scene) => scene.pass(301)),
  always('AdvanceClock 301', (_model, scene) => scene.pass(301)),
];
