import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TerminalId } from '../../domain/catalog.ts';
import type { Address, UnsavedAddress, AddressId, UserId } from '../../domain/customer.ts';
import { kopecks } from '../../domain/money.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import { personal, type OrderComment, type PersonName } from '../../domain/personal.ts';
import {
  groupId,
  productId,
  sampleAddress,
  sampleLine,
  sampleModifier,
  sampleOrder,
} from '../../../tests/samples.ts';
import { brand } from '../readers/brand.ts';
import { writeAddress, writeChanges, writeOrder, writeProfile, writePromo } from './order.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 100);
const text = personal<UnsavedAddress['street']>;
const address: Address = { id: brand<AddressId>('5'), ...sampleAddress({ apartment: text('4') }) };
const order = sampleOrder({
  coupon: 'LETO',
  fullPrice: kopecks(74_985),
  notGiftsAndNotDeliveryTotal: kopecks(69_985),
  lines: [
    sampleLine({
      quantity: 3,
      price: kopecks(19_995),
      modifiers: [sampleModifier({ amount: 2, price: kopecks(2_550) })],
    }),
    sampleLine({ productId: productId('gift'), kind: 'gift', price: kopecks(0) }),
  ],
  address,
  spendBonus: kopecks(10_050),
  deliveryMethod: 'delivery',
  terminalId: null,
  deliveryTime: '2026-03-02T14:30:00.000Z',
  persons: 2,
  comment: personal<OrderComment>('Без лука'),
  total: kopecks(64_935),
});

test('the promo calculation gets roubles, a line’s sum without modifiers, and no date', () => {
  expect(writePromo(order)).toEqual({
    coupon: 'LETO',
    fullPrice: 749.85,
    notGiftsAndNotDeliveryTotal: 699.85,
    customer: { phone: '+79991234567', name: 'Анна' },
    order: {
      phone: '+79991234567',
      date: null,
      items: [
        {
          id: 'p1',
          name: 'Филадельфия',
          amount: 3,
          sum: 599.85,
          code: '001',
          modifiers: [
            {
              id: 'm1',
              name: 'Соус терияки',
              amount: 2,
              sum: 51,
              code: '101',
              groupId: 'g1',
              groupName: 'Соусы',
            },
          ],
        },
        { id: 'gift', name: 'Филадельфия', amount: 1, sum: 0, code: '001', modifiers: [] },
      ],
      address: { ...address },
    },
  });
});

describe('an order', () => {
  test('goes to the kitchen with the payload of the promo calculation and the totals that were seen', () => {
    const { order: payload, customer } = writePromo(order);
    expect(writeOrder(order)).toEqual({
      customer,
      order: payload,
      coupon: 'LETO',
      spendBonus: 100.5,
      deliveryMethod: 'delivery',
      deliveryTerminalId: null,
      address: payload.address,
      deliveryTime: '2026-03-02T14:30:00.000Z',
      payment: 'cash',
      changeFrom: null,
      persons: 2,
      comment: 'Без лука',
      total: 649.35,
      fullPrice: 749.85,
      discountTotal: 0,
    });
  });

  test('to take away names its restaurant, and the change is in roubles', () => {
    const self = { deliveryMethod: 'self', address: null, terminalId: brand<TerminalId>('t1') } as const;
    expect(writeOrder({ ...order, ...self, changeFrom: kopecks(500_000) })).toMatchObject({
      deliveryMethod: 'self',
      deliveryTerminalId: 't1',
      address: null,
      order: { address: null },
      changeFrom: 5000,
    });
  });

  test('is the same text every time it is written, also after it lay in storage', () => {
    const stored = JSON.parse(JSON.stringify(order)) as OrderRequest;
    expect(JSON.stringify(writeOrder(stored))).toBe(JSON.stringify(writeOrder(order)));
  });
});

test('every sum leaves with at most two decimals and comes back as the same kopecks', () => {
  const sum = fc.integer({ min: 0, max: 1e9 }).map(kopecks);
  const option = fc.record({ price: sum, amount: fc.integer({ min: 1, max: 9 }) });
  const position = fc.record({
    price: sum,
    quantity: fc.integer({ min: 1, max: 99 }),
    options: fc.array(option),
  });
  fc.assert(
    fc.property(fc.array(position), sum, (positions, total) => {
      const lines = positions.map(({ price, quantity, options }) =>
        sampleLine({
          price,
          quantity,
          modifiers: options.map((part, index) => sampleModifier({ ...part, groupId: groupId(`g${index}`) })),
        }),
      );
      const body = writeOrder({ ...order, lines, total });
      expect(Math.round(body.total * 100)).toBe(total);
      for (const [index, item] of body.order.items.entries()) {
        const { price = 0, quantity = 0, options = [] } = positions[index] ?? {};
        expect(String(item.sum)).toMatch(/^\d+(\.\d{1,2})?$/);
        expect(Math.round(item.sum * 100)).toBe(price * quantity);
        expect(item.modifiers.map(({ sum: part }) => Math.round(part * 100))).toEqual(
          options.map((part) => part.price * part.amount),
        );
      }
    }),
    { numRuns },
  );
});

test('a change of the account sends what was changed and nothing else', () => {
  expect(writeChanges({})).toEqual({});
  expect(writeChanges({ name: personal<PersonName>('') })).toEqual({ name: '' });
  const consents = { personalData: true, pushNotifications: false, advertising: true };
  const written = { personalData: true, PUSHNotifications: false, receiveAdvertisingInformation: true };
  expect(writeChanges({ consents })).toEqual(written);
  const profile = { phone: order.phone, name: order.name, consents };
  expect(writeProfile(profile)).toEqual({ phone: '+79991234567', name: 'Анна', ...written });
});

test('a new address belongs to its customer and has no id yet', () => {
  const { id: _id, ...draft } = address;
  expect(writeAddress(brand<UserId>('7'), address)).toEqual({ userId: '7', ...draft });
});
