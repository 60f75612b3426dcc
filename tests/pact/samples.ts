import * as samples from '../../contracts/examples/samples.ts';
import type { CartLine } from '../../src/domain/cart.ts';
import { lineId } from '../../src/domain/cart.ts';
import type { UnsavedAddress, UserId } from '../../src/domain/customer.ts';
import { fromRoubles } from '../../src/domain/money.ts';
import type { OrderRequest } from '../../src/domain/orderRequest.ts';
import { personal } from '../../src/domain/personal.ts';
import { brand } from '../../src/ports/readers/brand.ts';
import { sampleLine, sampleOrder } from '../samples.ts';

const { CHOICE, LINES, MODIFIER, NAME, PHONE, PLAIN, TERMINAL, TOKEN } = samples;

export const USER = brand<UserId>(samples.USER);
export const OTHER_USER = brand<UserId>(samples.OTHER_USER);
export const phone = personal(PHONE);

/** What the client is told besides the failed call. */
export const SESSION_OVER = [{ kind: 'session', token: TOKEN }];
export const told = (message: string) => [{ kind: 'request', message }];
/** The client's own words where a refusal has none. */
export const OWN_WORDS = 'Произошла ошибка при выполнении запроса';

interface SoldProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly price: number;
}

/** A line of the cart as the client holds it. */
export const lineOf = (product: SoldProduct, change: Partial<CartLine> = {}): CartLine =>
  sampleLine({
    id: lineId(product.id),
    productId: brand(product.id),
    code: product.code,
    name: product.name,
    price: fromRoubles(product.price),
    ...change,
  });

export const choiceLine = lineOf(CHOICE, {
  modifiers: [
    {
      id: brand(MODIFIER.id),
      name: MODIFIER.name,
      price: fromRoubles(MODIFIER.price),
      amount: 1,
      code: MODIFIER.code,
      groupId: brand(MODIFIER.groupId),
      groupName: MODIFIER.groupName,
    },
  ],
});

export const UNSAVED_ADDRESS: UnsavedAddress = {
  city: LINES.city,
  street: personal(LINES.street),
  home: personal(LINES.home),
  apartment: personal(LINES.apartment),
  entrance: personal(LINES.entrance),
  floor: personal(LINES.floor),
  zoneId: brand(LINES.zoneId),
};

/** An order for self-pickup of one plain product. */
export const selfOrder = (change: Partial<OrderRequest> = {}): OrderRequest =>
  sampleOrder({
    fullPrice: fromRoubles(PLAIN.price),
    notGiftsAndNotDeliveryTotal: fromRoubles(PLAIN.price),
    phone,
    name: personal(NAME),
    lines: [lineOf(PLAIN)],
    terminalId: brand(TERMINAL),
    total: fromRoubles(PLAIN.price),
    ...change,
  });
