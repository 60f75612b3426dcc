import type { AppEvents } from '../../src/slices/events.ts';
import { draft } from '../../src/slices/draft.ts';
import { appEvents } from '../../src/slices/events.ts';
import type { AppEffect } from '../../src/slices/effect.ts';
import { effect } from '../../src/slices/effect.ts';
import type { SavedSlices } from '../../src/slices/view/page/savedState.ts';
import type { PayloadOf } from '../../src/kernel/event.ts';
import { payloads, type WrittenPayloads } from '../arbitraries.ts';
import { EMPTY } from 'rxjs';

/** What must not compile in the shop's own events: `tsc` fails where an expected error is missing. */

export const drafts = [
  draft('cart/clearTapped'),
  draft('cart/couponSubmitted', { code: 'ЛАПША' }),
  // @ts-expect-error an unknown event
  draft('cart/unknownTapped'),
  // @ts-expect-error a payload of another event
  draft('cart/couponSubmitted', { text: 'ЛАПША' }),
  // @ts-expect-error a payload is missing
  draft('cart/couponSubmitted'),
  // @ts-expect-error plain text is no comment: personal data comes branded
  draft('cart/commentTyped', { comment: 'код 12' }),
  // @ts-expect-error roubles are not kopecks: a sum comes from the money module
  draft('cart/bonusTyped', { sum: 100 }),
  // @ts-expect-error a product's id is no line's id
  draft('cart/incrementTapped', { lineId: payloads['catalog/likeTapped'] }),
];

// @ts-expect-error what storage held is personal as a whole
export const restored: PayloadOf<AppEvents, 'view/restored'>['saved'] = {} satisfies SavedSlices;

const { 'cart/couponSubmitted': _left, ...others } = payloads;
// @ts-expect-error every event that carries something needs an arbitrary
export const written: WrittenPayloads = others;

export const typed: AppEffect = effect({
  name: 'typed',
  on: ['cart/couponSubmitted', 'cart/couponRemoved'],
  policy: 'latest',
  // @ts-expect-error only one of the two triggers has a code
  run: ({ event }) => (event.payload.code ? EMPTY : EMPTY),
});

// @ts-expect-error the table of events is closed
appEvents['cart/extra'] = appEvents['cart/clearTapped'];
