import * as fc from 'fast-check';
import type { CartModifier } from '../../../src/domain/cart.ts';
import type { CityId, Product } from '../../../src/domain/catalog.ts';
import { selectVisibleLines } from '../../../src/slices/cart/lines/selectors.ts';
import type { PromoAnswer } from '../../../src/slices/cart/coupons/state.ts';
import { answers } from '../../arbitraryValues.ts';
import { demoZone, dish, firstOptions, options } from '../../demo.ts';
import type { ModelProduct } from './cart.ts';
import { always, command, edit, forCustomer, type Command, type Run } from './command.ts';
import { type Scene, ZONES } from './scene.ts';

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
const answerPromo =
  (back: number, answer: PromoAnswer | null): Run =>
  (model, scene) => {
    // An answer may belong to a call that the client has given up, or that asked about an older cart.
    const call = scene.promoCalls.at(-1 - back);
    if (!call) return;
    const counts = !call.line.closed && call.about === model.version;
    if (counts && answer) model.answer(answer);
    else if (counts) model.discount = 0;
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
export const buying: readonly fc.Arbitrary<Command>[] = [
  fc.constantFrom(...plain).map((product) =>
    edit(`Add ${product.name}`, (model, { store }) => {
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
      edit(`AddWithMods ${product.name}`, (model, { store }) => {
        const unitPrice = order.reduce(
          (sum, { price, amount }) => sum + price * amount,
          product.price as number,
        );
        model.add(modelOf(product), optionsText(order), unitPrice);
        store.emit('cart/addTapped', { productId: product.id, choice: order, quantity: 1 });
      }),
    ),
];
export const editing: readonly fc.Arbitrary<Command>[] = [
  places.map((at) =>
    edit(`Inc ${at}`, (model, scene) => {
      const lineId = goodsAt(scene, at);
      model.increase(at);
      if (lineId) scene.store.emit('cart/incrementTapped', { lineId });
    }),
  ),
  places.map((at) =>
    edit(`Dec ${at}`, (model, scene) => {
      const lineId = goodsAt(scene, at);
      model.decrease(at);
      if (lineId) scene.store.emit('cart/decrementTapped', { lineId });
    }),
  ),
  places.map((at) =>
    edit(`RemoveIdx ${at}`, (model, { store, state }) => {
      const line = selectVisibleLines(state)[at];
      model.removeAt(at);
      if (line) store.emit('cart/removeTapped', { lineId: line.id });
    }),
  ),
  fc.constantFrom(...plain, wok).map(({ id, name }) =>
    edit(`RemoveProduct ${name}`, (model, { store }) => {
      model.removeProduct(id);
      store.emit('cart/productRemoveTapped', { productId: id });
    }),
  ),
];
export const receiving: readonly fc.Arbitrary<Command>[] = [
  fc.constantFrom('delivery' as const, 'self' as const).map((method) =>
    edit(`SetMethod ${method}`, (model, { store }) => {
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
export const promo: readonly fc.Arbitrary<Command>[] = [
  fc.constantFrom('ЛАПША', 'ЖУРАВЛЬ10').map((code) =>
    edit(`ApplyCoupon ${code}`, (model, { store }) => {
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
