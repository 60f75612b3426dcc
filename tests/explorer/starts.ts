import type { Chance } from './chance.ts';
import { NEVER_CLOSED } from './cities.ts';
import type { Start } from './beginning.ts';
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
/** Who has something in the cart begins where it is. */
const CART_PATHS = ['cart', 'cart', 'checkout', 'checkout', 'checkout', 'catalog', ''];
const WITH_CART = /^(?:buyer|resident|gifted|known)-/;
/** Who has come further has more to lose: those are as many as all the others, who come to every city. */
const weightOf = (visitor: string): number => (/^(?:newcomer|guest|customer)-/.test(visitor) ? 1 : 2);

/** Where and as whom a visit begins. */
export function startOf(chance: Chance): Start {
  const visitor = chance.weigh(VISITORS, weightOf) ?? 'guest-samara';
  const city = visitor.split('-')[1] ?? NEVER_CLOSED;
  return {
    visitor,
    city,
    path: chance.pick(WITH_CART.test(visitor) ? CART_PATHS : PATHS) ?? '',
    isPhone: chance.percent(50),
    isNight: chance.percent(city === NEVER_CLOSED ? 5 : 40),
    isEarly: chance.percent(30),
    isMoving: chance.percent(40),
    ...(chance.percent(10) && { tunnelMs: 20 + chance.below(500) }),
  };
}
