import { expect, test } from 'vitest';
import { zoneDelivery as zoneDeliverySchema } from '../../contracts/city.ts';
import { DELIVERY_ID, FAR_DELIVERY_ID } from '../menu/keys.ts';
import { CITIES, SAMARA } from './cities.ts';
import { PLACES, pointOf, type LonLat } from './places.ts';
import { DELIVERY_TERMINALS } from './restaurants.ts';
import { isWithin, zoneOf } from './zoneOf.ts';
import { CITY_ZONES, zoneDelivery } from './zones.ts';

const cities = CITIES.map((city) => ({
  ...city,
  restaurants: DELIVERY_TERMINALS[city.iikoId],
  zones: CITY_ZONES[city.iikoId],
}));
const zones = cities.flatMap((city) => city.zones);

const turn = (a: LonLat, b: LonLat, c: LonLat): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
const cross = (a: LonLat, b: LonLat, c: LonLat, d: LonLat): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
const crossings = (ring: readonly LonLat[]): number => {
  const edges = ring.map((from, index) => [from, ring[(index + 1) % ring.length] ?? from] as const);
  return edges.flatMap(([a, b], index) =>
    edges.slice(index + 2, index === 0 ? -1 : undefined).filter(([c, d]) => cross(a, b, c, d)),
  ).length;
};

test.each(zones)('the ring of $id has 8 points or more and does not cross itself', ({ polygon }) => {
  expect(polygon.length).toBeGreaterThanOrEqual(8);
  expect(crossings(polygon)).toBe(0);
});

test('the check of a ring finds a ring that crosses itself', () => {
  expect(
    crossings([
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ]),
  ).toBeGreaterThan(0);
});

test.each(zones)('$id holds a whole street', ({ id }) => {
  const own = PLACES.filter(({ point }) => zoneOf(point) === id);
  const whole = own.filter(({ locality, street }) => {
    const houses = PLACES.filter((place) => place.locality === locality && place.street === street);
    return houses.every((house) => own.includes(house));
  });
  expect(whole.length).toBeGreaterThan(0);
});

test.each(cities)('no place of $name lies in two zones', ({ zones: own }) => {
  const shared = PLACES.filter(
    ({ point }) => own.filter(({ polygon }) => isWithin(polygon, point)).length > 1,
  );
  expect(shared).toEqual([]);
});

test('nearly every address can be delivered to, and one street of Самара cannot', () => {
  const outside = PLACES.filter(({ point }) => zoneOf(point) === null);
  expect(new Set(outside.map(({ locality, street }) => `${locality}, ${street}`))).toEqual(
    new Set(['Самара, Парусная']),
  );
});

test('Ленинская, 119 lies in the near zone of Самара', () => {
  const point = pointOf('Самара, Ленинская, 119');
  expect(point && zoneOf(point)).toBe(CITY_ZONES[SAMARA.iikoId][0]?.id);
});

test.each(cities)('every restaurant of $name lies in a zone and at its address', (city) => {
  for (const { coordinates, address } of city.restaurants) {
    const [lat, lon] = coordinates;
    expect(city.zones.map(({ id }) => id)).toContain(zoneOf([lon, lat]));
    expect(pointOf(`${city.name}, ${address}`)).toEqual([lon, lat]);
  }
});

test('there are 3, 2 and 1 restaurants, each with an id and a name of its own', () => {
  expect(cities.map(({ restaurants }) => restaurants.length)).toEqual([3, 2, 1]);
  const all = cities.flatMap(({ restaurants }) => [...restaurants]);
  expect(new Set(all.map(({ deliveryTerminalId }) => deliveryTerminalId)).size).toBe(6);
  expect(new Set(all.map(({ name }) => name)).size).toBe(6);
});

test('every zone has its delivery conditions: the first the ordinary one, the last the dear one from 1 200 ₽', () => {
  expect(Object.keys(zoneDelivery).toSorted()).toEqual(zones.map(({ id }) => id).toSorted());
  for (const { zones: own } of cities) {
    expect(zoneDelivery[own[0]?.id ?? '']?.deliveryId).toBe(DELIVERY_ID);
    expect(zoneDelivery[own.at(-1)?.id ?? '']).toMatchObject({ deliveryId: FAR_DELIVERY_ID, minSum: 1200 });
  }
  for (const conditions of Object.values(zoneDelivery)) {
    expect(zoneDeliverySchema.safeParse(conditions).success).toBe(true);
  }
});
