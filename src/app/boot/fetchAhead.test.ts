import { beforeEach, expect, test, vi } from 'vitest';
import { modalRegistry } from '../../ui/modals/modalRegistry.ts';
import { openProduct } from '../../ui/product/FrontProduct.tsx';
import { provideConnection } from '../../ui/shell/connection.ts';
import { fetchAhead, wayToOrder, type Leisure } from './fetchAhead.ts';
import { pageChunk } from '../navigation/routes.tsx';

const NAMES = ['product', 'cart', 'checkout'] as const;

/** What was done, in its order; `fail` says how often the fetch of a name fails first. */
const play = async (leisure: Partial<Leisure>, fail: Readonly<Record<string, number>> = {}) => {
  const log: string[] = [];
  const left = new Map(Object.entries(fail));
  const chunks = NAMES.map((name) => ({
    fetchAhead: async () => {
      log.push(`${name}…`);
      await Promise.resolve();
      const failures = left.get(name) ?? 0;
      left.set(name, failures - 1);
      if (failures > 0) throw new Error('No connection');
      log.push(name);
    },
  }));
  await fetchAhead(chunks, {
    isDataSaved: () => false,
    isCalm: async () => void log.push('calm'),
    ...leisure,
  });
  return log;
};

beforeEach(() =>
  provideConnection({ isThere: async () => true, isCut: () => false, isBack: async () => undefined }),
);

test('one after another, each in a calm moment', async () => {
  expect(await play({})).toEqual(NAMES.flatMap((name) => ['calm', `${name}…`, name]));
});

test('nothing on a connection that saves data, and nothing more once it does', async () => {
  expect(await play({ isDataSaved: () => true })).toEqual(['calm']);
  const isDataSaved = vi.fn<() => boolean>(() => true).mockReturnValueOnce(false);
  expect(await play({ isDataSaved })).toEqual(['calm', 'product…', 'product', 'calm']);
});

test('goes on where it stopped when the connection was gone', async () => {
  const waited = vi.fn<() => Promise<void>>(async () => undefined);
  provideConnection({ isThere: async () => false, isCut: () => false, isBack: waited });
  const log = (await play({}, { cart: 1 })).join(' ');
  expect(log.split(/ (?=calm)/)).toEqual([
    'calm product… product',
    'calm cart…',
    'calm cart… cart',
    'calm checkout… checkout',
  ]);
  expect(waited).toHaveBeenCalledTimes(1);
});

test('ends where the server does not have it: it may be another build’s by now', async () => {
  expect(await play({}, { cart: 1 })).toEqual(['calm', 'product…', 'product', 'calm', 'cart…']);
});

test('the way to the order is walked from the dish to the thanks, and nothing beside it is fetched', async () => {
  const { modifiers, auth, deliveryChoice, address, restaurants, time } = modalRegistry;
  const way = [
    openProduct,
    pageChunk('product'),
    modifiers,
    pageChunk('cart'),
    auth,
    deliveryChoice,
    address,
    restaurants,
    time,
    pageChunk('checkout'),
    pageChunk('complete'),
  ];
  const walked: number[] = [];
  const spies = way.map((chunk, step) =>
    vi.spyOn(chunk, 'fetchAhead').mockImplementation(async () => void walked.push(step)),
  );
  for (const chunk of wayToOrder()) await chunk.fetchAhead();
  expect(walked).toEqual(way.map((_chunk, step) => step));
  for (const spy of spies) spy.mockRestore();
});
