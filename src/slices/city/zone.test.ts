import { describe, expect, test } from 'vitest';
import { demoCities, demoZone, NOW, samara } from '../../../tests/demo.ts';
import {
  addressSelected,
  cityEntered,
  fold,
  restored,
  settingsLoaded,
  shopOpened,
  type Step,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { ZoneId } from '../../domain/catalog.ts';
import { lonLat } from '../../domain/geometry.ts';
import { personal, type StreetLine } from '../../domain/personal.ts';
import { secret } from '../../kernel/event.ts';
import { draft } from '../draft.ts';
import { selectKnownZones } from './selectors.ts';

const north = 'samara-north' as ZoneId;
const centre = 'samara-centre' as ZoneId;
const zoneChosen = (zoneId: ZoneId | null) => draft('address/zoneChanged', { zoneId });
const loaded = (zoneId: ZoneId) => draft('city/zoneDeliveryLoaded', { zoneId, delivery: demoZone(zoneId) });
const lost = (zoneId: ZoneId) => draft('city/zoneDeliveryLost', { zoneId });
const zoneAfter = (...steps: readonly Step[]) => fold(shopOpened(), ...steps).city.zone;

describe('the chosen zone', () => {
  test('has no terms until they are loaded, and those of the cache at once', () => {
    expect(zoneAfter(zoneChosen(north))).toEqual({ zoneId: north, delivery: null, fetchedAt: 0 });
    expect(zoneAfter(zoneChosen(north), loaded(north))?.delivery).toEqual(demoZone(north));
    expect(zoneAfter(loaded(north), zoneChosen(north))?.delivery).toEqual(demoZone(north));
  });

  test('is none without an address in one', () => {
    expect(zoneAfter(zoneChosen(north), zoneChosen(null))).toBeNull();
  });

  test('keeps its terms when those of another one come or are lost', () => {
    for (const other of [loaded(centre), lost(centre)])
      expect(zoneAfter(zoneChosen(north), loaded(north), other)).toMatchObject({
        zoneId: north,
        delivery: demoZone(north),
      });
  });

  test('whose terms are lost has none, now and when it is chosen again', () => {
    const gone: Step = [zoneChosen(north), loaded(north), lost(north)];
    expect(zoneAfter(gone)?.delivery).toBeNull();
    expect(zoneAfter(gone, zoneChosen(centre), zoneChosen(north))?.delivery).toBeNull();
  });
});

test('its terms are asked for again once they are five minutes old, not a moment earlier', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, timesOf } = open([shopOpened()], {
      api: { zoneDelivery: (id) => cold('(z|)', { z: demoZone(id) }) },
    });
    emit('n 299998ms n n', { n: zoneChosen(north) });
    flush();
    expect(timesOf('city/zoneDeliveryLoaded')).toEqual([0, 300_000]);
  });
});

test('a clock that is set back by a day keeps no terms beyond their time', () => {
  onStage(({ open, cold, flush }) => {
    const fetchedAt = NOW + 26 * 3_600_000;
    const known = {
      city: { zoneCache: { [north]: { zoneId: north, delivery: demoZone(north), fetchedAt } } },
    };
    const { emit, timesOf } = open([shopOpened(), known], {
      api: { zoneDelivery: (id) => cold('(z|)', { z: demoZone(id) }) },
    });
    emit('n', { n: zoneChosen(north) });
    flush();
    expect(timesOf('city/zoneDeliveryLoaded')).toEqual([0]);
  });
});

test('a page that shows all zones has the terms of each, those at hand are not asked for again', () => {
  onStage(({ open, cold, flush }) => {
    const asked: string[] = [];
    const { emit, store } = open([shopOpened(), loaded(centre)], {
      api: {
        zoneDelivery: (id) => {
          asked.push(id);
          return cold('10ms (z|)', { z: demoZone(id) });
        },
      },
    });
    const shown = (zoneId: ZoneId) => draft('city/zoneShown', { zoneId });
    emit('(ncn)', { n: shown(north), c: shown(centre) });
    flush();
    expect(asked).toContain(north);
    expect(asked).not.toContain(centre);
    expect(selectKnownZones(store.state()).get(north)).toEqual(demoZone(north));
    expect(store.state().city.zone).toBeNull();
  });
});

test('terms that cannot be had are lost, and the failure is reported', () => {
  onStage(({ open, cold, flush }) => {
    const { emit, events, reports } = open([shopOpened()], { api: { zoneDelivery: () => cold('#') } });
    emit('n', { n: zoneChosen(north) });
    flush();
    expect(reports).toEqual(['city/loadZoneDelivery']);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'city/zoneDeliveryLost', payload: { zoneId: north } }),
    );
  });
});

