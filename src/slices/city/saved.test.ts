import { describe, expect, test } from 'vitest';
import { demoCities } from '../../../tests/demo.ts';
import { fold, restored, settingsLoaded, shopOpened, type StepOrPatch } from '../../../tests/given.ts';
import { given, type Expected } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { secret } from '../../kernel/event.ts';
import { draft } from '../draft.ts';
import { selectCity, selectCitySlug } from './selectors.ts';

const list = draft('city/listLoaded', { cities: demoCities });
const at = (path: string): StepOrPatch => ({ view: { path } });
const opened = (citySlug: string | null) => ({
  saved: secret({}),
  storeVersion: '1',
  isOnline: true,
  citySlug,
});
const tolyatti = demoCities.find(({ slug }) => slug === 'tolyatti')!;
const moved: readonly Expected[] = [
  ['city/entered', { cityId: tolyatti.id }],
  ['setting/reloadDue'],
  ['catalog/reloadDue', { reason: 'city' }],
];

describe('the city of the cookie (specification, section 4, "City")', () => {
  test('takes the place of the one that a page without a city was rendered for', () => {
    given(shopOpened(), at('/catalog'))
      .when('view/restored', opened('tolyatti'))
      .thenAmongOthers(...moved);
  });

  test.each([
    ['the address names one', '/samara/catalog', 'tolyatti'],
    ['it is the city of the page', '/catalog', 'samara'],
    ['there is no such city', '/catalog', 'atlantis'],
    ['there is no cookie', '/catalog', null],
  ])('changes nothing where %s', (_why, path, slug) => {
    const { state } = given(shopOpened(), at(path))
      .when('view/restored', opened(slug))
      .thenNot('city/entered', 'setting/reloadDue', 'catalog/reloadDue');
    expect(selectCity(state)?.slug).toBe('samara');
  });

  test('before the saved state is in, as on the server, a city that the address names asks for nothing anew', () => {
    given(at('/tolyatti/catalog'), settingsLoaded())
      .when('city/listLoaded', { cities: demoCities })
      .thenOnly(['city/entered', { cityId: tolyatti.id }]);
  });

  test('waits for the list of cities, and is named to the API until then', () => {
    const waiting = fold(at('/cart'), restored({}, { citySlug: 'tolyatti' }));
    expect(selectCity(waiting)).toBeNull();
    expect(selectCitySlug(waiting)).toBe('tolyatti');
    const { state } = given(at('/cart'), restored({}, { citySlug: 'tolyatti' }), settingsLoaded())
      .when('city/listLoaded', { cities: demoCities })
      .thenNot('setting/reloadDue', 'catalog/reloadDue');
    expect(selectCitySlug(state)).toBe('tolyatti');
  });

  test('yields to the address once the cities are known, and what was asked for it is asked for anew', () => {
    given(at('/tolyatti/cart'), restored({}, { citySlug: 'samara' }))
      .when('city/listLoaded', { cities: demoCities })
      .thenAmongOthers(...moved);
    given(at('/tolyatti/cart'), restored())
      .when('city/listLoaded', { cities: demoCities })
      .thenAmongOthers(...moved);
    given(at('/cart'), restored())
      .when('city/listLoaded', { cities: demoCities })
      .thenNot('setting/reloadDue', 'catalog/reloadDue');
  });

  test('is kept as it is, and follows a city that becomes known late', () => {
    onStage(({ open, flush }) => {
      const written: string[] = [];
      const cookies = {
        saveCity: (_id: string, slug: string) => void written.push(slug),
        saveAllergens: () => undefined,
      };
      const page = open([shopOpened(), at('/catalog')], { cookies });
      page.emit('r', { r: draft('view/restored', opened('tolyatti')) });
      const late = open([at('/tolyatti/cart'), restored({}, { citySlug: 'samara' })], { cookies });
      late.emit('-l', { l: list });
      flush();
      expect(new Set(written)).toEqual(new Set(['tolyatti']));
      expect(written.length).toBeGreaterThan(1);
    });
  });
});
