import { read, specified } from '../sentence.ts';
import type { Outcomes, OutcomeWay } from './alternative.ts';

const only =
  (...statuses: readonly number[]): OutcomeWay['isStatus'] =>
  (status) =>
    statuses.includes(status);
const success: OutcomeWay['isStatus'] = (status) => status >= 200 && status < 300;
/** 401 would end the session, 408 and 429 are tried again. */
const refusal: OutcomeWay['isStatus'] = (status) =>
  status >= 400 && status < 500 && !only(401, 408, 429)(status);

const gone = read(6, 'any 2xx is success; 404 on DELETE is "already gone", success');
export const ALREADY_GONE: Outcomes = {
  name: 'the deletion of what is gone',
  ways: [
    { name: '404', isStatus: only(404), body: 'any', sentence: gone },
    { name: '2xx', isStatus: success, body: 'any', sentence: gone },
  ],
};

const foreign = read(7, '403 or 404, never 401: that would log the customer out');
export const NOT_YOURS: Outcomes = {
  name: "what is another customer's",
  ways: [
    { name: '403', isStatus: only(403), body: 'any', sentence: foreign },
    { name: '404', isStatus: only(404), body: 'any', sentence: foreign },
  ],
};

const none = read(7, '404, or 2xx without one: an empty body, `null`, or an empty list of products');
export const NO_LAST_ORDER: Outcomes = {
  name: 'no last order',
  ways: [
    { name: '404', isStatus: only(404), body: 'any', sentence: none },
    { name: '2xx without one', isStatus: success, body: 'no list', sentence: none },
  ],
};

const refused = read(3, '→ 201 { id, number, paymentUrl?: string } 409 or 422 { message }');
export const ORDER_REFUSED: Outcomes = {
  name: 'the refusal of an order',
  ways: [
    { name: '409', isStatus: only(409), body: 'shown', sentence: refused },
    { name: '422', isStatus: only(422), body: 'shown', sentence: refused },
  ],
};

const promotion = read(
  7,
  'any refusal but 401. A coupon nobody knows: `loyaltyProgramErrors` says so, or any refusal but 401',
);
export const NO_PROMOTION: Outcomes = {
  name: 'a promotion that nobody knows',
  ways: [
    { name: '404', isStatus: only(404), body: 'any', sentence: promotion },
    { name: 'another refusal', isStatus: refusal, body: 'any', sentence: promotion },
  ],
};
export const COUPON_UNKNOWN: Outcomes = {
  name: 'a coupon that nobody knows',
  ways: [
    { name: 'an error of the loyalty programme', isStatus: success, body: 'shown', sentence: promotion },
    { name: 'a refusal', isStatus: refusal, body: 'any', sentence: promotion },
  ],
};

const place = read(7, 'a zone: any refusal but 401; the streets of a city: any answer but 401');
export const NO_ZONE: Outcomes = {
  name: 'a zone that nobody knows',
  ways: [
    { name: '404', isStatus: only(404), body: 'any', sentence: place },
    { name: 'another refusal', isStatus: refusal, body: 'any', sentence: place },
  ],
};
const streets = read(2, 'any other answer means "no suggestions", never an error on screen');
export const NO_STREETS: Outcomes = {
  name: 'the streets of a city without any',
  ways: [
    { name: 'an empty list', isStatus: success, body: 'shown', sentence: streets },
    { name: 'a refusal', isStatus: refusal, body: 'any', sentence: streets },
  ],
};
export const NO_CITY: Outcomes = {
  name: 'the streets of a city that nobody knows',
  ways: [
    { name: '404', isStatus: only(404), body: 'any', sentence: place },
    { name: 'another refusal', isStatus: refusal, body: 'any', sentence: place },
    { name: 'any success', isStatus: success, body: 'any', sentence: streets },
  ],
};

const texts = read(7, '404, or 2xx with an empty body, `null` or `{}`');
export const NO_TEXTS: Outcomes = {
  name: 'delivery texts that are absent',
  ways: [
    { name: '404', isStatus: only(404), body: 'any', sentence: texts },
    { name: '2xx without them', isStatus: success, body: 'nothing', sentence: texts },
  ],
};

const stored = specified(7, 'GET /setting/STORE_VERSION | 1 if the body is empty');
export const STORED: Outcomes = {
  name: 'the version of the store',
  ways: [
    { name: 'a version', isStatus: only(200), body: 'shown', sentence: stored },
    { name: 'an empty body', isStatus: only(200), body: 'empty', sentence: stored },
  ],
};

const push = specified(8, 'a failed push registration');
const absent: OutcomeWay = {
  name: 'no push messages',
  isStatus: only(404, 405, 501),
  body: 'any',
  sentence: push,
  isAbsence: true,
};
export const REGISTERED: Outcomes = {
  name: 'the registration of a device',
  ways: [{ name: '2xx', isStatus: success, body: 'any', sentence: push }, absent],
};
/** Without a session; a service without push messages says so before it looks at the session. */
export const NOT_REGISTERED: Outcomes = {
  name: 'the registration of a device without a session',
  ways: [{ name: '401', isStatus: only(401), body: 'any', sentence: push }, absent],
};

export const outcomes: readonly Outcomes[] = [
  ALREADY_GONE,
  NOT_YOURS,
  NO_LAST_ORDER,
  ORDER_REFUSED,
  NO_PROMOTION,
  COUPON_UNKNOWN,
  NO_ZONE,
  NO_STREETS,
  NO_CITY,
  NO_TEXTS,
  STORED,
  REGISTERED,
  NOT_REGISTERED,
];
