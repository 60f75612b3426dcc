import { isSeen } from './earlyCart.ts';
import { savedSlice, type Read } from './savedSlice.ts';

/** What the browser keeps of its visitor, as far as the first sight of a page depends on it. */
export interface Visitor {
  readonly hasChosenCity: boolean;
  readonly isCustomer: boolean;
  /** Lines of the saved cart that are seen: dishes and gifts. */
  readonly lines: number;
}

/** A first look at what is saved, without the code that reads it: what it takes to be there is only a guess. */
export function readVisitor(read: Read): Visitor {
  const { isAlreadySelectedCity } = savedSlice(read, 'user');
  const { token } = savedSlice(read, 'auth');
  const { lines } = savedSlice(read, 'cart');
  return {
    hasChosenCity: isAlreadySelectedCity === true,
    isCustomer: Boolean(token),
    lines: Array.isArray(lines)
      ? lines.filter((line: { readonly kind?: unknown } | null) => isSeen(line?.kind)).length
      : 0,
  };
}
