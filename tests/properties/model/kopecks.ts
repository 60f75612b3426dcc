import type { CartLine } from '../../../src/domain/cart.ts';

/** Whole kopecks of a decimal text with at most two decimals, digit by digit: no float is ever in between. */
export function kopecksOfText(text: string): bigint {
  const [, sign = '', roubles = '', decimals = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (roubles === '') throw new Error(`Not a sum: ${text}`);
  const all = BigInt(roubles) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign === '-' ? -all : all;
}

type Summed = Pick<CartLine, 'price' | 'quantity'> & {
  readonly modifiers: readonly { readonly price: number; readonly amount: number }[];
};

/** Σ (price + Σ modifier price × amount) × quantity, in BigInt. */
export function exactTotal(lines: readonly Summed[]): bigint {
  let total = 0n;
  for (const { price, quantity, modifiers } of lines) {
    let one = BigInt(price);
    for (const modifier of modifiers) one += BigInt(modifier.price) * BigInt(modifier.amount);
    total += one * BigInt(quantity);
  }
  return total;
}

export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const atLeastZero = (a: bigint): bigint => (a > 0n ? a : 0n);