const point = secret(lonLat(50, 53));
const name = { city: 'Самара', street: personal<StreetLine>('Ленинская'), home: personal<StreetLine>('119') };

test.each([
  ['typed', draft('address/placeFound', { point, zoneId: north })],
  ['tapped on the map', draft('address/placeNamed', { point, zoneId: north, name })],
])(
  'the price of a place that is only being %s is asked for as well, beside that of the chosen one',
  (_, found) => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([shopOpened()], {
        api: { zoneDelivery: (id) => cold('5ms (z|)', { z: demoZone(id) }) },
      });
      emit('ab', { a: zoneChosen(centre), b: found });
      flush();
      expect(Object.keys(store.state().city.zoneCache).toSorted()).toEqual([centre, north]);
      expect(store.state().city.zone?.zoneId).toBe(centre);
    });
  },
);

test('no zone, no question', () => {
  onStage(({ open, flush }) => {
    const zoneDelivery = (): never => {
      throw new Error('Nobody asked');
    };
    const { emit, reports } = open([shopOpened(), addressSelected()], { api: { zoneDelivery } });
    emit('n', { n: zoneChosen(null) });
    flush();
    expect(reports).toEqual([]);
  });
});

describe('the city of a page', () => {
  const list = draft('city/listLoaded', { cities: demoCities });
  const unknownDefault = settingsLoaded({ cityIds: { samara: '', tolyatti: '', novokujbyshevsk: '' } });

  test('is the first of the list where neither the address nor the settings name one', () => {
    expect(fold(unknownDefault, list).city.currentId).toBe(samara.id);
    expect(fold(list).city.currentId).toBe(samara.id);
  });

  test('is known by the id of the settings, too', () => {
    const cityIds = { samara: demoCities[1]!.id, tolyatti: '', novokujbyshevsk: '' };
    expect(fold(settingsLoaded({ cityIds }), list).city.currentId).toBe(demoCities[1]!.id);
  });

  test('waits for the list', () => {
    given().when('city/listLoaded', { cities: [] }).thenNothing();
  });

  test('when another is chosen, the streets of the one before are gone', () => {
    const streets = [{ name: 'Мира', houses: ['1'] }];
    const there = draft('city/streetsLoaded', { cityId: samara.id, streets });
    expect(fold(shopOpened(), there).city.streets).toEqual(streets);
    expect(
      fold(shopOpened(), there, draft('city/chosen', { cityId: demoCities[1]!.id })).city.streets,
    ).toEqual([]);
  });

  test('a choice without its dialog closes none', () => {
    given(shopOpened(), { modal: { open: { kind: 'time' } } })
      .when('city/chosen', { cityId: demoCities[1]!.id })
      .thenNot('modal/closed');
  });
});

describe('at the start of a page', () => {
  const start = draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true });

  test('the directory of its city is loaded, and its cookies are written', () => {
    onStage(({ open, cold, flush }) => {
      const written: string[] = [];
      const { emit, timesOf } = open([shopOpened()], {
        api: { streets: () => cold('10ms (s|)', { s: [] }) },
        cookies: { saveCity: (id, slug) => written.push(`${id} ${slug}`), saveAllergens: () => undefined },
      });
      emit('r', { r: start });
      flush();
      expect(timesOf('city/streetsLoaded')).toEqual([10]);
      expect(written).toEqual([`${samara.id} samara`]);
    });
  });

  test('a page without a city asks for no directory and writes no cookie', () => {
    onStage(({ open, flush }) => {
      const written: string[] = [];
      const streets = (): never => {
        throw new Error('Nobody asked');
      };
      const { emit, reports } = open([], {
        api: { streets },
        cookies: { saveCity: (id) => written.push(id), saveAllergens: () => undefined },
      });
      emit('r', { r: start });
      flush();
      expect([...reports, ...written]).toEqual([]);
    });
  });

  test('a directory is loaded when the city becomes known', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, timesOf } = open([restored()], { api: { streets: () => cold('(s|)', { s: [] }) } });
      emit('c', { c: draft('city/listLoaded', { cities: demoCities }) });
      flush();
      expect(timesOf('city/streetsLoaded')).toEqual([0]);
    });
  });
});

test('a city that is entered is the page’s', () => {
  expect(fold(cityEntered('tolyatti')).city.currentId).toBe(demoCities[1]!.id);
});
