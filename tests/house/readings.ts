/** Where a reading of docs/assumptions.md is held to: a test or a story by file and name. */
export type Proof = readonly [file: string, test: string];

/** Section 4, by the first cell of its rows. */
export const TWO_READINGS: Readonly<Record<string, readonly Proof[]>> = {
  'SETTINGS version': [
    [
      'src/slices/view/freshness/freshness.test.ts',
      'a settings version, and a push over the live connection, reload the settings',
    ],
  ],
  'captcha switch-off': [
    ['src/ports/readers/settings.test.ts', 'of either captcha key switches the captcha off'],
    ['src/slices/proof.test.ts', 'login, reservation and vacancy have a proof for each call'],
  ],
  'push registration': [
    ['src/slices/notification/push.test.ts', 'is registered for the customer by the call for browsers, once'],
    [
      'src/slices/notification/push.test.ts',
      'waits for a login, and is registered by the call for devices for each customer',
    ],
  ],
  'phone display': [
    ['src/domain/phone.test.ts', 'displays stored phones, and leaves alone what is none'],
    ['src/domain/phone.test.ts', 'the mask gives a beginning of one of its two forms and is stable'],
  ],
  'phone mask against validation': [
    [
      'src/domain/phone.test.ts',
      'the mask keeps the digits in their order; only the first of the operator may change',
    ],
    ['src/domain/phone.test.ts', 'a phone without a problem is +7 and ten digits, and the other way round'],
  ],
  '"guest: adding to the cart prompts login", "the flow continues"': [
    ['src/slices/cart/lines/adding.test.ts', 'a guest adds without a promo calculation'],
    [
      'src/slices/cart/lines/adding.test.ts',
      'the login follows the choice of modifiers when that closes without one',
    ],
  ],
  'snack gift modal after the auth modal': [
    [
      'src/slices/cart/lines/adding.test.ts',
      'the snack gift follows the dialog of the login, which it does not replace',
    ],
  ],
  'cart processing for a guest': [
    ['src/slices/cart/coupons/promo.test.ts', 'guests and empty carts make no call'],
  ],
  'public page cache and the city cookie': [
    ['src/app/server/handler.test.ts', 'with a city in its path is kept by everybody and rendered once'],
    ['src/app/server/handler.test.ts', 'without a city in its path varies with the cookie'],
    ['src/app/server/handler.test.ts', 'is told nothing of the customer but the city'],
  ],
  '"/{slug}{currentPath}" on a city change': [
    ['src/slices/city/city.test.ts', 'the whole page %s is replaced by %s'],
  ],
  'route `/{city}` against `/{page}`': [
    ['src/app/navigation/routes.test.ts', 'a page name wins over a city of the same slug'],
    [
      'src/app/navigation/routes.test.ts',
      'a first segment that is neither a city nor a page is never a page',
    ],
    ['tests/e2e/server.test.ts', 'an unknown page, section or product answers 404 with a way home'],
  ],
  'cancelled or failed promo answers': [
    ['src/slices/cart/coupons/promo.test.ts', 'an answer to an older cart is dropped'],
    ['src/slices/cart/coupons/promo.test.ts', 'an older failure does not undo a newer answer'],
  ],
  maxPerPositionInOrder: [
    ['src/slices/cart/lines/lineChanges.test.ts', '«+» at the limit a position changes nothing'],
    [
      'src/slices/cart/lines/adding.test.ts',
      'a product with a limit a position gets a separate line each time',
    ],
  ],
  'decrease at 1': [['src/slices/cart/lines/lineChanges.test.ts', '«−» at one removes exactly that line']],
  'cart total shown': [['src/domain/totals.test.ts', 'the total shown is what remains, never below zero']],
  'order status in a later browser session': [
    ['src/slices/user/user.test.ts', 'a customer who comes back has the profile loaded, a guest has not'],
  ],
};
