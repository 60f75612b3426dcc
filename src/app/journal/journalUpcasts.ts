import { FORMAT, isJson, type Json } from './journalVersions.ts';

/** Events of placing an order, as they were named before they stood in one place, and their names since. */
const RENAMED: Readonly<Record<string, string>> = {
  'order/placeTapped': 'cart/orderTapped',
  'order/totalAccepted': 'cart/totalAccepted',
  'order/pressKept': 'cart/pressKept',
  'order/pressReleased': 'cart/pressReleased',
  'order/intentMade': 'cart/intentMade',
  'order/placeDue': 'cart/placeDue',
  'order/placed': 'cart/orderPlaced',
  'order/placeRefused': 'cart/orderRefused',
  'order/placeUncertain': 'cart/orderUncertain',
  'order/tryFailed': 'cart/tryFailed',
  'order/leaveOffered': 'cart/leaveOffered',
  'order/leaveTapped': 'cart/leaveTapped',
  'order/abandoned': 'cart/orderAbandoned',
  'order/lateAnswered': 'cart/lateAnswered',
  'order/cartReplaced': 'cart/replaced',
  'order/payAgainTapped': 'cart/payAgainTapped',
  'order/settleDue': 'cart/settleDue',
  'order/settled': 'cart/orderSettled',
  'order/lapsed': 'cart/orderLapsed',
  'order/repeatTapped': 'cart/repeatTapped',
  'order/choicesDue': 'cart/choicesDue',
  'order/choiceSettled': 'cart/choiceSettled',
};

const renamed = (event: unknown): unknown =>
  isJson(event) && typeof event['type'] === 'string' && Object.hasOwn(RENAMED, event['type'])
    ? { ...event, type: RENAMED[event['type']] }
    : event;

/** Facts that came from another tab lie within one. */
const withFacts =
  (change: (event: unknown) => unknown) =>
  (event: unknown): unknown => {
    if (!isJson(event) || !isJson(event['payload']) || !Array.isArray(event['payload']['facts']))
      return event;
    return { ...event, payload: { ...event['payload'], facts: event['payload']['facts'].map(change) } };
  };

/** The dishes that lack a choice lie in the cart. */
const withUnchosen = (base: unknown): unknown => {
  if (!isJson(base) || !isJson(base['order']) || !isJson(base['cart'])) return base;
  const { unchosen, ...order } = base['order'];
  return unchosen === undefined ? base : { ...base, order, cart: { ...base['cart'], unchosen } };
};

/** A line that came back was all that could be taken back. */
const reversed = (event: unknown): unknown =>
  isJson(event) && event['type'] === 'cart/lineRestored' && isJson(event['payload'])
    ? {
        ...event,
        type: 'cart/changeReversed',
        payload: { change: '', back: [{ kind: 'lineBack', ...event['payload'] }] },
      }
    : event;

/** What could be taken back then says nothing of what can be now. */
const withoutUndo = (base: unknown): unknown => {
  if (!isJson(base) || !isJson(base['cart'])) return base;
  const { undo: _, ...cart } = base['cart'];
  return { ...base, cart };
};

const without = (base: Json, slice: string, field: string): Json => {
  const state = base[slice];
  if (!isJson(state)) return base;
  const { [field]: _, ...rest } = state;
  return { ...base, [slice]: rest };
};
/** What a guest had asked for waited in two slices. */
const withoutGuestsWait = (base: unknown): unknown =>
  isJson(base) ? without(without(base, 'catalog', 'waitingLike'), 'address', 'waiting') : base;

/** From each version to the next one. */
const upcasts: Readonly<Record<number, (file: Json) => Json>> = {
  // The bare segment, with the catalog in full.
  1: ({ base, events }) => ({ format: FORMAT, version: 2, base, events }),
  2: (file) => ({
    ...file,
    version: 3,
    base: withUnchosen(file['base']),
    events: Array.isArray(file['events']) ? file['events'].map(renamed).map(withFacts(renamed)) : [],
  }),
  3: (file) => ({
    ...file,
    version: 4,
    base: withoutUndo(file['base']),
    events: Array.isArray(file['events']) ? file['events'].map(reversed).map(withFacts(reversed)) : [],
  }),
  4: (file) => ({ ...file, version: 5, base: withoutGuestsWait(file['base']) }),
};

/** The file in the shape of this version. */
export function upcast(file: Json, version: number): Json {
  const next = upcasts[version];
  return next ? upcast(next(file), version + 1) : file;
}
