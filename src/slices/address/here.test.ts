import { describe, expect, test } from 'vitest';
import { fold, shopOpened, signedIn, type Step, type StepOrPatch } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { lonLat } from '../../domain/geometry.ts';
import { personal, type StreetLine } from '../../domain/personal.ts';
import type { Position } from '../../domain/position.ts';
import { secret } from '../../kernel/event.ts';
import { draft } from '../draft.ts';
import { selectNamedElsewhere } from './formSelectors.ts';

const customer: Step = [shopOpened(), signedIn()];
const isOpen: StepOrPatch = { modal: { open: { kind: 'address' } } };
const words = (text: string) => personal<StreetLine>(text);
const inCentre = lonLat(50.1, 53.19);
const name = { city: 'Самара', street: words('Ленинская'), home: words('119') };
const asked = draft('address/hereAsked');

/** What is known of the place once the browser has said this, and the geocoder that. */
const after = (position: Position, named: typeof name | null = name) => {
  let place: unknown;
  onStage(({ open, cold, flush }) => {
    const { emit, store } = open([customer, isOpen], {
      locate: () => cold('1s (p|)', { p: position }),
      geocoder: { reverse: () => cold('9ms (n|)', { n: named }) },
    });
    emit('a', { a: asked });
    flush();
    const { here, place: check, named: found, failure } = store.state().address;
    place = { here, check, named: found, failure };
  });
  return place;
};

describe('where the customer is', () => {
  test('goes the way of a place that is pointed at on the map', () => {
    const point = secret(inCentre);
    given(customer, isOpen, asked)
      .when('address/hereFound', { point })
      .thenOnly(['address/pointChosen', { point }]);
    expect(after(inCentre)).toEqual({
      here: null,
      check: { status: 'found', point: inCentre, zoneId: 'samara-centre' },
      named: name,
      failure: null,
    });
  });

  test.each(['refused', 'late', 'unknown'] as const)('%s: nothing else changes', (reason) => {
    expect(after(reason)).toEqual({ here: reason, check: { status: 'none' }, named: null, failure: null });
  });

  test.each([
    ['no address', null],
    ['no street', { ...name, street: words('') }],
  ])('where the geocoder knows %s, the fields stay and the customer is told', (_what, named) => {
    expect(after(inCentre, named)).toMatchObject({
      check: { status: 'unknown' },
      named: null,
      failure: 'Не удалось определить адрес. Введите его сами',
    });
  });

  test('the browser is asked with the press, and never else', () => {
    let count = 0;
    onStage(({ open, cold, flush }) => {
      const { emit } = open([customer], {
        locate: () => {
          count += 1;
          return cold('(p|)', { p: 'refused' as const });
        },
      });
      emit('o a', { o: draft('modal/requested', { modal: { kind: 'address' } }), a: asked });
      flush();
    });
    expect(count).toBe(1);
  });

  test.each([
    ['typing', draft('address/placeTyped', { city: 'Самара', street: words('Мира'), home: words('') })],
    ['a tap on the map', draft('address/pointChosen', { point: secret(inCentre) })],
    ['the end of the dialog', draft('modal/dismissed', { kind: 'address' })],
  ])('%s ends the question', (_what, end) => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const locating = cold('1s (p|)', { p: inCentre });
      const { emit, store } = open([customer, isOpen], { locate: () => locating });
      emit('a 99ms x', { a: asked, x: end });
      expectSubscriptions(locating.subscriptions).toBe('^ 99ms !');
      flush();
      expect(store.state().address.here).toBeNull();
    });
  });

  test('a browser that fails knows nothing', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer, isOpen], { locate: () => cold('#') });
      emit('a', { a: asked });
      flush();
      expect(store.state().address.here).toBe('unknown');
    });
  });

  test('a late word counts only while somebody waits for it', () => {
    expect(fold(customer, draft('address/hereLost', { reason: 'late' })).address.here).toBeNull();
  });
});

describe('a place in another city of the chain', () => {
  const namedIn = (city: string, zoneId: string | null) =>
    selectNamedElsewhere(
      fold(
        customer,
        draft('address/pointChosen', { point: secret(inCentre) }),
        draft('address/placeNamed', {
          point: secret(inCentre),
          zoneId: zoneId as never,
          name: { ...name, city },
        }),
      ),
    )?.name ?? null;

  test.each([
    ['by its zone', 'посёлок Приморский', 'tolyatti-central', 'Тольятти'],
    ['by its name', 'Тольятти', null, 'Тольятти'],
    ['in this city', 'Самара', 'samara-centre', null],
    ['in a city without us', 'Казань', null, null],
  ])('%s', (_what, city, zoneId, there) => {
    expect(namedIn(city, zoneId)).toBe(there);
  });
});
