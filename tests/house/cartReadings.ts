import type { Proof } from './readings.ts';

/** The first half of section 6, by the first cell of its rows: the start of a page, and the cart. */
export const CART_READINGS: Readonly<Record<string, readonly Proof[]>> = {
  'STORE_VERSION "1 if the body is empty"': [
    ['src/ports/callFailures.test.ts', 'a page of HTML is no version, an empty body is version 1'],
    ['src/ports/readers/version.test.ts', 'a number and its text are the same version'],
    [
      'src/slices/view/freshness/polling.test.ts',
      'a failed poll is only logged: nothing is shown, nothing reloads',
    ],
  ],
  'reloads (24 h, store version)': [
    [
      'src/slices/view/freshness/freshness.test.ts',
      'an open dialog holds one back; the first minute without it brings it',
    ],
    ['src/slices/view/freshness/freshness.test.ts', 'so does an order on its way'],
  ],
  'city of a page': [
    ['src/app/server/cities.test.ts', 'is the one of its path, whatever the cookie says'],
    ['src/ports/call.test.ts', 'are ASCII in a city with a Cyrillic slug'],
  ],
  'x-zone-id, Authorization': [
    ['src/ports/call.test.ts', 'are absent for %j'],
    ['src/ports/call.test.ts', 'carry no token like %j'],
  ],
  'freeProducts are codes, deliveryId/freeDeliveryId/serviceFeeId are product ids': [
    [
      'src/slices/cart/receiving/delivery.test.ts',
      'an answer that names the product’s id is read too (assumptions, section 6)',
    ],
  ],
  'what the totals hold': [
    ['src/domain/totals.test.ts', 'the rows goods, delivery and fee make the whole'],
    [
      'src/domain/totals.test.ts',
      'paid goods are at most the whole, and the whole where there is nothing else',
    ],
  ],
  money: [
    ['src/domain/money.test.ts', 'a fraction of a kopeck rounds half up, whatever the float says'],
    [
      'src/ports/writers/order.test.ts',
      'every sum leaves with at most two decimals and comes back as the same kopecks',
    ],
  ],
  'service fee': [
    ['src/slices/cart/receiving/delivery.test.ts', 'a city without one has no line of it'],
    [
      'src/slices/cart/receiving/delivery.test.ts',
      'it stays one unit however much is in the cart, and self-pickup pays it too',
    ],
  ],
  emptying: [
    [
      'src/slices/cart/lines/lineChanges.test.ts',
      'gifts, delivery and fee alone do not keep a cart alive; its coupon stays',
    ],
  ],
  'start-up validation': [
    ['src/slices/cart/lines/validation.test.ts', 'an empty catalog, and none, says nothing of a cart'],
    [
      'src/slices/cart/lines/validation.test.ts',
      'delivery, fee and gift lines are recomputed without a word',
    ],
  ],
  'repeat order: missing product / missing modifier': [
    ['src/slices/cart/lines/repeating.test.ts', 'a missing dish is told of, the others are added'],
    [
      'src/slices/cart/lines/repeating.test.ts',
      'a missing modifier stops the repeat; what was added stays, and nobody is led away',
    ],
    ['src/slices/cart/lines/repeating.test.ts', 'gifts, delivery and fee of the old order are not repeated'],
  ],
  'step 5, "no modifiers were chosen"': [
    [
      'src/slices/cart/lines/adding.test.ts',
      'a confirmed choice counts as made even when it is empty (assumptions, section 6, "step 5")',
    ],
  ],
  CUSTOM_ADD_TO_CART_GROUPS_ID: [
    [
      'src/slices/cart/gifts/gifts.test.ts',
      'the product’s own detail asks where CUSTOM_ADD_TO_CART_GROUPS_ID lists its group',
    ],
    [
      'src/slices/cart/lines/adding.test.ts',
      'the dialog opens for the product as long as nothing was asked, also for optional groups',
    ],
  ],
  "guest's delivery line": [
    [
      'src/slices/cart/receiving/delivery.test.ts',
      'a guest has it too (assumptions, section 6, "guest’s delivery line")',
    ],
  ],
  'live connection': [
    ['src/ports/live.test.ts', 'happens at once, with the token as a parameter'],
    ['src/ports/readers/version.test.ts', 'a number and its text are the same version'],
  ],
  'modifiers of a line': [
    [
      'src/domain/lineIdentity.test.ts',
      'the same option in two groups is two modifiers, a doubled one is an amount of two',
    ],
  ],
  'cart count': [['src/domain/totals.test.ts', 'the count is units of goods and gifts']],
  spendBonus: [
    ['src/slices/cart/lines/lineChanges.test.ts', 'never above the balance'],
    [
      'src/slices/cart/lines/lineChanges.test.ts',
      'they shrink with the cart, also by the delivery that self-pickup saves',
    ],
  ],
  'promo payload': [
    [
      'src/ports/writers/order.test.ts',
      'the promo calculation gets roubles, a line’s sum without modifiers, and no date',
    ],
  ],
  'a gift "already present"': [
    ['src/slices/cart/gifts/gifts.test.ts', 'a product that is in the cart already is no gift'],
  ],
};
