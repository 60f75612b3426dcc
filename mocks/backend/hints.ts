import { formatPhone } from '../../src/domain/phone.ts';
import { buildPromos } from '../chain/promos.ts';
import { SEEDED_PHONE } from './seed.ts';

/** What a person who tries the demo needs to know, a line each. `url`: where the shop is open. */
export const demoHints = (url: string, now: number): readonly string[] => {
  const coupons = buildPromos(now)
    .filter(({ isPersonal, dateTo }) => isPersonal !== true && (dateTo == null || Date.parse(dateTo) > now))
    .map(({ code }) => code);
  return [
    `Login: any phone; ${formatPhone(SEEDED_PHONE)} has bonuses and a past order`,
    `Coupons: ${coupons.join(', ')}`,
    `The chain's native app around the shop: ${url}/demo/app`,
    'The workbench, every screen and dialog in isolation: npm run storybook',
  ];
};
