import { chanceOf } from './chance.ts';
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
const CART_PATHS = ['cart', 'cart', 'cart', 'checkout', 'checkout', 'checkout', 'catalog', ''];
const WITH_CART = /^(?:customer|buyer|resident|gifted|known)-/;
/** Everybody comes in turn; who has come further has more to lose, and comes twice. */
const TURNS = VISITORS.flatMap((visitor) =>
  /^(?:newcomer|guest)-/.test(visitor) ? [visitor] : [visitor, visitor],
);
/** Coprime to their number, so that no two that come one after the other are alike. */
const STRIDE = 7;

/** Where and as whom the visit of that seed begins. */
export function startOf(seed: number): Start {
  const chance = chanceOf(seed + 500_000);
  const visitor = TURNS[(seed * STRIDE) % TURNS.length] ?? 'guest-samara';
  const city = visitor.split('-')[1] ?? NEVER_CLOSED;
  return {
    visitor,
    city,
    path: chance.pick(WITH_CART.test(visitor) ? CART_PATHS : PATHS) ?? '',
    isPhone: chance.percent(50),
    isNight: chance.percent(city === NEVER_CLOSED ? 5 : 60),
    isEarly: chance.percent(30),
    isMoving: chance.percent(40),
    ...(chance.percent(10) && { tunnelMs: 20 + chance.below(500) }),
  };
}
