import { plain } from '../../examples/example.ts';
import { promoExamples } from '../../examples/promo.ts';
import { MONEY } from '../../formats.ts';
import { specified } from '../../sentence.ts';
import type { Bench, Check } from '../check.ts';
import { shownValue, wrong } from '../judgement.ts';
import type { Answer } from '../service.ts';
import { behaviour, fieldOf, isDone, listIn, signedIn } from './own.ts';

const { body: CART, city: PROMO_CITY, given: WITH_COUPON } = promoExamples.discount;

const calculated = (bench: Bench): Promise<Answer> =>
  bench.service.ask(
    signedIn(bench, {
      operation: 'promo.calculate',
      headers: { 'x-city': PROMO_CITY },
      body: plain(CART, ({ fromState, value }) => bench.values[fromState] ?? value),
    }),
  );

/** A discount is roubles: something, and no more than what it is taken from. */
const discounted = behaviour(
  'a coupon takes off something, and no more than the cart',
  ['promo.calculate'],
  WITH_COUPON,
  async (bench) => {
    const answer = await calculated(bench);
    const discount = fieldOf(answer, 'discountTotal');
    if (isDone(bench, answer) && typeof discount === 'number' && (discount > CART.fullPrice || discount <= 0))
      bench.note(answer, wrong('$.discountTotal', `${discount} is taken from ${CART.fullPrice}`));
  },
  MONEY,
);

const CODES = specified(3, 'lostGift, freeProducts (codes), loyaltyProgramErrors');

const presented = behaviour(
  'what a coupon gives for nothing is in the menu',
  ['promo.calculate', 'catalog.all'],
  WITH_COUPON,
  async (bench) => {
    const answer = await calculated(bench);
    const menu = await bench.service.ask({ operation: 'catalog.all', headers: { 'x-city': PROMO_CITY } });
    const known = new Set(
      listIn({ ...menu, body: fieldOf(menu, 'products') }).flatMap(({ id, code }) => [id, code].map(String)),
    );
    const codes = fieldOf(answer, 'freeProducts');
    for (const [index, code] of (Array.isArray(codes) ? codes : []).entries())
      if (!known.has(String(code)))
        bench.note(
          answer,
          wrong(`$.freeProducts[${index}]`, `no product of the menu has the code ${shownValue(code)}`),
        );
  },
  CODES,
);

/** What a coupon brings. */
export const couponChecks: readonly Check[] = [discounted, presented];
