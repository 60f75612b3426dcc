import { describe, expect, test } from 'vitest';
import { demoCities } from '../../../tests/demo.ts';
import { fold, type Step } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { draft } from '../draft.ts';
import { selectCityListStatus } from './selectors.ts';

const start = draft('view/restored', { saved: {} as never, storeVersion: '1', isOnline: true });
const failed = draft('city/listFailed');
const retried = draft('catalog/retryTapped');
const loaded = draft('city/listLoaded', { cities: demoCities });
const minute = draft('view/minutePassed');
const offline = new ApiFailure('offline');

describe('the list of cities', () => {
  test.each<[string, Step, string]>([
    ['is waited for', [], 'waiting'],
    ['could not be had', failed, 'failed'],
    ['is waited for again', [failed, retried], 'waiting'],
    ['is there', [failed, loaded], 'ready'],
    ['is there, whatever fails later', [loaded, failed], 'ready'],
    ['names no city', draft('city/listLoaded', { cities: [] }), 'failed'],
  ])('%s', (_what, steps, status) => {
    expect(selectCityListStatus(fold(steps))).toBe(status);
  });

  test('is reported where it cannot be had, and asked for by the retry', () => {
    onStage(({ open, cold, flush }) => {
      const answers = [cold('#', { c: demoCities }), cold('(c|)', { c: demoCities })];
      const { emit, timesOf, reports } = open([], { api: { cities: () => answers.shift() ?? cold('-') } });
      emit('r 9ms t', {
        r: start,
        t: retried,
      });
      flush();
      expect(reports).toEqual(['city/loadCities']);
      expect([...timesOf('city/listFailed'), ...timesOf('city/listLoaded')]).toEqual([0, 10]);
    });
  });

  test('comes by itself once the network is there, and the streets too', () => {
    onStage(({ open, cold, flush }) => {
      const cities = ['#', '(c|)'];
      const streets = ['#', '(s|)'];
      const { emit, timesOf } = open([], {
        api: {
          cities: () => cold(cities.shift() ?? '-', { c: demoCities }, offline),
          streets: () => cold(streets.shift() ?? '-', { s: [] }, offline),
        },
      });
      emit('r 9ms m 9ms m', {
        r: start,
        m: minute,
      });
      flush();
      expect(timesOf('city/listFailed')).toEqual([0]);
      expect(timesOf('city/listLoaded')).toEqual([10]);
      expect(timesOf('city/streetsLoaded')).toEqual([20]);
    });
  });
});
