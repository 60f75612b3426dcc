import type { Chance } from './chance.ts';
import type { Start } from './visit.ts';
import { VISITORS } from './visitors.ts';

const PATHS = [
  '',
  '',
  'catalog',
  'catalog',
  'catalog/zakuski',
  'cart',
  'checkout',
  'personal',
  'promo',
  'restaurant',
];

/** Where and as whom a visit begins. */
export function startOf(chance: Chance): Start {
  const visitor = chance.pick(VISITORS) ?? 'guest-samara';
  return {
    visitor,
    city: visitor.split('-')[1] ?? 'samara',
    path: chance.pick(PATHS) ?? '',
    isPhone: chance.percent(50),
    isNight: chance.percent(20),
  };
}
