import { bareDirectory } from '../city.ts';
import { jsonText, messageList } from '../common.ts';
import { orderStatusUpdateUnderData } from '../live.ts';
import { loyaltyError, lostGiftCode } from '../promo.ts';
import { read } from '../sentence.ts';
import { bareAdvent, manyHappyHours } from '../setting.ts';
import type { Group, ShapeWay } from './alternative.ts';

const message = read(6, '`message` may be a string or a list (joined)');
const setting = read(6, 'a value may be a JSON string');
const directory = read(2, '`{streets: [{name, houses?: [string]}]}`; a bare array of the same is read too');
const gift = read(
  2,
  '`lostGift` null or `{code, name, sum}`, `sum` the roubles still missing (a bare code is read too)',
);
const errors = read(2, '`loyaltyProgramErrors` a list of strings or `{message}`, shown as text');
const live = read(6, 'payload flat or under `data`');
const advent = read(
  7,
  '`ADVENT` `{title?, year?, month?, days: [{day, title, text?, code?, promoId?, image?, link?}]}` or the bare list of days',
);
const happyHours = read(7, 'one or a list, for all cities or keyed by iikoId');

/** Values that may have one of several shapes. */
export const shapes: readonly Group<ShapeWay>[] = [
  {
    name: 'the message of a refusal',
    ways: [
      { name: 'a text', sentence: message },
      { name: 'a list of texts', sentence: message, schema: messageList },
    ],
  },
  {
    name: 'a setting',
    ways: [
      { name: 'JSON', sentence: setting },
      { name: 'the JSON text of it', sentence: setting, schema: jsonText },
    ],
  },
  {
    name: 'the streets of a city',
    ways: [
      { name: 'under "streets"', sentence: directory },
      { name: 'a bare list', sentence: directory, schema: bareDirectory },
    ],
  },
  {
    name: 'a gift that is nearly earned',
    ways: [
      { name: 'an object', sentence: gift },
      { name: 'its code alone', sentence: gift, schema: lostGiftCode },
    ],
  },
  {
    name: 'an error of the loyalty programme',
    ways: [
      { name: 'a text', sentence: errors },
      { name: 'an object with the message', sentence: errors, schema: loyaltyError },
    ],
  },
  {
    name: 'what a pushed status carries',
    ways: [
      { name: 'beside the type', sentence: live },
      { name: 'under "data"', sentence: live, schema: orderStatusUpdateUnderData },
    ],
  },
  {
    name: 'the calendar of December',
    ways: [
      { name: 'an object with days', sentence: advent },
      { name: 'the bare list of days', sentence: advent, schema: bareAdvent },
    ],
  },
  {
    name: 'happy hours',
    ways: [
      { name: 'one entry', sentence: happyHours },
      { name: 'a list of them', sentence: happyHours, schema: manyHappyHours },
    ],
  },
];
