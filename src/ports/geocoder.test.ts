import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { geocoderQuery } from '../../contracts/geocoder.ts';
import * as z from 'zod/mini';
import { lonLat } from '../domain/geometry.ts';
import { createGeocoder, readPoint, type GeocoderOptions } from './geocoder.ts';
import { failureOf, json, settled } from '../../tests/api/server.ts';

const INVALID = 'Не удалось обработать ответ API. Проверьте, валиден ли ответ сервера.';

const found = (...points: readonly string[]) => ({
  response: {
    GeoObjectCollection: {
      featureMember: points.map((pos) => ({
        GeoObject: {
          Point: { pos },
          metaDataProperty: { GeocoderMetaData: { Address: { Components: [] } } },
        },
      })),
    },
  },
});

const play = (answer: GeocoderOptions['fetch'], apiKey = 'demo') => {
  const asked: URL[] = [];
  const geocoder = createGeocoder({
    url: 'https://geocode.example/1.x/',
    apiKey: () => apiKey,
    fetch: (url, signal) => {
      asked.push(url);
      return answer(url, signal);
    },
  });
  return { geocoder, asked };
};
const silence: GeocoderOptions['fetch'] = (_url, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

describe('a look-up', () => {
  test('asks with the three parameters of the service, and answers with a point', async () => {
    const { geocoder, asked } = play(async () => json(found('50.10 53.20', '1 2')));
    expect(await firstValueFrom(geocoder.find('Самара, Ленинская, 12 & 14'))).toEqual([50.1, 53.2]);
    const query = Object.fromEntries(asked[0]?.searchParams ?? []);
    expect(query).toEqual({ format: 'json', geocode: 'Самара, Ленинская, 12 & 14', apikey: 'demo' });
    expect(z.parse(geocoderQuery, query)).toEqual(query);
    expect(asked[0]?.origin).toBe('https://geocode.example');
  });

  test('that finds nothing answers with null', async () => {
    expect(await firstValueFrom(play(async () => json(found())).geocoder.find('Нигде'))).toBeNull();
  });

  test.each([
    ['a page of HTML', '<html></html>'],
    ['nothing', ''],
    ['half an answer', '{"response":{'],
    ['another shape', '{"response":{}}'],
    ['a point that is none', JSON.stringify(found('here'))],
  ])('answered with %s fails in the words of the specification', async (_what, body) => {
    const { geocoder } = play(async () => new Response(body));
    expect(await failureOf(geocoder.find('Самара'))).toMatchObject({
      kind: 'invalid',
      serverMessage: INVALID,
    });
  });

  test('that is refused or lost says which', async () => {
    expect(await failureOf(play(async () => json({}, 403)).geocoder.find('Самара'))).toMatchObject({
      kind: 'status',
      status: 403,
    });
    const lost = play(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(lost.geocoder.find('Самара'))).toMatchObject({ kind: 'offline' });
  });

  test('that nobody waits for is aborted in silence', async () => {
    let signal: AbortSignal | null = null;
    const onError = vi.fn();
    const { geocoder } = play((url, given) => {
      signal = given;
      return silence(url, given);
    });
    geocoder.find('Самара').subscribe({ error: onError }).unsubscribe();
    await settled();
    expect(signal).toMatchObject({ aborted: true });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a look-up of a point', () => {
  const named = (components: readonly object[]) => ({
    response: {
      GeoObjectCollection: {
        featureMember: [
          {
            GeoObject: {
              Point: { pos: '50.1 53.2' },
              metaDataProperty: { GeocoderMetaData: { Address: { Components: components } } },
            },
          },
        ],
      },
    },
  });
  const WHOLE = [
    { kind: 'country', name: 'Россия' },
    { kind: 'locality', name: 'Самара' },
    { kind: 'street', name: 'Ленинская' },
    { kind: 'house', name: ' 119 ' },
    { kind: 'house', name: '120' },
  ];

  test('asks with "lon,lat" and answers with the parts of the first place', async () => {
    const { geocoder, asked } = play(async () => json(named(WHOLE)));
    expect(await firstValueFrom(geocoder.reverse(lonLat(50.1, 53.2)))).toEqual({
      city: 'Самара',
      street: 'Ленинская',
      home: '119',
    });
    expect(asked[0]?.searchParams.get('geocode')).toBe('50.1,53.2');
  });

  test('leaves empty what the place lacks, and answers with null where there is none', async () => {
    const part = play(async () => json(named(WHOLE.slice(0, 2))));
    expect(await firstValueFrom(part.geocoder.reverse(lonLat(0, 0)))).toEqual({
      city: 'Самара',
      street: '',
      home: '',
    });
    const none = play(async () => json(found()));
    expect(await firstValueFrom(none.geocoder.reverse(lonLat(0, 0)))).toBeNull();
  });

  test('fails in the words of the specification when the answer is of another shape', async () => {
    const { geocoder } = play(async () => json(named([{ kind: 1 }])));
    expect(await failureOf(geocoder.reverse(lonLat(0, 0)))).toMatchObject({ serverMessage: INVALID });
  });
});

describe('the patience', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('ends after 10 seconds', async () => {
    const failure = failureOf(play(silence).geocoder.find('Самара'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failure).toMatchObject({ kind: 'timeout' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  ['50.1 53.2', [50.1, 53.2]],
  [' 50.1   53.2 ', [50.1, 53.2]],
  ['-0.5 -33', [-0.5, -33]],
])('the position %j is the point %j', (pos, point) => {
  expect(readPoint(found(pos))).toEqual(point);
});

test.each(['', '50.1', '50.1 ', 'a b', '50.1,53.2', '50.1 53.2 7', 'NaN NaN', '1e999 2'])(
  'the position %j is no point',
  (pos) => {
    expect(() => readPoint(found(pos))).toThrow(expect.objectContaining({ kind: 'invalid' }));
  },
);
