import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { contract } from '../../../contracts/router.ts';
import { brand } from '../../../src/ports/readers/brand.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { injected, wireId } from '../matchers.ts';
import { given } from '../../../contracts/states.ts';

const { eachLike, number, string } = MatchersV3;
const SAMARA = 'city-samara';
const ZONE = 'zone-1';
const city = { id: wireId('1'), name: string('Самара'), slug: string('samara'), iikoId: string(SAMARA) };

it('lists the cities with all their fields', async () => {
  const cities = await exchange(
    {
      operation: 'city.list',
      description: 'a request for the cities',
      status: 200,
      answer: eachLike({ ...city, cityIn: string('Самаре') }),
    },
    ({ api }) => api.cities(),
  );
  expect(cities).toEqual([{ id: '1', name: 'Самара', slug: 'samara', iikoId: SAMARA, nameIn: 'Самаре' }]);
});

it('names a city by its plain name where it has no other', async () => {
  const cities = await exchange(
    {
      operation: 'city.list',
      description: 'a request for the cities, with the fewest fields',
      status: 200,
      answer: eachLike(city),
    },
    ({ api }) => api.cities(),
  );
  expect(cities[0]?.nameIn).toBe('Самара');
});

it('lists the streets of a city with their houses', async () => {
  const streets = await exchange(
    {
      operation: 'city.directory',
      description: 'a request for the streets of a city',
      given: [given('a city has streets', {})],
      parameters: { cityIikoId: injected('cityIikoId', SAMARA) },
      status: 200,
      answer: { streets: eachLike({ name: string('Садовая'), houses: eachLike(string('18')) }) },
    },
    ({ api }) => api.streets(brand(SAMARA)),
  );
  expect(streets).toEqual([{ name: 'Садовая', houses: ['18'] }]);
});

it('has no suggestions for a city without streets', async () => {
  const streets = await exchange(
    {
      operation: 'city.directory',
      description: 'a request for the streets of a city that has none',
      given: [given('a city has no streets', {})],
      parameters: { cityIikoId: injected('cityIikoId', SAMARA) },
      status: 200,
      answer: { streets: [] },
    },
    ({ api }) => api.streets(brand(SAMARA)),
  );
  expect(streets).toEqual([]);
});

it('is told that a city is unknown', async () => {
  const failure = await refusedExchange(
    {
      operation: 'city.directory',
      description: 'a request for the streets of an unknown city',
      given: [given('no city has the id', { cityIikoId: 'nowhere' })],
      parameters: { cityIikoId: 'nowhere' },
      status: 404,
    },
    ({ api }) => api.streets(brand('nowhere')),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});

it('reads all delivery conditions of a zone, in kopecks', async () => {
  const conditions = await exchange(
    {
      operation: 'city.zoneDelivery',
      description: 'a request for the delivery conditions of a zone',
      given: [given('a zone has conditions', {})],
      parameters: { zoneId: injected('zoneId', ZONE) },
      status: 200,
      answer: {
        deliveryId: string('delivery-1'),
        minSum: number(700),
        freeFrom: number(2000),
        deliveryTime: number(60),
      },
    },
    ({ api }) => api.zoneDelivery(brand(ZONE)),
  );
  expect(conditions).toEqual({ deliveryId: 'delivery-1', minSum: 70_000, freeFrom: 200_000, minutes: 60 });
});

it('does without delivery conditions that a zone leaves out', async () => {
  const conditions = await exchange(
    {
      operation: 'city.zoneDelivery',
      description: 'a request for the delivery conditions of a zone that has none',
      given: [given('a zone has no conditions', {})],
      parameters: { zoneId: injected('zoneId', ZONE) },
      status: 200,
      answer: {},
    },
    ({ api }) => api.zoneDelivery(brand(ZONE)),
  );
  expect(conditions).toEqual({ deliveryId: null, minSum: null, freeFrom: null, minutes: null });
});

it('is told that a zone is unknown', async () => {
  const failure = await refusedExchange(
    {
      operation: 'city.zoneDelivery',
      description: 'a request for the delivery conditions of an unknown zone',
      given: [given('no zone has the id', { zoneId: 'nowhere' })],
      parameters: { zoneId: 'nowhere' },
      status: 404,
    },
    ({ api }) => api.zoneDelivery(brand('nowhere')),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});

it('reads a page', async () => {
  const text = await exchange(
    {
      operation: 'page.find',
      description: 'a request for a page',
      given: [given('a page exists', { slug: 'about' })],
      parameters: { slug: 'about' },
      status: 200,
      answer: { title: string('О нас'), html: string('<p>Готовим с 2009 года</p>') },
    },
    ({ call }) => call(contract.page.find, { parameters: { slug: 'about' } }),
  );
  expect(JSON.parse(text)).toEqual({ title: 'О нас', html: '<p>Готовим с 2009 года</p>' });
});

it('is told that a page does not exist', async () => {
  const failure = await refusedExchange(
    {
      operation: 'page.find',
      description: 'a request for an unknown page',
      given: [given('no page has the slug', { slug: 'nowhere' })],
      parameters: { slug: 'nowhere' },
      status: 404,
    },
    ({ call }) => call(contract.page.find, { parameters: { slug: 'nowhere' } }),
  );
  expect(failure).toMatchObject({ status: 404, refusals: [] });
});
