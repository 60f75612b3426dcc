import { expect, test } from 'vitest';
import { geocoderAnswer, type WireGeocoderPlace } from '../../contracts/geocoder.ts';
import { createBench } from './bench.ts';

const ask = async (geocode: string): Promise<readonly WireGeocoderPlace[]> => {
  const query = new URLSearchParams({ format: 'json', apikey: 'demo', geocode });
  const response = await createBench().backend.fetch(new Request(`https://shop.test/demo/geocoder?${query}`));
  const { response: answer } = geocoderAnswer.parse(await response.json());
  return answer.GeoObjectCollection.featureMember.map((member) => member.GeoObject);
};

test('an address has a point, and the point leads back to the address', async () => {
  const [place] = await ask('Самара, Ленинградская, 45');
  const pos = place?.Point.pos ?? '';
  expect(pos).toMatch(/^50\.\d+ 53\.\d+$/);
  const [back] = await ask(pos.replace(' ', ','));
  const parts = back?.metaDataProperty.GeocoderMetaData.Address.Components ?? [];
  expect(parts).toEqual(
    expect.arrayContaining([
      { kind: 'locality', name: 'Самара' },
      { kind: 'street', name: 'Ленинградская' },
      { kind: 'house', name: '45' },
    ]),
  );
});

test.each(['Париж, улица Риволи, 1', '2.35,48.85'])('%s is found nowhere', async (geocode) => {
  expect(await ask(geocode)).toEqual([]);
});

test('a question without its parameters is refused', async () => {
  const { backend } = createBench();
  expect((await backend.fetch(new Request('https://shop.test/demo/geocoder?geocode=x'))).status).toBe(400);
});
