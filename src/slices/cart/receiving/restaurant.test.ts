import { expect, test } from 'vitest';
import { demoSettings } from '../../../../tests/demo.ts';
import { lineAdded, shopOpened, signedIn } from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';

const [restaurant] = Object.values(demoSettings().restaurants)[0] ?? [];
if (!restaurant) throw new Error('The demo has no restaurant');
const chosen = { terminalId: restaurant.id };

test('a restaurant chosen from its page means pickup: the delivery line goes and the promo is asked again', () => {
  const { state } = given(shopOpened(), signedIn(), lineAdded('Филадельфия классик'))
    .when('cart/restaurantChosen', chosen)
    .thenAmongOthers(['cart/ruledLinesChanged'], ['cart/promoCalculationDue']);
  expect(state.cart).toMatchObject({ deliveryMethod: 'self', restaurantId: restaurant.id });
  expect(state.cart.lines.some(({ kind }) => kind === 'delivery')).toBe(false);
});

test('a restaurant chosen in its dialog closes it', () => {
  given(shopOpened(), { modal: { open: { kind: 'restaurants' } }, cart: { deliveryMethod: 'self' } })
    .when('cart/restaurantChosen', chosen)
    .thenOnly(['modal/closed', { kind: 'restaurants' }]);
});
