import { onFields } from '../../onFields.ts';
import type { PartMeanings } from '../tables.ts';
import type { pageEvents } from './events.ts';

const MINUTE_MS = 60_000;
/** The time as selectors may know it: the minute that has begun, in ms. */
export const toMinute = (time: number): number => Math.floor(time / MINUTE_MS) * MINUTE_MS;

export const pageMeanings: PartMeanings<Exclude<keyof typeof pageEvents, 'view/restored'>> = {
  'view/factsArrived': null,
  'view/slicesArrived': null,
  'view/minutePassed': onFields(['now'], (view, { time }) => {
    view.now = toMinute(time);
  }),
  'view/wentOnline': (view) => {
    view.isOnline = true;
  },
  'view/wentOffline': (view) => {
    view.isOnline = false;
  },
  'view/pageShown': (view, { time }) => {
    view.isVisible = true;
    view.now = toMinute(time);
  },
  'view/pageHidden': (view) => {
    view.isVisible = false;
  },
  'view/connectionOpened': (view) => {
    view.connection = 'open';
  },
  'view/connectionLost': (view) => {
    view.connection = 'lost';
  },
};
