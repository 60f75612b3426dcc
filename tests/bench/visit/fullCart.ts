import { grownTo } from '../../../mocks/menu/grown.ts';
import { buildShopCatalog } from '../../../mocks/backend/shop.ts';
import { readCatalog } from '../../../src/ports/readers/catalog.ts';
import type { CartLine } from '../../../src/domain/cart.ts';
import { lineOf } from '../../../src/slices/cart/lines/line.ts';
import { initialState } from '../../../src/slices/state.ts';
import { keptOf, type Kept } from './visitors.ts';

/** So many lines lie in the cart, one piece of each. */
export const LINES = 30;

/** The first dishes that can be bought without a choice, each with a line of its own. */
const linesOf = (dishes: number): readonly CartLine[] =>
  readCatalog(grownTo(buildShopCatalog(), dishes), '')
    .answer.products.filter(
      ({ maxPerPosition, price, modifierGroups }) =>
        maxPerPosition === 0 && price > 0 && modifierGroups.length === 0,
    )
    .slice(0, LINES)
    .map((product, at) => lineOf({ id: `line-${at}`, product, kind: 'goods' }));

/** The card of a dish that lies in this cart, wherever it stands on the page. */
export const cardOfCart = (dishes: number): string => {
  const [line] = linesOf(dishes);
  if (!line) throw new Error('The demo has no dish that can be bought without a choice');
  return `article[aria-label="${line.name.replaceAll('"', String.raw`\"`)}"]`;
};

/** What the browser of a guest keeps who has chosen a city and filled the cart of a shop with so many dishes. */
export const fullCartOf = (dishes: number): Kept => {
  const { cart, user, address, auth } = initialState;
  return keptOf({
    cart: { ...cart, lines: linesOf(dishes) },
    user: { ...user, isAlreadySelectedCity: true },
    address,
    auth,
  });
};
