import { describe, expect, test } from 'vitest';
import { demoCities, samara, tolyatti } from '../../../tests/demo.ts';
import {
  cityEntered,
  fold,
  restored,
  settingsLoaded,
  shopOpened,
  type StepOrPatch,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { draft } from '../draft.ts';
import { selectBasePath, selectCity } from './selectors.ts';

const list = draft('city/listLoaded', { cities: demoCities });
const at = (path: string): StepOrPatch => ({ view: { path } });
const slugAfter = (...steps: readonly StepOrPatch[]) => selectCity(fold(...steps))?.slug;

describe('the city of a page (specification, section 4, "City")', () => {
  test('the address names it', () => {
    expect(slugAfter(at('/tolyatti/catalog?x=1'), settingsLoaded(), list)).toBe('tolyatti');
  });

  test('else it is the SAMARA_ID city, by id or by iikoId', () => {
    expect(slugAfter(at('/catalog'), settingsLoaded(), list)).toBe('samara');
    const cityIds = { samara: tolyatti.iikoId, tolyatti: '', novokujbyshevsk: '' };
    expect(slugAfter(at('/'), settingsLoaded({ cityIds }), list)).toBe('tolyatti');
  });

  test('the order in which list and settings come does not matter', () => {
    expect(slugAfter(list, settingsLoaded())).toBe('samara');
  });

  test('a city that is known already stays', () => {
    expect(slugAfter(cityEntered('tolyatti'), settingsLoaded(), list)).toBe('tolyatti');
  });

  test('the base path is the city’s, and "/" without one', () => {
    expect(selectBasePath(fold(cityEntered()))).toBe('/samara/');
    expect(selectBasePath(fold())).toBe('/');
  });
});

describe('choosing a city', () => {
  test.each([
    ['/samara/catalog/rolly?sort=1#top', '/tolyatti/catalog/rolly?sort=1#top'],
    ['/catalog', '/tolyatti/catalog'],
    ['/', '/tolyatti/'],
    ['/admin/orders', '/admin/orders'],
  ])('the whole page %s is replaced by %s', (from, to) => {
    given(shopOpened(), at(from))
      .when('city/chosen', { cityId: tolyatti.id })
      .thenAmongOthers(['view/navigationDue', { to, mode: 'page' }]);
  });

  test('the settings are loaded again; a city without a slug stays on the page, with its own catalog', () => {
    given(shopOpened())
      .when('city/chosen', { cityId: tolyatti.id })
      .thenAmongOthers(['setting/reloadDue'])
      .thenNot('catalog/reloadDue');
    const cities = [samara, { ...tolyatti, slug: '' }];
    given(shopOpened(), draft('city/listLoaded', { cities }))
      .when('city/chosen', { cityId: tolyatti.id })
      .thenAmongOthers(['setting/reloadDue'], ['catalog/reloadDue', { reason: 'city' }])
      .thenNot('view/navigationDue');
  });

  test('its dialog closes, and it is not asked for again', () => {
    const { state } = given(shopOpened(), { modal: { open: { kind: 'city' } } }).when('city/chosen', {
      cityId: tolyatti.id,
    });
    expect(state.modal.open).toBeNull();
    expect(state.user.isAlreadySelectedCity).toBe(true);
  });

  test('the address directory is loaded and the cookies are written', () => {
    onStage(({ open, cold, flush }) => {
      const written: string[] = [];
      const streets = [{ name: 'Мира', houses: ['1'] }];
      const { emit, store } = open([shopOpened()], {
        api: { streets: (id) => cold('10ms (s|)', { s: id === tolyatti.iikoId ? streets : [] }) },
        cookies: {
          saveCity: (id, slug) => written.push(`${id} ${slug}`),
          saveAllergens: () => undefined,
        },
      });
      emit('c', { c: draft('city/chosen', { cityId: tolyatti.id }) });
      flush();
      expect(written).toEqual(['2 tolyatti']);
      expect(store.state().city.streets).toEqual(streets);
    });
  });

  test('streets of a city that was left are dropped', () => {
    const streets = [{ name: 'Мира', houses: [] }];
    const { state } = given(shopOpened()).when('city/streetsLoaded', { cityId: tolyatti.id, streets });
    expect(state.city.streets).toEqual([]);
  });

  test('a directory that cannot be had is only logged', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store, reports } = open([shopOpened()], { api: { streets: () => cold('#') } });
      emit('c', { c: draft('city/chosen', { cityId: tolyatti.id }) });
      flush();
      expect(reports).toEqual(['city/loadStreets']);
      expect(store.state().view.notices).toEqual([]);
    });
  });
});

describe('the first question (specification, section 2, "Modals")', () => {
  test('the choice of the city opens until one was selected', () => {
    expect(fold(shopOpened(), restored()).modal.open).toEqual({ kind: 'city' });
    expect(fold(shopOpened(), restored({ user: { isAlreadySelectedCity: true } })).modal.open).toBeNull();
  });

  test('the list of cities is fetched only where the page came without it', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const call = cold('10ms (c|)', { c: demoCities });
      const without = open([], { api: { cities: () => call } });
      const withList = open([shopOpened()], { api: { cities: () => call } });
      const start = draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true });
      without.emit('r', { r: start });
      withList.emit('r', { r: start });
      expectSubscriptions(call.subscriptions).toBe('^ 9ms !');
      flush();
      expect(without.store.state().city.list).toEqual(demoCities);
    });
  });
});

test('the city of the settings’ "keyed by city" tables is its iikoId (assumptions, section 2)', () => {
  const state = fold(shopOpened());
  expect(Object.keys(state.setting.values?.restaurants ?? {})).toContain(samara.iikoId);
});
