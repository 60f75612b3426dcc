import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { settings as settingsSchema } from '../../../contracts/setting.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { given } from '../../../contracts/states.ts';
import { deliveryTexts, fullSettings } from './settingShapes.ts';

const { string } = MatchersV3;
const all = { operation: 'setting.all', city: 'samara', status: 200 } as const;
const texts = { operation: 'setting.checkoutDeliveryText' } as const;
const PHONE = '+78460000000';

it('reads every setting that the contract names', async () => {
  const { values, skipped } = await exchange(
    {
      ...all,
      description: 'a request for the settings',
      given: [given('every setting is filled in', {})],
      answer: fullSettings,
    },
    ({ api }) => api.settings(),
  );
  expect(skipped).toEqual([]);
  expect(values).toMatchObject({
    isSiteNotWorking: true,
    cityIds: { samara: '1', tolyatti: '2', novokujbyshevsk: '3' },
    workTime: { 'city-samara': [{ open: '10:00', close: '02:00', isNextDay: true }] },
    restaurants: { 'city-samara': [{ id: 'terminal-1', name: 'Журавль на Ленинградской' }] },
    zones: { 'city-samara': [{ id: 'zone-1', polygon: [[50.06, 53.17]] }] },
    cityData: { 'city-samara': { serviceFeeId: 'fee-1', isPromocodeHidden: true } },
    giftIds: { snack: 'gift-fries', pizza: 'gift-pizza' },
    stories: [{ id: 'rice', slides: [{ button: { link: '/catalog/rolly' } }] }],
    deliveryText: { self: { title: '15 минут на кухне' } },
    deliveryPhone: '+78463000000',
    isCaptchaOff: true,
    appLinks: { ios: 'https://apps.example/ios' },
  });
});

it('expects every key of the contract, and no other', () => {
  expect(Object.keys(fullSettings).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
});

it('has a default for every setting that is left out', async () => {
  const { values, skipped } = await exchange(
    {
      ...all,
      description: 'a request for the settings, with the fewest fields',
      given: [given('no setting is filled in', {})],
      answer: {},
    },
    ({ api }) => api.settings(),
  );
  expect(skipped).toEqual([]);
  expect(values).toMatchObject({ isSiteNotWorking: false, restaurants: {}, stories: [], deliveryText: null });
});

it('reads a setting that arrives as the JSON text of its value', async () => {
  const value = `{"deliveryService":"${PHONE}"}`;
  const { values } = await exchange(
    {
      ...all,
      description: 'a request for the settings, one of them a JSON text',
      given: [given('a setting is the text of its value', { key: 'PHONES', value })],
      answer: { PHONES: MatchersV3.regex(/^\{.*\}$/, value) },
    },
    ({ api }) => api.settings(),
  );
  expect(values.deliveryPhone).toBe(PHONE);
});

it('reads the texts about the delivery', async () => {
  const read = await exchange(
    {
      ...texts,
      description: 'a request for the delivery texts',
      given: [given('every setting is filled in', {})],
      status: 200,
      answer: deliveryTexts,
    },
    ({ api }) => api.deliveryText(),
  );
  expect(read).toEqual({
    delivery: { title: '20 минут на кухне', text: '25 минут в пути' },
    self: { title: '15 минут на кухне' },
  });
});

it('has its own words for delivery texts that are left out', async () => {
  const read = await exchange(
    {
      ...texts,
      description: 'a request for the delivery texts, with the fewest fields',
      given: [given('every setting is filled in', {})],
      status: 200,
      answer: { self: { title: string('15 минут на кухне') } },
    },
    ({ api }) => api.deliveryText(),
  );
  expect(read.delivery.title).not.toBe('');
  expect(read.self.title).toBe('15 минут на кухне');
});

it('is told that the delivery texts are absent', async () => {
  const failure = await refusedExchange(
    {
      ...texts,
      description: 'a request for the delivery texts that are absent',
      given: [given('the delivery texts are absent', {})],
      status: 404,
    },
    ({ api }) => api.deliveryText(),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});
