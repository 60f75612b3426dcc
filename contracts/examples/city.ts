import { NO_CITY, NO_STREETS, NO_ZONE } from '../alternatives/outcomes.ts';
import { given } from '../states.ts';
import { fromState, type Examples } from './example.ts';

export const SAMARA = 'city-samara';
export const ZONE = 'zone-1';
/** The id of no city and no zone. */
export const NOWHERE = 'nowhere';

const city = { id: '1', name: 'Самара', slug: 'samara', iikoId: SAMARA };
const directory = {
  operation: 'city.directory',
  parameters: { cityIikoId: fromState('cityIikoId', SAMARA) },
} as const;
const zoneDelivery = {
  operation: 'city.zoneDelivery',
  parameters: { zoneId: fromState('zoneId', ZONE) },
} as const;

export const cityExamples = {
  list: {
    operation: 'city.list',
    description: 'a request for the cities',
    status: 200,
    answer: [{ ...city, cityIn: 'Самаре' }],
  },
  leastList: {
    operation: 'city.list',
    description: 'a request for the cities, with the fewest fields',
    status: 200,
    answer: [city],
  },
  streets: {
    ...directory,
    description: 'a request for the streets of a city',
    given: [given('a city has streets', {})],
    status: 200,
    answer: { streets: [{ name: 'Садовая', houses: ['18'] }] },
  },
  noStreets: {
    ...directory,
    description: 'a request for the streets of a city that has none',
    given: [given('a city has no streets', {})],
    status: 200,
    otherwise: NO_STREETS,
    answer: { streets: [] },
  },
  streetsOfNowhere: {
    ...directory,
    description: 'a request for the streets of an unknown city',
    given: [given('no city has the id', { cityIikoId: NOWHERE })],
    parameters: { cityIikoId: NOWHERE },
    status: 404,
    otherwise: NO_CITY,
  },
  zone: {
    ...zoneDelivery,
    description: 'a request for the delivery conditions of a zone',
    given: [given('a zone has conditions', {})],
    status: 200,
    answer: { deliveryId: 'delivery-1', minSum: 700, freeFrom: 2000, deliveryTime: 60 },
  },
  leastZone: {
    ...zoneDelivery,
    description: 'a request for the delivery conditions of a zone that has none',
    given: [given('a zone has no conditions', {})],
    status: 200,
    answer: {},
  },
  zoneOfNowhere: {
    ...zoneDelivery,
    description: 'a request for the delivery conditions of an unknown zone',
    given: [given('no zone has the id', { zoneId: NOWHERE })],
    parameters: { zoneId: NOWHERE },
    status: 404,
    otherwise: NO_ZONE,
  },
} satisfies Examples;
