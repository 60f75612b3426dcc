import type { SafeStorage } from '../../ports/storage.ts';
import { initialAddress } from '../../slices/address/state.ts';
import { initialAuth } from '../../slices/auth/state.ts';
import { initialCart } from '../../slices/cart/state.ts';
import { initialUser } from '../../slices/user/state.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { keyOf, LOST_KEY, olderCarts, parseSaved, SAVED } from './savedText.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

type Marks = Readonly<Record<string, (value: unknown) => boolean>>;
/** What may differ in a guest's slices: marks of the browser, each with what it must be. */
const MARKS = {
  cart: {
    revision: Number.isSafeInteger,
    workTimeShownOn: (value) => value === null || isText(value),
  },
  user: {
    isAlreadySelectedCity: isFlag,
    isShowGetMobileApp: isFlag,
    allergens: (value) => Array.isArray(value) && value.every(isText),
  },
  address: {},
  auth: {},
} as const satisfies Record<string, Marks>;
const EMPTY = { cart: initialCart, user: initialUser, address: initialAddress, auth: initialAuth };
type Slice = keyof typeof EMPTY;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The marks of one slice that is empty but for them; null where there is more in it, or less. */
function marksIn(slice: Slice, saved: object): object | null {
  const marks: Marks = MARKS[slice];
  const empty: Readonly<Record<string, unknown>> = { ...EMPTY[slice] };
  const found: Readonly<Record<string, unknown>> = { ...saved };
  const isGuests = Object.keys({ ...empty, ...found }).every((name) =>
    Object.hasOwn(marks, name) ? marks[name]?.(found[name]) : isSame(found[name], empty[name]),
  );
  return isGuests ? Object.fromEntries(Object.keys(marks).map((name) => [name, found[name]])) : null;
}

/** Whether a change of the version has taken dishes out of a cart, or is about to. */
const mayHaveLost = (storage: SafeStorage, storeVersion: string): boolean =>
  storage.read(LOST_KEY) !== null ||
  olderCarts(storage, storeVersion).some((key) => storage.read(key)?.includes('"lines":[]') === false);

/**
 * What storage holds of a guest who has nothing in the cart: the marks of the browser, without the schemas that read all
 * that may lie there; those of an empty shop for somebody new. Null for anybody else, and where it is not certain.
 */
export function savedGuest(storage: SafeStorage, storeVersion: string): SavedSlices | null {
  if (mayHaveLost(storage, storeVersion)) return null;
  const isNew = SAVED.every((slice) => storage.read(keyOf(storeVersion, slice)) === null);
  const read = (slice: Slice): object | null => {
    const saved = isNew ? EMPTY[slice] : parseSaved(storage, storeVersion, slice);
    return saved && marksIn(slice, saved);
  };
  const [cart, user, address, auth] = [read('cart'), read('user'), read('address'), read('auth')];
  return cart && user && address && auth ? { cart, user } : null;
}
