import type { CartLine } from '../../domain/cart.ts';
import { counted } from '../../domain/plural.ts';

const PIECES = ['штука', 'штуки', 'штук'] as const;

const piecesOf = (lines: readonly CartLine[]): ReadonlyMap<string, number> => {
  const pieces = new Map<string, number>();
  for (const { kind, productId, quantity } of lines)
    if (kind === 'goods') pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
};

/** «Филадельфия, 2 штуки», where a change of the cart added one dish and did nothing else to others. */
export function addedWords(before: readonly CartLine[], after: readonly CartLine[]): string | null {
  const [old, fresh] = [piecesOf(before), piecesOf(after)];
  const changed = [...new Set([...old.keys(), ...fresh.keys()])].filter(
    (id) => old.get(id) !== fresh.get(id),
  );
  const [id] = changed;
  const pieces = fresh.get(id ?? '') ?? 0;
  if (changed.length !== 1 || pieces <= (old.get(id ?? '') ?? 0)) return null;
  return `${after.find(({ productId }) => productId === id)?.name ?? ''}, ${counted(pieces, PIECES)}`;
}
