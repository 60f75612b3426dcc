import { NO_TEXTS } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import type { Examples } from './example.ts';
import { CITY } from './samples.ts';
import { DELIVERY_TEXTS, FULL_SETTINGS } from './settingValues.ts';

/** Of the delivery service, in a setting that arrives as text. */
export const SERVICE_PHONE = '+78460000000';

const all = { operation: 'setting.all', city: CITY, status: 200 } as const;
const texts = { operation: 'setting.checkoutDeliveryText' } as const;
const everything = given('every setting is filled in', {});
const PHONES = `{"deliveryService":"${SERVICE_PHONE}"}`;

export const settingExamples = {
  all: {
    ...all,
    description: 'a request for the settings',
    given: [everything],
    answer: FULL_SETTINGS,
  },
  least: {
    ...all,
    description: 'a request for the settings, with the fewest fields',
    given: [given('no setting is filled in', {})],
    answer: {},
  },
  asText: {
    ...all,
    description: 'a request for the settings, one of them a JSON text',
    given: [given('a setting is the text of its value', { key: 'PHONES', value: PHONES })],
    answer: { PHONES },
  },
  deliveryTexts: {
    ...texts,
    description: 'a request for the delivery texts',
    given: [everything],
    status: 200,
    answer: DELIVERY_TEXTS,
  },
  leastDeliveryTexts: {
    ...texts,
    description: 'a request for the delivery texts, with the fewest fields',
    given: [everything],
    status: 200,
    answer: { self: DELIVERY_TEXTS.self },
  },
  noDeliveryTexts: {
    ...texts,
    description: 'a request for the delivery texts that are absent',
    given: [given('the delivery texts are absent', {})],
    status: 404,
    otherwise: NO_TEXTS,
  },
} satisfies Examples;
