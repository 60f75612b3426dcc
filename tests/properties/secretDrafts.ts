import * as fc from 'fast-check';
import { secret } from '../../src/kernel/event.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { initialCart } from '../../src/slices/cart/state.ts';
import { anyDraft } from '../arbitraries.ts';
import * as some from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { wishes } from '../payloads/wishes.ts';

/** A whole visit of before: a cart with a comment, an order on its way, the customer and where they live. */
const savedSlices = fc.record({
  cart: fc.option(
    fc
      .record({
        lines: fc.array(some.lines, { maxLength: 2 }),
        comment: some.comments,
        intent: fc.option(
          fc.record({
            key: some.keys,
            body: some.requests,
            state: fc.constantFrom('sending', 'uncertain'),
            madeAt: fc.constant(NOW),
          }),
        ),
      })
      .map(({ lines, comment, intent }) => ({
        ...initialCart,
        lines,
        intent,
        form: { ...initialCart.form, comment },
      })),
  ),
  user: fc.option(
    fc.record({ customer: fc.option(some.customers), isAlreadySelectedCity: fc.boolean(), waiting: wishes }),
  ),
  address: fc.option(
    fc.array(some.addresses, { maxLength: 2 }).map((list) => ({ list, selectedId: list[0]?.id ?? null })),
  ),
  auth: fc.option(fc.record({ token: fc.option(some.token) })),
});

const phoneTexts = fc.constantFrom(
  some.SECRETS.phone,
  '8 (999) 123-45-67',
  '7-999-123-45-67',
  '%2B79991234567',
  '89991234567',
);
/** Personal data where no brand stands: in the words of a server and in addresses. */
const carelessTexts = fc.oneof(
  phoneTexts.map((phone) => `Номер ${phone} заблокирован`),
  phoneTexts.map((phone) => `/api/v1/user/${phone}/history`),
  fc.constant(`wss://shop.example/ws?token=${some.SECRETS.token}&v=1`),
  fc.constant(`Header Bearer ${some.SECRETS.token}`),
);
export const carelessDrafts: fc.Arbitrary<AppDraft> = carelessTexts.chain((message) =>
  fc.constantFrom<AppDraft>(
    draft('view/requestRefused', { message }),
    draft('auth/loginRefused', { message }),
    draft('cart/orderRefused', { key: 'key-1', message }),
    draft('view/pageAsked', { under: `/samara/catalog?q=${message}` }),
    draft('view/pageEntered', { path: `/samara/catalog?q=${message}` }),
    draft('catalog/searchTyped', { text: message }),
    draft('cart/orderPlaced', {
      key: 'key-1',
      id: 'order-1',
      number: '1',
      paymentUrl: `https://pay.example/form?session=${some.SECRETS.token}`,
    }),
    draft('modal/queued', { modal: { kind: 'cartErrors', messages: [message] } }),
  ),
);

/** Any event, but with more of what is personal. */
export const brandedDrafts: fc.Arbitrary<AppDraft> = fc.oneof(
  { weight: 8, arbitrary: anyDraft },
  {
    weight: 1,
    arbitrary: savedSlices.map((saved) =>
      draft('view/restored', { saved: secret(saved), storeVersion: '1', isOnline: true }),
    ),
  },
);
