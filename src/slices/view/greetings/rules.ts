import type { PartRules } from '../tables.ts';
import { askForCity, greetings, shopWords } from './greetings.ts';

export const greetingRules: PartRules<'city/listLoaded' | 'setting/confirmed' | 'setting/loaded'> = {
  'city/listLoaded': askForCity,
  'setting/confirmed': (state, { time }) => greetings(state, time),
  'setting/loaded': shopWords,
};
