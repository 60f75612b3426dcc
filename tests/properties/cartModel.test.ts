import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectCount, selectVisibleLines } from '../../src/slices/cart/lines/selectors.ts';
import { selectTotals } from '../../src/slices/cart/selectors.ts';
import { fewProducts, SECRET_TEXT } from '../arbitraryValues.ts';
import { dish } from '../demo.ts';
import { onStage } from '../stage.ts';
import { CartModel } from './model/cart.ts';
import { modelOf } from './model/cartCommands.ts';
import { commandKinds } from './model/commands.ts';
import { atLeastZero, exactTotal } from './model/kopecks.ts';
import { Scene } from './model/scene.ts';
import { numRuns, patience, seed } from './property.ts';

const service = (name: string) => modelOf(dish(name));
const services = {
  paid: service('Доставка'),
  free: service('Бесплатная доставка'),
  fee: service('Сервисный сбор'),
  all: [service('Доставка'), service('Доставка в дальнюю зону')],
};
const served = new Set([services.free, services.fee, ...services.all].map(({ id }) => id));
const products = fewProducts.map(modelOf).filter(({ id }) => !served.has(id));

/** The properties that hold after every command, whatever came before; the numbers are those of the list. */
function holds(model: CartModel, scene: Scene): void {
  const { state } = scene;
  const { cart, modal, auth, user } = state;
  const of = (kind: string) => cart.lines.filter((line) => line.kind === kind);
  // 1, 11
  expect(exactTotal(cart.lines)).toBe(model.total);
  const { total } = selectTotals(state);
  expect(BigInt(total)).toBe(atLeastZero(model.total - BigInt(cart.spendBonus) - BigInt(model.discount)));
  // 7, 8, 10: line by line as the model has them
  const seen = selectVisibleLines(state).map(({ productId, kind, quantity }) => [
    productId,
    kind === 'gift',
    quantity,
  ]);
  expect(seen).toEqual(model.lines.map(({ productId, isGift, quantity }) => [productId, isGift, quantity]));
  expect(selectCount(state)).toBe(model.count);
  // 14
  if (model.goods.length === 0)
    expect(cart).toMatchObject({ lines: [], discountTotal: 0, isCalculating: false });
  // 16
  const delivery = model.delivery === null ? [] : [[model.delivery.id, 1]];
  expect(of('delivery').map(({ productId, quantity }) => [productId, quantity])).toEqual(delivery);
  expect(of('fee')).toHaveLength(model.goods.length > 0 ? 1 : 0);
  // 22, 24: no call without a customer's goods; of all answers only the one to this cart counts
  expect(scene.strays).toBe(0);
  expect([cart.discountTotal, cart.coupon, cart.deliveryMethod]).toEqual([
    model.discount,
    model.coupon,
    model.method,
  ]);
  // 27
  const dialogs = [modal.open, ...modal.queue].map((one) => JSON.stringify(one));
  expect(new Set(dialogs).size).toBe(dialogs.length);
  if (!modal.open) expect(modal.queue).toEqual([]);
  // 48: whoever left is nowhere in the memory
  expect(user.customer !== null).toBe(model.isCustomer);
  if (!model.isCustomer) {
    expect(auth.token).toBeNull();
    expect(SECRET_TEXT.exec(JSON.stringify({ ...state, catalog: null, setting: null }))?.[0]).toBeUndefined();
  }
  // 57
  expect(scene.sockets).toBe(1);
}

/** Sees to it that the properties are looked at after each command, and that a counterexample is told as a story. */
const watched = (command: fc.Command<CartModel, Scene>): fc.Command<CartModel, Scene> => ({
  check: (model) => command.check(model),
  run: (model, scene) => {
    command.run(model, scene);
    holds(model, scene);
  },
  toString: () => command.toString(),
});

test('the cart does what a plain list does, over any story of 60 events', { timeout: patience }, () => {
  const stories = fc.commands(
    commandKinds.map((kind) => kind.map(watched)),
    { maxCommands: 60, size: 'max' },
  );
  fc.assert(
    fc.property(stories, (story) => {
      onStage((stage) => {
        const model = new CartModel(products, services);
        const real = new Scene(stage, model);
        try {
          fc.modelRun(() => ({ model, real }), story);
        } finally {
          real.leave();
        }
      });
    }),
    { seed, numRuns: Math.ceil(numRuns * 0.3) },
  );
});
