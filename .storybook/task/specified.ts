import type { RouteId } from '../../src/app/navigation/routeTable.ts';
import type { ModalKind } from '../../src/slices/modal/state.ts';
import type { ERROR_SCREENS, PANELS } from '../../stories/subjects.ts';

/** What was asked for. */
export interface Asked {
  /** Words of docs/specification.md, letter for letter: the line in which they stand is looked up. Empty: the specification is silent, and docs/assumptions.md decides. */
  readonly says: readonly string[];
  /** A picture of `.storybook/comps` without width and ending. */
  readonly comp?: string;
}

type Subject =
  | `screen:${RouteId}`
  | `modal:${ModalKind}`
  | `panel:${keyof typeof PANELS}`
  | `error:${(typeof ERROR_SCREENS)[number]}`;

const INFO: Asked = { says: ['informational and seasonal pages'], comp: 'info-2' };
const IN_APP: Asked = { says: ["inside the chain's native app", '`/loyalty-program/app-1`'] };
const ADMIN: Asked = {
  says: ['A separate admin area is under /admin', '*Admin:* /admin with a token of its own'],
};
const OPEN: Asked = { says: [] };

/** What was asked for of everything that stories show. */
export const SPECIFIED: Readonly<Record<Subject, Asked>> = {
  'screen:index': {
    says: ['Home: slider, stories, ways into the catalog.', 'the header lies over the slider'],
    comp: 'home-2',
  },
  'screen:catalog': {
    says: ['Catalog: groups and products, filters, search, allergens, likes, adding.'],
    comp: 'menu-2',
  },
  'screen:catalog-section': {
    says: [
      'Catalog: groups and products, filters, search, allergens, likes, adding.',
      'Products hidden for the city are out.',
    ],
    comp: 'menu-2',
  },
  'screen:catalog-section-product': {
    says: [
      'Product (page and modal): its data, modifiers, sauces, additions, pictures of ingredients and options.',
      '«от» where the cheapest total is below the dearest',
    ],
    comp: 'product-2',
  },
  'screen:catalog-search': {
    says: [
      'Search: without regard to case, over name, description or category name.',
      'Filters clear the search, a search clears the filters.',
    ],
    comp: 'search-2',
  },
  'screen:cart': {
    says: [
      'Cart: lines with quantity and modifiers, gifts, promo code, delivery and fee, totals.',
      'Decreasing at 1 removes.',
      '**Cart:** the count leaves delivery and hidden lines out',
    ],
    comp: 'cart-2',
  },
  'screen:checkout': {
    says: ['Checkout: method, address or restaurant, slot, placing.', 'CHECKOUT_DELIVERY_TEXT'],
    comp: 'checkout-2',
  },
  'screen:complete': {
    says: ['Complete and complete-error: the outcome.', '**Active order status.**'],
    comp: 'way',
  },
  'screen:complete-error': { says: ['Complete and complete-error: the outcome.'], comp: 'pay-failed' },
  'screen:restaurant': { says: ['Restaurants with table reservations'] },
  'screen:vacancies': { says: ['vacancies with applications'] },
  'screen:advent': { says: ['takes part in seasonal promotions (advent and New Year'] },
  'screen:happy-hours': { says: ['happy hours, a one-time March modal'] },
  'screen:new-year-promo': { says: ['takes part in seasonal promotions (advent and New Year'] },
  'screen:about': {
    says: [
      'On index, restaurant, about and vacancies the header lies over the slider.',
      'informational and seasonal pages',
    ],
    comp: 'info-2',
  },
  'screen:delivery': {
    says: ['informational and seasonal pages', 'an address belongs to a delivery zone'],
    comp: 'zones',
  },
  'screen:legal': INFO,
  'screen:legal-information': INFO,
  'screen:loyalty-program': INFO,
  'screen:oferta': INFO,
  'screen:promo': INFO,
  'screen:push-notifications-rules': INFO,
  'screen:receive-advertising-information': INFO,
  'screen:rule': INFO,
  'screen:user-agreement': INFO,
  'screen:oferta-app-1': IN_APP,
  'screen:loyalty-program-app-1': IN_APP,
  'screen:personal': {
    says: ['Personal area: profile (edit, delete), addresses, favourites, history with repeat, promotions.'],
    comp: 'personal-2',
  },
  'screen:personal-address': { says: ['After a fetch the selected one stays if present, else the first.'] },
  'screen:personal-favorite': {
    says: ['likes open the auth modal', '**Likes** move likesCount by one.'],
    comp: 'personal-favorite-2',
  },
  'screen:personal-history': {
    says: ['**Repeat order.**', 'whose sums the client computes'],
    comp: 'personal-history-2',
  },
  'screen:promotions': {
    says: ['personal promotions and the live steps of an active order'],
    comp: 'personal-promo-2',
  },
  'screen:promotions-detail': { says: ['`/personal/promotions/{id}`'], comp: 'personal-promo-2' },
  'screen:admin': ADMIN,
  'screen:admin-overview': ADMIN,
  'screen:admin-help': ADMIN,
  'screen:admin-journal': ADMIN,
  'modal:city': {
    says: ['| city | «Выберите свой город» |', 'The city modal opens until isAlreadySelectedCity.'],
    comp: 'city',
  },
  'modal:auth': {
    says: [
      '| auth | – | centred, no close button |',
      '**Auth.** 1. Look-up by the normalised phone; 404 creates.',
    ],
    comp: 'auth',
  },
  'modal:deliveryChoice': { says: ['| delivery choice | «Доставить или заберёте?» |'] },
  'modal:restaurants': { says: ['| restaurants | «Выберите ресторан» | for self-pickup |'] },
  'modal:address': {
    says: ['| address | – | the 19th |', '**Addresses.** After a fetch'],
    comp: 'zones-address',
  },
  'modal:time': { says: ['| time | – | the present slot, gives back the new one |'] },
  'modal:modifiers': { says: ['| modifiers | «Выберите ролл» |'] },
  'modal:product': { says: ['| product | – | data and modifiers |'], comp: 'product-2' },
  'modal:emptyCart': { says: ['| empty cart | – | by the guard |', '*cart-empty*: with no items'] },
  'modal:confirm': { says: ["| confirm | the caller's |"] },
  'modal:snackGift': { says: ['| snack gift |', 'The snacks group (SNACKS_GROUP_ID): the gift modal'] },
  'modal:notWorking': {
    says: ['| not working | TEXT_SITE_NOT_WORKING', 'Site not working: its modal, nothing is added.'],
  },
  'modal:workTime': {
    says: [
      '| work time | «К сожалению оформление заказа возможно только',
      'Outside work time: its modal, nothing is added.',
    ],
  },
  'modal:information': { says: ['| information | TEXT_SITE_INFORMATION |'] },
  'modal:march': { says: ['| March | – | once; IS_SHOW_8MARCH_MODAL |'] },
  'modal:cartErrors': {
    says: [
      '| cart errors | a list of messages | one button «Ок» |',
      'The messages come together in the cart-errors modal.',
    ],
  },
  'modal:totalChanged': OPEN,
  'modal:catalogMenu': { says: ['| catalog menu | «Меню:» |'] },
  'modal:filters': { says: ['**Panels:** filters, stories', 'filters match any chosen code'] },
  'modal:allergens': {
    says: ['| allergens | «Исключить аллергены» |', 'Products with an excluded allergen are hidden.'],
    comp: 'allergens',
  },
  'modal:stories': { says: ['**Panels:** filters, stories'] },
  'modal:profile': { says: ['| user edit | «Редактирование информации» | profile fields |'] },
  'modal:reservation': {
    says: ['books tables', 'Placing an order, reservation, vacancy and pages: assumptions'],
  },
  'modal:report': OPEN,
  'modal:shareCart': OPEN,
  'modal:sharedCart': OPEN,
  'panel:filters': { says: ['**Panels:** filters, stories', 'filters match any chosen code'] },
  'panel:stories': { says: ['**Panels:** filters, stories'] },
  'panel:appOffer': { says: ['get the app (by a flag)'] },
  'panel:appUpdate': { says: ['MOBILE_APP_VERSION other than 1'] },
  'panel:loadingBar': { says: ['a loading bar at the top', 'Loading bar: throttle 200 ms, 5 s.'] },
  'panel:notices': { says: ['«Ошибка сервера. Попробуйте позже»'] },
  'panel:offline': { says: ['**Connectivity** is tracked'] },
  'panel:waiting': OPEN,
  'panel:notifications': { says: ['new are those later than the last check'] },
  'panel:push': { says: ['browsers and devices register for push messages'] },
  'panel:away': OPEN,
  'error:404': { says: ['An unknown route: 404'], comp: '404' },
  'error:500': { says: ['**Error page.** The status code and «Что-то пошло не так»'], comp: 'error' },
  'error:fallback': { says: ['An error while the error page is shown: a fallback message and a link home.'] },
};
