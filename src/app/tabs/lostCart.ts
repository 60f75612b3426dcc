import * as z from 'zod/mini';
import type { ProductId } from '../../domain/catalog.ts';
import type { PastItem } from '../../domain/customer.ts';
import { brand } from '../../ports/readers/brand.ts';
import type { SafeStorage } from '../../ports/storage.ts';
import type { AppWorld } from '../../slices/world.ts';
import { LOST_KEY, olderCarts, parseEntry } from './savedText.ts';

/** For so long a cart that a reset has taken can be put back. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

const text = z.string().check(z.minLength(1), z.maxLength(1_000));
const count = z.int().check(z.minimum(1), z.maximum(1_000));
const modifier = z.object({ id: text, amount: count });
/** As much of a line as each shop has kept of it, whatever else its version had. */
const line = z.object({
  kind: z.literal('goods'),
  productId: text,
  name: text,
  quantity: count,
  modifiers: z.array(modifier),
});
const item = z.object({ productId: text, name: text, amount: count, modifiers: z.array(modifier) });
const kept = z.object({ at: z.int(), items: z.array(item) });

const pastItem = ({ productId: id, name, amount, modifiers }: z.infer<typeof item>): PastItem => ({
  productId: brand<ProductId>(id),
  name,
  amount,
  isGift: false,
  modifiers: modifiers.map((one) => ({ id: brand<ProductId>(one.id), amount: one.amount })),
});

const savedCart = z.object({ state: z.object({ lines: z.array(z.unknown()) }) });

/** The lines of a saved cart of any version; those that cannot be read are left out. */
const itemsIn = (storedCart: string | null): readonly z.infer<typeof item>[] => {
  const saved = savedCart.safeParse(parseEntry(storedCart));
  return (saved.success ? saved.data.state.lines : []).flatMap((value) => {
    const read = line.safeParse(value);
    if (!read.success) return [];
    const { productId: id, name, quantity: amount, modifiers } = read.data;
    return [{ productId: id, name, amount, modifiers }];
  });
};

/** Keeps what lies in the carts of other versions, before they are removed. `now` in ms. */
export function keepLostCart(storage: SafeStorage, storeVersion: string, now: number): void {
  const items = olderCarts(storage, storeVersion).flatMap((key) => itemsIn(storage.read(key)));
  if (items.length > 0) storage.write(LOST_KEY, JSON.stringify({ at: now, items }));
}

/** What was kept, for a day. */
export const lostCartIn = (storage: SafeStorage, now: () => number): AppWorld['lostCart'] => ({
  find() {
    const read = kept.safeParse(parseEntry(storage.read(LOST_KEY)));
    if (read.success && Math.abs(now() - read.data.at) < KEPT_MS) return read.data.items.map(pastItem);
    storage.remove(LOST_KEY);
    return [];
  },
  forget: () => storage.remove(LOST_KEY),
});
