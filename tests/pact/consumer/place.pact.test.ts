import { expect, it } from 'vitest';
import { cityExamples, NOWHERE, SAMARA, ZONE } from '../../../contracts/examples/city.ts';
import { ABOUT, NO_PAGE, pageExamples } from '../../../contracts/examples/page.ts';
import type { InfoSlug } from '../../../src/domain/infoPages.ts';
import { brand } from '../../../src/ports/readers/brand.ts';
import { exchange, refusedExchange } from '../exchange.ts';

it('lists the cities with all their fields', async () => {
  const cities = await exchange(cityExamples.list, ({ api }) => api.cities());
  expect(cities).toEqual([{ id: '1', name: 'Самара', slug: 'samara', iikoId: SAMARA, nameIn: 'Самаре' }]);
});

it('names a city by its plain name where it has no other', async () => {
  const cities = await exchange(cityExamples.leastList, ({ api }) => api.cities());
  expect(cities[0]?.nameIn).toBe('Самара');
});

it('lists the streets of a city with their houses', async () => {
  const streets = await exchange(cityExamples.streets, ({ api }) => api.streets(brand(SAMARA)));
  expect(streets).toEqual([{ name: 'Садовая', houses: ['18'] }]);
});

it('has no suggestions for a city without streets', async () => {
  const streets = await exchange(cityExamples.noStreets, ({ api }) => api.streets(brand(SAMARA)));
  expect(streets).toEqual([]);
});

it('is told that a city is unknown', async () => {
  const failure = await refusedExchange(cityExamples.streetsOfNowhere, ({ api }) =>
    api.streets(brand(NOWHERE)),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});

it('reads all delivery conditions of a zone, in kopecks', async () => {
  const conditions = await exchange(cityExamples.zone, ({ api }) => api.zoneDelivery(brand(ZONE)));
  expect(conditions).toEqual({ deliveryId: 'delivery-1', minSum: 70_000, freeFrom: 200_000, minutes: 60 });
});

it('does without delivery conditions that a zone leaves out', async () => {
  const conditions = await exchange(cityExamples.leastZone, ({ api }) => api.zoneDelivery(brand(ZONE)));
  expect(conditions).toEqual({ deliveryId: null, minSum: null, freeFrom: null, minutes: null });
});

it('is told that a zone is unknown', async () => {
  const failure = await refusedExchange(cityExamples.zoneOfNowhere, ({ api }) =>
    api.zoneDelivery(brand(NOWHERE)),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});

it('reads a page', async () => {
  const page = await exchange(pageExamples.found, ({ api }) => api.page(ABOUT));
  expect(page).toEqual({ title: 'О нас', html: '<p>Готовим с 2009 года</p>' });
});

it('is told that a page does not exist', async () => {
  const failure = await refusedExchange(pageExamples.unknown, ({ api }) => api.page(NO_PAGE as InfoSlug));
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});
