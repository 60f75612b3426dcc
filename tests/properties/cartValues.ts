import * as fc from 'fast-check';
import { lineId, type CartLine, type CartModifier } from '../../src/domain/cart.ts';
import type { GroupId, ProductId } from '../../src/domain/catalog.ts';
import { kopecks, NOTHING } from '../../src/domain/money.ts';
import { lineFor } from '../given.ts';

/** Sums where floats of roubles go wrong, and the ends. */
export const prices = fc
  .oneof(fc.constantFrom(0, 1, 10, 20, 1_999, 4_273, 96_689, 100_000_000), fc.nat(200_000))
  .map(kopecks);

/** Few ids and few groups, so that equal options stand in other groups too. */
const modifiers: fc.Arbitrary<CartModifier> = fc
  .record({
    id: fc.constantFrom('a', 'b'),
    groupId: fc.constantFrom('g', 'h'),
    amount: fc.constantFrom(1, 1, 2, 3),
    price: prices,
  })
  .map(({ id, groupId, amount, price }) => ({
    id: id as ProductId,
    groupId: groupId as GroupId,
    amount,
    price,
    name: id,
    code: id,
    groupName: groupId,
  }));
export const choices = fc.array(modifiers, { maxLength: 4 });

const line: fc.Arbitrary<CartLine> = fc
  .record({
    kind: fc.constantFrom('goods', 'goods', 'goods', 'gift', 'delivery', 'fee'),
    price: prices,
    quantity: fc.integer({ min: 1, max: 6 }),
    modifiers: choices,
  })
  .map(({ kind, price, quantity, modifiers: chosen }) =>
    lineFor('Зелёный дракон', {
      kind,
      price: kind === 'gift' ? NOTHING : price,
      quantity: kind === 'goods' ? quantity : 1,
      modifiers: chosen,
    }),
  );
/** Any cart at all, each line with an id of its own. */
export const carts: fc.Arbitrary<readonly CartLine[]> = fc
  .array(line, { maxLength: 8, size: 'max' })
  .map((all) => all.map((one, at) => ({ ...one, id: lineId(`l${at}`) })));
