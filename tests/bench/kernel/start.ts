import { DELIVERY_TERMINALS } from '../../../mocks/chain/restaurants.ts';
import { buildCatalog } from '../../../mocks/menu/catalog.ts';
import { grownTo } from '../../../mocks/menu/grown.ts';
import { lineId, type CartLine } from '../../../src/domain/cart.ts';
import { createStore } from '../../../src/kernel/store.ts';
import { readCatalog } from '../../../src/ports/readers/catalog.ts';
import { app } from '../../../src/slices/app.ts';
import { draft } from '../../../src/slices/draft.ts';
import type { AppState } from '../../../src/slices/state.ts';
import * as given from '../../given.ts';
import { testWorld } from '../../world.ts';
import { lineOf } from '../../../src/slices/cart/lines/line.ts';

/** So many lines lie in the cart. */
const LINES = 30;

/** The line that a press is meant for: all of them in turn, neighbours never one after the other. */
export const pressedLine = (press: number) => lineId(`line-${(press * 7) % LINES}`);

const terminals = Object.values(DELIVERY_TERMINALS)
  .flat()
  .map(({ deliveryTerminalId }) => deliveryTerminalId);

/** A full cart of different dishes, each with what its customer chose: options of the first dishes that have some. */
const cartOf = ({ catalog }: AppState): readonly CartLine[] => {
  const options = catalog.products
    .flatMap(({ modifierGroups }) => modifierGroups)
    .slice(0, 3)
    .flatMap(({ id: groupId, name: groupName, modifiers }) =>
      modifiers
        .slice(0, 1)
        .map(({ id, name, price, code }) => ({ id, name, price, amount: 1, code, groupId, groupName })),
    );
  return catalog.products
    .filter(({ maxPerPosition, price }) => maxPerPosition === 0 && price > 0)
    .slice(0, LINES)
    .map((product, at) =>
      lineOf({ id: pressedLine(at), product, kind: 'goods', quantity: 1 + (at % 3), modifiers: options }),
    );
};

/** After one press: what rules add to a cart that comes from nowhere (the delivery's line) is there. */
const settled = (state: AppState): AppState => {
  const store = createStore(app, testWorld(), state);
  store.emit('cart/incrementTapped', { lineId: pressedLine(0) });
  return store.state();
};

/** A shop with so many dishes, opened by a customer with a full cart and an order on its way. */
export const startOf = (dishes: number): AppState => {
  const wire = buildCatalog({ imageUrl: ({ id }) => `/demo/i/${id}`, terminals });
  return settled(
    given.fold(
      given.settingsLoaded(),
      given.cityEntered(),
      given.catalogLoaded(readCatalog(grownTo(wire, dishes), '').answer),
      given.restored(),
      given.signedIn(),
      draft('catalog/likesLoaded', { productIds: [] }),
      given.addressSelected(),
      given.orderActive(),
      (state) => ({ cart: { lines: cartOf(state), isCalculating: false }, modal: { open: null, queue: [] } }),
    ),
  );
};
