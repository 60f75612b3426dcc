import { describe, expect, test } from 'vitest';
import { fold, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { lonLat } from '../../domain/geometry.ts';
import { personal, type StreetLine } from '../../domain/personal.ts';
import { secret } from '../../kernel/event.ts';
import { draft } from '../draft.ts';

const customer: Step = [shopOpened(), signedIn()];
const street = (text: string) => personal<StreetLine>(text);

describe('the place that is being typed', () => {
  const typed = (home: string) =>
    draft('address/placeTyped', { city: 'Самара', street: street('Ленинградская'), home: street(home) });
  const inCentre = lonLat(50.1, 53.19);

  test('the geocoder is asked 300 ms after the last letter, and the zone is found on the map', () => {
    onStage(({ open, cold, flush }) => {
      const asked: string[] = [];
      const { emit, store } = open([customer], {
        geocoder: {
          find: (text) => {
            asked.push(text);
            return cold('50ms (p|)', { p: inCentre });
          },
        },
      });
      emit('a 99ms b', { a: typed('4'), b: typed('45') });
      flush();
      expect(asked).toEqual(['Самара, Ленинградская, 45']);
      expect(store.state().address.place).toEqual({
        status: 'found',
        point: inCentre,
        zoneId: 'samara-centre',
      });
    });
  });

  test.each([
    ['nothing is found', null],
    ['the service fails', new ApiFailure('offline')],
  ])('%s: the place is unknown', (_what, answer) => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer], {
        geocoder: { find: () => (answer ? cold('#', {}, answer) : cold('(p|)', { p: null })) },
      });
      emit('a', { a: typed('45') });
      flush();
      expect(store.state().address.place).toEqual({ status: 'unknown' });
    });
  });

  test('without a house nothing is looked for', () => {
    expect(fold(customer, typed('')).address.place).toEqual({ status: 'none' });
  });

  test.each([
    ['house', 'Ленинградская', ''],
    ['street', '', '45'],
  ])('without a %s the geocoder is not asked', (_what, line, home) => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const search = cold('1s (p|)', { p: inCentre });
      const { emit } = open([customer], { geocoder: { find: () => search } });
      emit('a', {
        a: draft('address/placeTyped', { city: 'Самара', street: street(line), home: street(home) }),
      });
      expectSubscriptions(search.subscriptions).toBe([]);
      flush();
    });
  });

  test('closing the dialog ends the search', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const search = cold('1s (p|)', { p: inCentre });
      const { emit } = open([customer, { modal: { open: { kind: 'address' } } }], {
        geocoder: { find: () => search },
      });
      emit('a 499ms x', { a: typed('45'), x: draft('modal/dismissed', { kind: 'address' }) });
      expectSubscriptions(search.subscriptions).toBe('300ms ^ 199ms !');
      flush();
    });
  });
});

describe('the place that is pointed at on the map (specification, section 7, "Maps geocoding service")', () => {
  const point = secret(lonLat(50.1, 53.19));
  const chosen = draft('address/pointChosen', { point });
  const name = { city: 'Самара', street: street('Ленинская'), home: street('119') };
  const answering = (answer: typeof name | null | ApiFailure) => {
    let place: unknown;
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer, { modal: { open: { kind: 'address' } } }], {
        geocoder: {
          reverse: () =>
            answer instanceof ApiFailure ? cold('#', {}, answer) : cold('9ms (n|)', { n: answer }),
        },
      });
      emit('p', { p: chosen });
      flush();
      const { place: check, named, failure } = store.state().address;
      place = { check, named, failure };
    });
    return place;
  };

  test('gets its address and its zone', () => {
    expect(answering(name)).toEqual({
      check: { status: 'found', point, zoneId: 'samara-centre' },
      named: name,
      failure: null,
    });
  });

  test('is unknown where nothing stands, and the customer is told', () => {
    expect(answering(null)).toEqual({
      check: { status: 'unknown' },
      named: null,
      failure: 'Не удалось определить адрес. Введите его сами',
    });
  });

  test('is unknown when the answer cannot be read, in the words of the specification (section 8)', () => {
    const message = 'Не удалось обработать ответ API. Проверьте, валиден ли ответ сервера.';
    expect(answering(new ApiFailure('invalid', { serverMessage: message }))).toEqual({
      check: { status: 'unknown' },
      named: null,
      failure: message,
    });
  });

  test('the newest tap counts, and typing or closing ends the search', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const [first, second] = [cold('1s (n|)', { n: name }), cold('1s (n|)', { n: name })];
      const calls = [first, second];
      const { emit, store } = open([customer], { geocoder: { reverse: () => calls.shift() ?? first } });
      emit('p 99ms p 99ms x', { p: chosen, x: draft('modal/dismissed', { kind: 'address' }) });
      expectSubscriptions(first.subscriptions).toBe('^ 99ms !');
      expectSubscriptions(second.subscriptions).toBe('100ms ^ 99ms !');
      flush();
      expect(store.state().address.named).toBeNull();
    });
  });
});
