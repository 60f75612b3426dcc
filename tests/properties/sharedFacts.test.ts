import { expect, test } from 'vitest';
import { isShared, SHARED } from '../../src/slices/shared.ts';
import { eventTypes } from '../arbitraries.ts';
import { meaningsOf } from './tables.ts';

/** They mean something for a saved slice, and yet concern one page alone. */
const OF_ONE_PAGE: Readonly<Record<string, string>> = {
  'view/restored': 'each tab reads storage by itself',
  'view/factsArrived': 'what came from a tab is not sent on',
  'view/slicesArrived': 'what came from a tab is not sent on',
  'modal/opened': 'dialogs stand in one page',
  'modal/dismissed': 'dialogs stand in one page',
  'modal/requested': 'dialogs stand in one page',
  'view/pageEntered': 'a form of one page begins anew',
  'user/profileChangeDue': 'a call of one page',
  'user/profileChangeFailed': 'a form of one page',
  'user/reservationSubmitted': 'a form of one page',
  'user/tableReserved': 'a form of one page',
  'user/reservationFailed': 'a form of one page',
  'user/applicationSubmitted': 'a form of one page',
  'user/applicationSent': 'a form of one page',
  'user/applicationFailed': 'a form of one page',
  'auth/loginAsked': 'a form of one page',
  'auth/loginSubmitted': 'a form of one page',
  'auth/loginDue': 'a call of one page',
  'auth/loginRefused': 'a form of one page',
  'auth/codeAsked': 'a form of one page',
  'address/placeTyped': 'a form of one page',
  'address/placeFound': 'a form of one page',
  'address/placeLost': 'a form of one page',
  'address/pointChosen': 'a form of one page',
  'address/placeNamed': 'a form of one page',
  'address/placeUnnamed': 'a form of one page',
  'modal/closed': 'dialogs stand in one page',
  'address/saveTapped': 'a form of one page',
  'address/saveDue': 'a call of one page',
  'address/saveFailed': 'a form of one page',
  'cart/highlightPassed': 'a highlight of one page',
  'cart/undoPassed': 'an offer of one page',
  'cart/promoCalculationDue': 'a call of one page',
  'cart/promoCalculationAwaited': 'a call of one page',
  'cart/promoCalculationFailed': 'a call of one page',
  'order/placeDue': 'a call of one page',
  'order/leaveOffered': 'each page counts for itself',
  'cart/addTapped': 'a tap, whose facts travel',
  'cart/giftChosen': 'a tap, whose facts travel',
  'cart/incrementTapped': 'a tap, whose facts travel',
  'cart/decrementTapped': 'a tap, whose facts travel',
  'cart/removeTapped': 'a tap, whose facts travel',
  'cart/productRemoveTapped': 'a tap, whose facts travel',
  'cart/undoTapped': 'a tap, whose facts travel',
  'cart/clearTapped': 'a tap, whose facts travel',
  'cart/returnTapped': 'a tap, whose facts travel',
  'cart/lineEdited': 'a tap, whose facts travel',
  'order/repeatTapped': 'a tap, whose facts travel',
  'order/pressKept': 'a press on one page',
  'order/pressReleased': 'a press on one page',
  'order/cartReplaced': 'each tab reads storage by itself',
};

const candidates = new Set(
  (['cart', 'user', 'address', 'auth'] as const).flatMap((slice) => [...meaningsOf(slice)]),
);

test('every event that changes a saved slice travels to the other tabs, or is named as one page’s own', () => {
  const undecided = [...candidates].filter(
    (type) => !isShared({ type }) && !Object.hasOwn(OF_ONE_PAGE, type),
  );
  expect(undecided).toEqual([]);
});

test('nothing travels that changes no saved slice, and nothing is both', () => {
  expect(SHARED.filter((type) => !candidates.has(type))).toEqual([]);
  expect(SHARED.filter((type) => Object.hasOwn(OF_ONE_PAGE, type))).toEqual([]);
  expect(
    Object.keys(OF_ONE_PAGE).filter((type) => !(eventTypes as readonly string[]).includes(type)),
  ).toEqual([]);
  expect(Object.keys(OF_ONE_PAGE).filter((type) => !(candidates as ReadonlySet<string>).has(type))).toEqual(
    [],
  );
});
