import { promoRequest } from '../../../contracts/promo.ts';
import { toRoubles } from '../../../src/domain/money.ts';
import { buildPromos } from '../../chain/promos.ts';
import { asCustomer, withBody, type CustomerCall, type HandlersOf } from '../handler.ts';
import type { LostGift } from '../promo.ts';
import { quoteOf } from '../quote.ts';
import { foreign, notFound, ok, refusal } from '../reply.ts';
import { cityOf } from '../shop.ts';
import { zoneIdOf } from '../zone.ts';

const lostGiftOf = (gift: LostGift | null) =>
  gift && { code: gift.code, name: gift.name, sum: toRoubles(gift.missing) };

export const promoHandlers = {
  'promo.list': asCustomer(({ world, user, query }) =>
    query['userId'] === user.id ? ok(buildPromos(world.clock.now())) : foreign,
  ),
  'promo.find': asCustomer(({ world, params }) => {
    const code = params['code']?.toUpperCase();
    const promo = buildPromos(world.clock.now()).find((candidate) => candidate.code === code);
    return promo ? ok(promo) : notFound('Такого промокода нет');
  }),
  'promo.calculate': asCustomer(
    withBody(promoRequest, (body, { world, headers }: CustomerCall) => {
      const { order, coupon } = body;
      const zoneId = zoneIdOf(order.address, headers);
      const quote = quoteOf({ store: world.store, city: cityOf(headers), order, coupon, zoneId });
      if ('status' in quote) return refusal(422, quote.message);
      const { promo } = quote;
      return ok({
        discountTotal: toRoubles(promo.discount),
        lostGift: lostGiftOf(promo.lostGift),
        freeProducts: promo.freeProducts,
        loyaltyProgramErrors: promo.errors,
      });
    }),
  ),
} satisfies HandlersOf<'promo'>;
