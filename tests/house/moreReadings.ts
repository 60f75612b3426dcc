import { CART_READINGS } from './cartReadings.ts';
import type { Proof } from './readings.ts';

/** Section 6, by the first cell of its rows. */
export const MORE_READINGS: Readonly<Record<string, readonly Proof[]>> = {
  ...CART_READINGS,
  'a free product that needs modifiers': [
    ['src/slices/cart/gifts/gifts.test.ts', 'it asks once for each coupon and code until the person acts'],
  ],
  'POST /order 409': [
    [
      'src/slices/cart/placing/press.test.ts',
      'after an unknown outcome a press makes no second wish: the check goes on with the first',
    ],
    ['src/slices/cart/placing/sending.test.ts', 'no answer within ten seconds in all is an unknown outcome'],
    ['src/app/tabs/persist.test.ts', 'the wish to order lies in storage before the order leaves'],
    ['src/slices/cart/placing/press.test.ts', 'logout clears it'],
  ],
  'order status: event against re-fetch': [
    [
      'src/slices/order/order.test.ts',
      'a status never goes back: an older event is dropped, one of the same moment is not',
    ],
    ['src/slices/order/order.test.ts', 'a 404 within the ten seconds does not clear it earlier'],
  ],
  'after each (re)connection': [
    [
      'src/ports/live.test.ts',
      'subscribes a customer once for each socket, after it opened, and a guest never',
    ],
  ],
  'reconnect delays': [
    ['src/ports/live.test.ts', 'waits 1, 2, 4, 8, 16, 30, 30 … seconds at most'],
    ['src/ports/live.test.ts', 'waits anything below that'],
    ['src/ports/live.test.ts', 'begins anew only after a pong, not after an opening'],
  ],
  polling: [
    [
      'src/slices/view/freshness/polling.test.ts',
      'a page that is seen again after more than a minute asks at once, and then every minute',
    ],
    [
      'src/slices/view/freshness/polling.test.ts',
      'without a connection nothing is asked; with it again, what is overdue',
    ],
    [
      'src/slices/view/freshness/polling.test.ts',
      'a failed poll is only logged: nothing is shown, nothing reloads',
    ],
  ],
  "work time, previous day's hours": [
    ['src/domain/workTime.test.ts', 'a next-day mark set by mistake opens nothing in the night'],
    ['src/domain/workTime.test.ts', '00:00–24:00 is all day, and day after day it never closes'],
    ['src/domain/workTime.test.ts', 'equal open and close are a closed day, also with the next-day mark'],
    ['src/domain/workTime.test.ts', 'unknown hours mean open and have neither an opening nor an end'],
  ],
  'login step 2': [['src/slices/auth/login.test.ts', 'a known phone with nothing filled in is one look-up']],
  'login by phone alone': [
    [
      'src/slices/auth/loginCode.test.ts',
      'the code is asked for only when the server wants one, and no mistake is shown',
    ],
    ['src/slices/auth/loginCode.test.ts', 'the code goes out with the next look-up, and the login is done'],
  ],
  logout: [
    [
      'src/slices/auth/logout.test.ts',
      'it leads to the base path and leaves nothing of the customer in memory',
    ],
    ['src/app/tabs/persist.test.ts', 'after a logout names nobody'],
    [
      'src/slices/notification/push.test.ts',
      'is given up at a logout, unless another tab has done so, and when the consent is taken back',
    ],
  ],
  guards: [
    ['src/slices/view/navigation/guards.test.ts', 'cart-empty comes before auth'],
    [
      'src/slices/auth/loggedIn.test.ts',
      'the page that the login stood in the way of is opened (assumptions, section 6, "guards")',
    ],
    ['src/slices/view/admin/admin.test.ts', 'without a token %s leads to the gate'],
  ],
  'admin token': [
    ['src/slices/view/admin/admin.test.ts', 'the token is kept by the browser and nowhere in the state'],
    [
      'src/ui/admin/settingRows.test.ts',
      'keys of outside services are never shown, only whether there are any',
    ],
  ],
  'delivery choice modal': [
    [
      'src/slices/cart/receiving/delivery.test.ts',
      'self-pickup goes on to the restaurants, delivery to the address',
    ],
    ['stories/30-Modals/DeliveryChoice.stories.tsx', 'Esc оставляет способ, фокус возвращается'],
  ],
  '"an in-page order:status_update event is raised"': [
    ['src/slices/order/order.test.ts', 'other code on the page is told the status alone'],
  ],
  'catalog load fails ("only logged")': [
    [
      'src/slices/catalog/catalog.test.ts',
      'a failure without a catalog at hand is a failed page, with one nothing is shown',
    ],
    [
      'src/app/navigation/status.test.ts',
      'without a catalog, pages that need it answer 503 and the others 200',
    ],
  ],
  'client-only user fields at login and logout': [
    ['src/slices/auth/loggedIn.test.ts', 'user and address start anew; what belongs to the browser stays'],
    ['src/slices/auth/logout.test.ts', 'the city and the allergens stay (assumptions, section 6, "logout")'],
  ],
  'zone `minSum`, `freeFrom`': [
    ['src/slices/cart/placing/press.test.ts', 'below the zone’s least sum nothing is sent'],
  ],
  CORS: [
    ['mocks/backend/backend.test.ts', 'an unknown address is 404 with a message, and any origin may ask'],
  ],
  '`{section}` / `{section_id}`': [
    ['src/slices/catalog/catalog.test.ts', 'sections and dishes are found by slug and by id'],
  ],
  'every customer page': [
    ['tests/e2e/links.test.ts', 'every link of the shop leads to a page'],
    ['src/app/server/routes.test.ts', '%s answers 200 with one heading of the page'],
  ],
  'product of another city / hidden / unknown': [
    ['src/app/navigation/status.test.ts', 'with a catalog, %s answers %i'],
  ],
  'modals without a close button': [
    [
      'src/slices/modal/modal.test.ts',
      'Esc on the choice of the city keeps the default city and counts as a choice (assumptions, section 6)',
    ],
    ['stories/30-Modals/City.stories.tsx', 'Esc оставляет город страницы'],
    ['stories/30-Modals/Auth.stories.tsx', 'Esc закрывает, фокус возвращается'],
    ['stories/30-Modals/Auth.stories.tsx', 'Нажатие мимо закрывает'],
  ],
  'address modal': [
    [
      'src/slices/address/address.test.ts',
      'a guest is asked to log in first, and what was typed waits for it',
    ],
  ],
  'information modal / March modal / work-time modal': [
    [
      'src/slices/view/greetings/greetings.test.ts',
      'a text that was read in this session is not shown again, another one is',
    ],
    ['src/slices/view/greetings/greetings.test.ts', 'it greets the first time only'],
    [
      'src/slices/view/greetings/greetings.test.ts',
      'the second visit of a day begins without it, the first of the next day with it',
    ],
  ],
  '"from" price': [
    ['src/domain/productPrice.test.ts', 'optional groups, empty groups and stopped options do not count'],
  ],
  'coupon applied, catalog reload fails': [
    [
      'src/slices/cart/coupons/coupons.test.ts',
      'a failed reload does not stop the calculation (assumptions, section 6)',
    ],
  ],
  'zone object': [
    ['src/slices/address/address.test.ts', 'a failure is not kept: the next choice asks again'],
  ],
  settings: [
    ['src/ports/readers/settings.test.ts', 'has its default, is named once, and the others are read'],
    [
      'src/ports/readers/settings.test.ts',
      'may be the JSON text of itself, also inside of a table of cities',
    ],
  ],
  'shown groups (`isShown`)': [
    [
      'src/slices/catalog/catalog.test.ts',
      'neither service groups nor modifiers nor what is not in the menu',
    ],
    [
      'src/slices/catalog/catalog.test.ts',
      'a sub-group stands in its group, and a group without a dish is not there',
    ],
  ],
  'live messages': [
    ['contracts/live.test.ts', 'an order status is read flat and under data'],
    ['src/ports/liveFaults.test.ts', 'of junk are told of and dropped'],
  ],
  'phones in a path': [
    ['src/ports/address.test.ts', 'fills every parameter, encoded'],
    ['src/ports/call.test.ts', 'about a resource named %j is never sent'],
  ],
  DELETE: [['src/ports/callFailures.test.ts', 'is success where something was to be deleted']],
  'the two messages that specification.md gives in English': [
    ['src/slices/auth/logout.test.ts', 'the token in force ends the session, in these words'],
    ['src/ports/callFailures.test.ts', 'with a page of HTML says our own words'],
  ],
  'deferred interactivity': [
    [
      'src/app/boot/early/interactivity.test.ts',
      'the first interaction brings the page to life as soon as it is answered',
    ],
    ['src/app/boot/early/firstSign.test.ts', 'two frames after a finger %s, not while it lies on the glass'],
    ['src/app/boot/early/earlyClicks.test.ts', 'one of the last second is made again, an older one is not'],
    ['tests/e2e/earlyClicks.test.ts', 'a click just before the page is ready is made again'],
  ],
  'plural, "11–19 as many"': [
    ['src/domain/plural.test.ts', 'agrees with the Russian rules of the platform up to ten thousand'],
  ],
  coordinates: [
    [
      'src/ports/readers/settings.test.ts',
      'coordinates of a restaurant stay [lat, lon], those of a zone [lon, lat]',
    ],
    ['src/domain/geometry.test.ts', 'the two orders of coordinates turn into each other'],
  ],
  captcha: [
    ['src/ports/proof.test.ts', 'the %s of a login carries the proof as it is'],
    ['tests/e2e/captcha.test.ts', 'without the service the order goes through all the same'],
  ],
};
