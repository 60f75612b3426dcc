import { expect, it } from 'vitest';
import { SERVICE_PHONE, settingExamples } from '../../../contracts/examples/setting.ts';
import { DELIVERY_TEXTS, FULL_SETTINGS } from '../../../contracts/examples/settingValues.ts';
import { settings as settingsSchema } from '../../../contracts/setting.ts';
import { unbroken } from '../../../src/domain/unbroken.ts';
import { exchange, refusedExchange } from '../exchange.ts';

it('reads every setting that the contract names', async () => {
  const { values, skipped } = await exchange(settingExamples.all, ({ api }) => api.settings());
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
    deliveryText: { self: { title: unbroken('15 минут на кухне') } },
    deliveryPhone: '+78463000000',
    isCaptchaOff: true,
    appLinks: { ios: 'https://apps.example/ios' },
  });
});

it('expects every key of the contract, and no other', () => {
  expect(Object.keys(FULL_SETTINGS).toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
});

it('has a default for every setting that is left out', async () => {
  const { values, skipped } = await exchange(settingExamples.least, ({ api }) => api.settings());
  expect(skipped).toEqual([]);
  expect(values).toMatchObject({ isSiteNotWorking: false, restaurants: {}, stories: [], deliveryText: null });
});

it('reads a setting that arrives as the JSON text of its value', async () => {
  const { values } = await exchange(settingExamples.asText, ({ api }) => api.settings());
  expect(values.deliveryPhone).toBe(SERVICE_PHONE);
});

it('reads the texts about the delivery', async () => {
  const read = await exchange(settingExamples.deliveryTexts, ({ api }) => api.deliveryText());
  const { delivery, self } = DELIVERY_TEXTS;
  expect(read).toEqual({
    delivery: { title: unbroken(delivery.title), text: unbroken(delivery.text) },
    self: { title: unbroken(self.title) },
  });
});

it('has its own words for delivery texts that are left out', async () => {
  const read = await exchange(settingExamples.leastDeliveryTexts, ({ api }) => api.deliveryText());
  expect(read.delivery.title).not.toBe('');
  expect(read.self.title).toBe(unbroken(DELIVERY_TEXTS.self.title));
});

it('is told that the delivery texts are absent', async () => {
  const failure = await refusedExchange(settingExamples.noDeliveryTexts, ({ api }) => api.deliveryText());
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});
